/** Where the page begins: the language first, then the page that the address names. */
import { render } from "preact";
import { App } from "./App.tsx";
import { preferred, speak } from "./i18n.ts";
import { probe, watchConnection } from "./offline/connection.ts";
import { watchForInstalling } from "./offline/offers.ts";
import { startWorker } from "./offline/worker.ts";
import "./state/box.ts";
import { tableId } from "./route.ts";
import { arrive } from "./state/me.ts";
import { fetchTable } from "./table/pages.tsx";
import "./ui/base.css";
import "./ui/layout.css";
import "./ui/controls.css";
import "./ui/forms.css";
import "./lobby/sky.css";
import "./art/cards.css";
import "./art/players.css";
import "./ui/pages.css";
import "./lobby/front.css";
import "./waiting/waiting.css";
import "./ui/sheets.css";
import "./trust/trust.css";
import "./theme.ts";

const RETRY = 1500;

async function greet(): Promise<void> {
  try {
    await arrive();
  } catch {
    void probe();
    setTimeout(greet, RETRY);
  }
}

if (tableId.peek() !== null) fetchTable();
await speak(preferred());
// biome-ignore lint/style/noNonNullAssertion: index.html has it
render(<App />, document.getElementById("app")!);
watchConnection();
watchForInstalling();
void greet();
startWorker();

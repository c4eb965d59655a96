/** Where the page begins: the language first, then the page that the address names. */
import { render } from "preact";
import { App } from "./App.tsx";
import { preferred, speak, t } from "./i18n.ts";
import "./state/box.ts";
import { tableId } from "./route.ts";
import { arrive } from "./state/me.ts";
import { toast } from "./state/toasts.ts";
import { fetchTable } from "./table/pages.tsx";
import "./ui/base.css";
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
    toast(t("error-unreachable"), "problem");
    setTimeout(greet, RETRY);
  }
}

if (tableId.peek() !== null) fetchTable();
await speak(preferred());
render(<App />, document.getElementById("app")!);
void greet();
// For the page without a connection; some browsers refuse, and all else works without.
navigator.serviceWorker?.register("/worker.js").catch(() => undefined);

/** Where the page begins: the language first, then the page that the address names. */
import { render } from "preact";
import { App } from "./App.tsx";
import { preferred, speak, t } from "./i18n.ts";
import "./state/box.ts";
import { arrive } from "./state/me.ts";
import { toast } from "./state/toasts.ts";
import "./style/base.css";
import "./style/controls.css";
import "./style/forms.css";
import "./style/sky.css";
import "./style/cards.css";
import "./style/players.css";
import "./style/fireworks.css";
import "./style/hands.css";
import "./style/held.css";
import "./style/marks.css";
import "./style/board.css";
import "./style/tokens.css";
import "./style/dock.css";
import "./style/clock.css";
import "./style/talk.css";
import "./style/moves.css";
import "./style/pages.css";
import "./style/front.css";
import "./style/waiting.css";
import "./style/end.css";
import "./style/archive.css";
import "./style/review.css";
import "./style/sheets.css";
import "./style/rulebook.css";
import "./style/lesson.css";
import "./style/puzzle.css";
import "./style/trust.css";
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

await speak(preferred());
render(<App />, document.getElementById("app")!);
void greet();
// For the page without a connection; some browsers refuse, and all else works without.
navigator.serviceWorker?.register("/worker.js").catch(() => undefined);

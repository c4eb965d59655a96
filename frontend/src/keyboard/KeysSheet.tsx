/** Which keys do what. */
import { coloursInPlay } from "../game/cards.ts";
import { colourName } from "../game/describe.ts";
import { t } from "../i18n.ts";
import type { View } from "../messages.gen.ts";
import { shortcuts } from "../state/settings.ts";
import { useTable } from "../store/context.ts";
import { Switch } from "../ui/Switch.tsx";
import { keyOf } from "./shortcuts.ts";

function Row({ keys, text }: { keys: string[]; text: string }) {
  return (
    <div>
      <dt>
        {keys.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </dt>
      <dd>{text}</dd>
    </div>
  );
}

export function KeysSheet({ view }: { view: View }) {
  const {
    advice: { mayAsk },
  } = useTable();
  return (
    <>
      <dl class="keys-list cells">
        <Row keys={["←", "→", "↑", "↓"]} text={t("key-arrows")} />
        <Row keys={["Esc"]} text={t("key-escape")} />
        <Row keys={["PgUp", "PgDn"]} text={t("key-step")} />
        <Row keys={["←", "→", "Home", "End"]} text={t("key-look-back")} />
        <Row keys={["␣"]} text={t("key-play")} />
        {shortcuts.value && (
          <>
            <Row keys={["1", "…", "5"]} text={t("key-digits")} />
            <Row keys={["H"]} text={t("key-hint")} />
            {coloursInPlay(view).map((colour) => (
              <Row
                key={colour}
                keys={[keyOf(colour).toUpperCase()]}
                text={t("key-colour", { colour: colourName(colour) })}
              />
            ))}
            <Row keys={["P"]} text={t("play")} />
            <Row keys={["D"]} text={t("discard")} />
            {view.rules.announce && <Row keys={["A"]} text={t("announce")} />}
            <Row keys={[",", "."]} text={t("key-move")} />
            <Row keys={["U", "L"]} text={t("key-push")} />
            <Row keys={["T"]} text={t("turn-card")} />
            <Row keys={["N"]} text={t("card-details")} />
            <Row keys={["V"]} text={t("show-known")} />
            {mayAsk.value && <Row keys={["I"]} text={t("advice-ask")} />}
            {mayAsk.value && <Row keys={["Q"]} text={t("key-why-not")} />}
            <Row keys={["?"]} text={t("key-help")} />
          </>
        )}
      </dl>
      <Switch
        label={t("shortcuts")}
        about={t("shortcuts-about")}
        on={shortcuts.value}
        onChange={(on) => (shortcuts.value = on)}
      />
    </>
  );
}

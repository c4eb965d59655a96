/** The ways into the house: to learn the game, to practise it, to play it with friends, on many devices or one, and to solve a puzzle. */
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Avatar } from "../art/Avatar.tsx";
import { Sign } from "../art/Drawings.tsx";
import { t } from "../i18n.ts";
import { FIRST, lessonState } from "../learn/progress.ts";
import { go } from "../route.ts";
import { hasPlayed } from "../state/settings.ts";
import { beginPractice, openTableFor } from "./begin.ts";
import { likelySettings } from "./likely.ts";

interface DoorProps {
  name: string;
  about: string;
  picture: ComponentChildren;
  busy: boolean;
  onOpen: () => void;
}

function Door({ name, about, picture, busy, onOpen }: DoorProps) {
  return (
    <li>
      <button type="button" class="door" disabled={busy} onClick={onOpen}>
        <span class="door-picture">{picture}</span>
        <span class="door-text">
          <b>{name}</b>
          <small>{about}</small>
        </span>
      </button>
    </li>
  );
}

/** To the first lesson; for those who have done it or played already, to all of them. */
function LearnDoor({ busy }: { busy: boolean }) {
  const state = lessonState(FIRST);
  const more = state === "done" || (state === "new" && hasPlayed.value);
  return (
    <Door
      name={t(more ? "lessons" : state === "begun" ? "learn-continue" : "learn-begin")}
      about={t(more ? "lessons-about" : "door-learn-about")}
      picture={<Sign name="idea" />}
      busy={busy}
      onOpen={() => go(more ? "/learn" : `/learn/${FIRST}`)}
    />
  );
}

/** The puzzle of the day has a door where it is not shown anyway. */
export function Doors({ puzzle }: { puzzle: boolean }) {
  const [busy, setBusy] = useState(false);
  const through = (way: () => Promise<void>) => {
    setBusy(true);
    void way().finally(() => setBusy(false));
  };
  return (
    <ul class="doors" aria-label={t("doors")}>
      <LearnDoor busy={busy} />
      <Door
        name={t("door-practise")}
        about={t("door-practise-about")}
        picture={<Avatar name="bot" lamp={3} bot />}
        busy={busy}
        onOpen={() => through(beginPractice)}
      />
      <Door
        name={t("door-friends")}
        about={t("door-friends-about")}
        picture={
          <>
            <Avatar name=" " lamp={0} />
            <Avatar name=" " lamp={1} />
          </>
        }
        busy={busy}
        onOpen={() => through(() => openTableFor({ ...likelySettings(), shared: false }))}
      />
      <Door
        name={t("door-pass")}
        about={t("door-pass-about")}
        picture={<Sign name="device" />}
        busy={busy}
        onOpen={() => through(() => openTableFor({ ...likelySettings(), shared: true, public: false }))}
      />
      {puzzle && (
        <Door
          name={t("puzzle-of-the-day")}
          about={t("door-puzzle-about")}
          picture={<Sign name="ask" />}
          busy={busy}
          onOpen={() => go("/puzzle")}
        />
      )}
    </ul>
  );
}

import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import { Tried } from "../../test/render.ts";
import { closed, countGame, gamesPlayed, installPrompt } from "../offline/offers.ts";
import { Offers } from "./Offers.tsx";

const shown = (tried: Tried) => tried.show(<Offers />).textContent ?? "";

test("a game counts once, however often you hear that it is over", () => {
  for (const game of ["t/1", "t/1", "t/2", "t/2"]) countGame(game);
  equal(gamesPlayed.value, 2);
});

test("sound is offered after the first game, installing after the second and keeping games after the third, until answered", () => {
  const tried = new Tried();
  installPrompt.value = Object.assign(new Event("beforeinstallprompt"), { prompt: () => Promise.resolve() });
  gamesPlayed.value = 1;
  equal(shown(tried).includes("Sounds?"), true);
  equal(tried.root.querySelectorAll("input[type=range]").length, 1);
  tried.after(() => tried.button("Not now").click());
  equal(shown(tried), "");
  gamesPlayed.value = 2;
  equal(shown(tried).includes("Install Tamaya"), true);
  tried.after(() => tried.button("Not now").click());
  equal(shown(tried), "");
  gamesPlayed.value = 3;
  equal(shown(tried).includes("Keep your games"), true);
  equal(tried.root.querySelector("a")?.getAttribute("href"), "/api/games/files");
  tried.after(() => tried.button("Not now").click());
  equal(shown(tried), "");
});

test("an offer that is not answered does not keep others from being made", () => {
  const tried = new Tried();
  closed.value = [];
  const titles = [1, 2, 3].map((games) => {
    gamesPlayed.value = games;
    tried.show(<Offers />);
    return tried.root.querySelector("h2")?.textContent;
  });
  deepEqual(titles, ["Sounds?", "Install Tamaya", "Keep your games"]);
});

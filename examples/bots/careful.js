#!/usr/bin/env node
// A small Hanabi bot in JavaScript: lines of JSON, nothing else. docs/bot-protocol.md describes them.
//
// tamaya bot-check "node examples/bots/careful.js"

const lines = require("node:readline").createInterface({ input: process.stdin });

let facts = {};
let view = {};

lines.on("line", (line) => {
  let message;
  try {
    message = JSON.parse(line);
  } catch {
    return; // what cannot be read is no question
  }
  switch (message?.type) {
    case "hello":
      answer({ type: "hello", version: 1, name: "Careful (JavaScript)" });
      break;
    case "game":
      facts = message.facts;
      break;
    case "view":
      view = message.view;
      break;
    case "choose": {
      const [action, reason] = choose();
      answer({ type: "action", number: message.number, action, reason });
      break;
    }
    case "bye":
      process.exit(0);
  }
});

function answer(message) {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}

// What is certain first, then what helps others, then what costs least.
function choose() {
  const { legal } = view;
  const own = view.hands[view.seat];
  const isOneOf = (cards) => (card) => card.possible.every((one) => cards.includes(one));
  const can = (verb) => (card) => legal.includes(`${verb} ${card.id}`);

  for (const [id, face] of view.discards) {
    // a bonus tile brings a card back
    if (legal.includes(`take ${id}`) && !view.useless.includes(face)) return [`take ${id}`, `we still need ${face}`];
  }
  const fitting = own.filter(can("play")).find(isOneOf(view.playable));
  if (fitting) return [`play ${fitting.id}`, "whatever it is, it fits"];
  const mayFit = (card) => card.hints.length > 0 && card.possible.some((one) => view.playable.includes(one));
  const told = view.rules.mistakes - view.mistakes > 1 && own.filter(can("play")).find(mayFit);
  if (told) return [`play ${told.id}`, "I was told of it, and it may fit"];
  const hints = legal.filter((one) => one.startsWith("hint"));
  const hint = hints.reduce((best, one) => (best && worth(best) >= worth(one) ? best : one), null);
  if (hint && worth(hint) > 0) return [hint, "it can be played"];
  const useless = own.filter(can("discard")).find(isOneOf(view.useless));
  if (useless) return [`discard ${useless.id}`, "nobody needs it any more"];
  const oldest = own.filter(can("discard")).find((card) => card.hints.length === 0);
  if (oldest) return [`discard ${oldest.id}`, "nobody has told me to keep it"];
  return [hint ?? legal[0], "nothing better came to mind"];
}

// How many cards a hint shows that can be played; below nothing, if it would show others, too.
function worth(hint) {
  const [, seat, what] = hint.split(" ");
  const touched = view.hands[seat].filter((card) => facts.touches[what].includes(card.card) && !card.hints.length);
  const faces = touched.map((card) => card.card);
  const good = faces.every((face) => view.playable.includes(face)) && new Set(faces).size === faces.length;
  return good ? faces.length : -faces.length;
}

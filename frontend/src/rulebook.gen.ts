// Made by `python -m tamaya.server.wire.typescript` from docs/rules.md and the core. Do not edit.
import type { Facts, Rules } from "./messages.gen.ts";

/** A rule with its number. It is played if one of its conditions holds, or always if it has none. */
export interface Rule {
  number: string;
  /** Where the rulebooks are silent. */
  ruling: boolean;
  conditions: Partial<Record<keyof Rules, Rules[keyof Rules][]>>[];
}

export const RULES: Rule[] = [
  {"number": "S1", "ruling": false, "conditions": []},
  {"number": "S2", "ruling": false, "conditions": []},
  {"number": "S3", "ruling": false, "conditions": []},
  {"number": "S4", "ruling": false, "conditions": []},
  {"number": "S5", "ruling": false, "conditions": []},
  {"number": "S6", "ruling": false, "conditions": []},
  {"number": "S7", "ruling": false, "conditions": []},
  {"number": "H1", "ruling": false, "conditions": []},
  {"number": "H2", "ruling": false, "conditions": []},
  {"number": "H3", "ruling": false, "conditions": []},
  {"number": "H4", "ruling": false, "conditions": []},
  {"number": "H5", "ruling": false, "conditions": []},
  {"number": "H6", "ruling": true, "conditions": []},
  {"number": "H7", "ruling": false, "conditions": []},
  {"number": "D1", "ruling": false, "conditions": []},
  {"number": "D2", "ruling": false, "conditions": []},
  {"number": "D3", "ruling": false, "conditions": []},
  {"number": "P1", "ruling": false, "conditions": []},
  {"number": "P2", "ruling": false, "conditions": []},
  {"number": "P3", "ruling": false, "conditions": []},
  {"number": "P4", "ruling": false, "conditions": []},
  {"number": "E1", "ruling": false, "conditions": []},
  {"number": "E2", "ruling": false, "conditions": []},
  {"number": "E3", "ruling": false, "conditions": [{"masterpiece": [false]}]},
  {"number": "E4", "ruling": false, "conditions": [{"masterpiece": [false]}]},
  {"number": "E5", "ruling": false, "conditions": [{"masterpiece": [false]}]},
  {"number": "X1", "ruling": false, "conditions": [{"mistakes": [1, 2]}]},
  {"number": "X2", "ruling": false, "conditions": [{"hints": [9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]}]},
  {"number": "X3", "ruling": false, "conditions": [{"masterpiece": [true]}]},
  {"number": "X3a", "ruling": true, "conditions": [{"masterpiece": [true]}]},
  {"number": "X3b", "ruling": true, "conditions": [{"masterpiece": [true]}]},
  {"number": "A1", "ruling": false, "conditions": [{"announce": [true]}]},
  {"number": "A2", "ruling": false, "conditions": [{"announce": [true]}]},
  {"number": "A3", "ruling": false, "conditions": [{"announce": [true]}]},
  {"number": "A4", "ruling": true, "conditions": [{"announce": [true]}]},
  {"number": "A5", "ruling": true, "conditions": [{"announce": [true], "multicolour": ["named-5", "named-10", "wild-5", "wild-10"]}, {"announce": [true], "black_powder": [true]}]},
  {"number": "M1", "ruling": false, "conditions": [{"multicolour": ["named-5", "named-10", "wild-5", "wild-10"]}]},
  {"number": "M2", "ruling": false, "conditions": [{"multicolour": ["named-5", "named-10"]}]},
  {"number": "M3", "ruling": false, "conditions": [{"multicolour": ["wild-5", "wild-10"]}]},
  {"number": "K1", "ruling": false, "conditions": [{"black_powder": [true]}]},
  {"number": "K2", "ruling": false, "conditions": [{"black_powder": [true]}]},
  {"number": "K3", "ruling": false, "conditions": [{"black_powder": [true]}]},
  {"number": "K4", "ruling": false, "conditions": [{"black_powder": [true]}]},
  {"number": "K5", "ruling": false, "conditions": [{"black_powder": [true]}]},
  {"number": "K6", "ruling": false, "conditions": [{"black_powder": [true]}]},
  {"number": "B1", "ruling": false, "conditions": [{"bonus_tiles": [true]}]},
  {"number": "B2", "ruling": false, "conditions": [{"bonus_tiles": [true]}]},
  {"number": "B3", "ruling": true, "conditions": [{"bonus_tiles": [true]}]},
  {"number": "B4", "ruling": true, "conditions": [{"bonus_tiles": [true]}]},
  {"number": "B5", "ruling": true, "conditions": [{"bonus_tiles": [true]}]},
  {"number": "B6", "ruling": false, "conditions": [{"bonus_tiles": [true]}]},
  {"number": "C1", "ruling": false, "conditions": []},
  {"number": "C2", "ruling": false, "conditions": []},
  {"number": "C3", "ruling": false, "conditions": []},
  {"number": "C4", "ruling": false, "conditions": []},
];

export const NAMED: Facts = {"copies":[3,2,2,2,1,3,2,2,2,1,3,2,2,2,1,3,2,2,2,1,3,2,2,2,1,3,2,2,2,1,1,2,2,2,3],"order":{"red":[1,2,3,4,5],"yellow":[1,2,3,4,5],"green":[1,2,3,4,5],"blue":[1,2,3,4,5],"white":[1,2,3,4,5],"multicolour":[1,2,3,4,5],"black":[5,4,3,2,1]},"hints":[["red",31],["yellow",992],["green",31744],["blue",1015808],["white",32505856],["multicolour",1040187392],[1,1108378657],[2,2216757314],[3,4433514628],[4,8867029256],[5,17734058512]],"max_score":30};

export const WILD: Facts = {"copies":[3,2,2,2,1,3,2,2,2,1,3,2,2,2,1,3,2,2,2,1,3,2,2,2,1,3,2,2,2,1,0,0,0,0,0],"order":{"red":[1,2,3,4,5],"yellow":[1,2,3,4,5],"green":[1,2,3,4,5],"blue":[1,2,3,4,5],"white":[1,2,3,4,5],"multicolour":[1,2,3,4,5],"black":[5,4,3,2,1]},"hints":[["red",1040187423],["yellow",1040188384],["green",1040219136],["blue",1041203200],["white",1072693248],[1,34636833],[2,69273666],[3,138547332],[4,277094664],[5,554189328]],"max_score":30};

// Made by `python -m frontend.write_types` from docs/rules.md and the core. Do not edit.
import type { Facts, Rules } from "./messages.gen.ts";

/** A rule with its number. It is played if one of its conditions holds, or always if it has none. */
export interface Rule {
  number: string;
  conditions: Partial<Record<keyof Rules, Rules[keyof Rules][]>>[];
}

export const RULES: Rule[] = [
  {"number": "S1", "conditions": []},
  {"number": "S2", "conditions": []},
  {"number": "S3", "conditions": []},
  {"number": "S4", "conditions": []},
  {"number": "S5", "conditions": []},
  {"number": "S6", "conditions": []},
  {"number": "S7", "conditions": []},
  {"number": "H1", "conditions": []},
  {"number": "H2", "conditions": []},
  {"number": "H3", "conditions": []},
  {"number": "H4", "conditions": []},
  {"number": "H5", "conditions": []},
  {"number": "H6", "conditions": []},
  {"number": "H7", "conditions": []},
  {"number": "D1", "conditions": []},
  {"number": "D2", "conditions": []},
  {"number": "D3", "conditions": []},
  {"number": "P1", "conditions": []},
  {"number": "P2", "conditions": []},
  {"number": "P3", "conditions": []},
  {"number": "P4", "conditions": []},
  {"number": "E1", "conditions": []},
  {"number": "E2", "conditions": []},
  {"number": "E3", "conditions": [{"masterpiece": [false]}]},
  {"number": "E4", "conditions": [{"masterpiece": [false]}]},
  {"number": "E5", "conditions": [{"masterpiece": [false]}]},
  {"number": "X1", "conditions": [{"mistakes": [1, 2]}]},
  {"number": "X2", "conditions": [{"hints": [9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]}]},
  {"number": "X3", "conditions": [{"masterpiece": [true]}]},
  {"number": "X3a", "conditions": [{"masterpiece": [true]}]},
  {"number": "X3b", "conditions": [{"masterpiece": [true]}]},
  {"number": "X3c", "conditions": [{"masterpiece": [true]}]},
  {"number": "X4", "conditions": [{"colours": [3, 4]}]},
  {"number": "A1", "conditions": [{"announce": [true]}]},
  {"number": "A2", "conditions": [{"announce": [true]}]},
  {"number": "A3", "conditions": [{"announce": [true]}]},
  {"number": "A4", "conditions": [{"announce": [true]}]},
  {"number": "A5", "conditions": [{"announce": [true], "multicolour": ["named-5", "named-10", "wild-5", "wild-10"]}, {"announce": [true], "black_powder": [true]}]},
  {"number": "M1", "conditions": [{"multicolour": ["named-5", "named-10", "wild-5", "wild-10"]}]},
  {"number": "M2", "conditions": [{"multicolour": ["named-5", "named-10"]}]},
  {"number": "M3", "conditions": [{"multicolour": ["wild-5", "wild-10"]}]},
  {"number": "K1", "conditions": [{"black_powder": [true]}]},
  {"number": "K2", "conditions": [{"black_powder": [true]}]},
  {"number": "K3", "conditions": [{"black_powder": [true]}]},
  {"number": "K4", "conditions": [{"black_powder": [true]}]},
  {"number": "K5", "conditions": [{"black_powder": [true]}]},
  {"number": "K6", "conditions": [{"black_powder": [true]}]},
  {"number": "B1", "conditions": [{"bonus_tiles": [true]}]},
  {"number": "B2", "conditions": [{"bonus_tiles": [true]}]},
  {"number": "B3", "conditions": [{"bonus_tiles": [true]}]},
  {"number": "B4", "conditions": [{"bonus_tiles": [true]}]},
  {"number": "B5", "conditions": [{"bonus_tiles": [true]}]},
  {"number": "B6", "conditions": [{"bonus_tiles": [true]}]},
  {"number": "C1", "conditions": []},
  {"number": "C2", "conditions": []},
  {"number": "C3", "conditions": []},
  {"number": "C4", "conditions": []},
];

export const NAMED: Facts = {"copies":[3,2,2,2,1,3,2,2,2,1,3,2,2,2,1,3,2,2,2,1,3,2,2,2,1,3,2,2,2,1,1,2,2,2,3],"order":{"red":[1,2,3,4,5],"yellow":[1,2,3,4,5],"green":[1,2,3,4,5],"blue":[1,2,3,4,5],"white":[1,2,3,4,5],"multicolour":[1,2,3,4,5],"black":[5,4,3,2,1]},"hints":[["red",31],["yellow",992],["green",31744],["blue",1015808],["white",32505856],["multicolour",1040187392],[1,1108378657],[2,2216757314],[3,4433514628],[4,8867029256],[5,17734058512]],"max_score":30};

export const WILD: Facts = {"copies":[3,2,2,2,1,3,2,2,2,1,3,2,2,2,1,3,2,2,2,1,3,2,2,2,1,3,2,2,2,1,0,0,0,0,0],"order":{"red":[1,2,3,4,5],"yellow":[1,2,3,4,5],"green":[1,2,3,4,5],"blue":[1,2,3,4,5],"white":[1,2,3,4,5],"multicolour":[1,2,3,4,5],"black":[5,4,3,2,1]},"hints":[["red",1040187423],["yellow",1040188384],["green",1040219136],["blue",1041203200],["white",1072693248],[1,34636833],[2,69273666],[3,138547332],[4,277094664],[5,554189328]],"max_score":30};

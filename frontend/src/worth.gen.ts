// Made by `python -m frontend.write_types` from bench/agreements.py and what it noted. Do not edit.

export const WORTH: Record<string, [mean: number, error: number][]> = {"none": [[18.5, 0.08], [18.6, 0.05], [18.2, 0.05], [16.9, 0.05]], "beginner": [[22.9, 0.07], [23.4, 0.05], [23.5, 0.05], [22.6, 0.05]], "club": [[22.9, 0.07], [23.7, 0.06], [23.7, 0.05], [23.2, 0.06]], "expert": [[23.2, 0.06], [23.8, 0.06], [23.8, 0.06], [23.3, 0.06]]};

export const WORTH_GAMES = 1000;

export const BRINGS: Record<string, ([mean: number, error: number] | null)[]> = {"chop": [[1.61, 0.31], [1.26, 0.3], [0.78, 0.24], [-0.13, 0.3]], "focus": [null, null, null, null], "play-hint": [null, null, null, null], "save": [[0.63, 0.34], [0.68, 0.15], [0.39, 0.23], [0.04, 0.29]], "save:5": [null, null, null, null], "save:2": [null, null, null, null], "save:early": [null, null, null, null], "good-touch": [null, null, null, null], "prompt": [null, null, null, null], "finesse": [null, null, null, null], "blind-play": [null, null, null, null], "reverse-finesse": [null, null, null, null], "double-finesse": [null, null, null, null], "self-finesse": [null, null, null, null], "five-stall": [null, null, null, null], "five-stall:late": [[0.08, 0.1], [0.02, 0.09], [-0.1, 0.05], [-0.06, 0.07]], "ones": [[0.18, 0.12], [-0.01, 0.07], [0.05, 0.13], [-0.1, 0.28]], "fixing": [[-0.02, 0.07], [0.03, 0.1], [-0.13, 0.12], [-0.27, 0.24]], "passing-discard": [[0.0, 0.0], [0.0, 0.0], [-0.1, 0.08], [-0.19, 0.19]], "counting": [[0.1, 0.06], [0.15, 0.04], [0.31, 0.05], [0.31, 0.07]]};

export const BRINGS_GAMES = 100;

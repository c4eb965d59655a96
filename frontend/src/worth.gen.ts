// Made by `python -m frontend.write_types` from bench/agreements.py and what it noted. Do not edit.

export const WORTH: Record<string, [mean: number, error: number][]> = {"none": [[18.5, 0.08], [18.6, 0.05], [18.2, 0.05], [16.9, 0.05]], "beginner": [[22.9, 0.07], [23.4, 0.06], [23.5, 0.05], [22.6, 0.05]], "club": [[22.9, 0.07], [23.7, 0.05], [23.6, 0.05], [23.1, 0.06]], "expert": [[23.1, 0.06], [23.8, 0.06], [23.8, 0.06], [23.2, 0.06]]};

export const WORTH_GAMES = 1000;

export const BRINGS: Record<string, ([mean: number, error: number] | null)[]> = {"chop": [null, [1.31, 0.31], null, null], "focus": [null, [1.21, 0.2], null, null], "play-hint": [null, [1.5, 0.21], null, null], "save": [null, [0.62, 0.15], null, null], "save:5": [null, null, null, null], "save:2": [null, [-0.17, 0.12], null, null], "good-touch": [null, [0.59, 0.24], null, null], "prompt": [null, [0.25, 0.16], null, null], "finesse": [null, [0.34, 0.17], null, null], "blind-play": [null, [0.01, 0.01], null, null], "reverse-finesse": [null, [0.17, 0.12], null, null], "double-finesse": [null, [0.17, 0.23], null, null], "self-finesse": [null, [0.0, 0.09], null, null], "five-stall": [null, [0.05, 0.09], null, null], "five-stall:late": [null, null, null, null], "ones": [null, [-0.08, 0.08], null, null], "fixing": [null, [0.03, 0.13], null, null], "passing-discard": [null, [0.0, 0.0], null, null], "counting": [null, [0.12, 0.05], null, null]};

export const BRINGS_GAMES = 100;

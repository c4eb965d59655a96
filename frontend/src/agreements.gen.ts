// Made by `python -m frontend.write_types` from tamaya.bots.conventions.agreement. Do not edit.

export const AGREEMENTS: Record<string, string[]> = {"none": [], "beginner": ["chop", "focus", "play-hint", "save", "two-save", "good-touch", "prompt", "finesse"], "club": ["chop", "focus", "play-hint", "save", "two-save", "good-touch", "prompt", "finesse", "blind-play", "reverse-finesse", "double-finesse", "self-finesse", "five-stall"], "expert": ["chop", "focus", "play-hint", "save", "two-save", "good-touch", "prompt", "finesse", "blind-play", "reverse-finesse", "double-finesse", "self-finesse", "five-stall", "ones", "fixing", "passing-discard", "counting"]};

export const WITH_NEEDS: Record<string, string[]> = {"chop": ["chop"], "focus": ["focus"], "play-hint": ["play-hint"], "save": ["chop", "save"], "two-save": ["chop", "save", "two-save"], "good-touch": ["good-touch"], "prompt": ["play-hint", "prompt"], "finesse": ["play-hint", "prompt", "finesse"], "blind-play": ["play-hint", "prompt", "finesse", "blind-play"], "reverse-finesse": ["play-hint", "prompt", "finesse", "reverse-finesse"], "double-finesse": ["play-hint", "prompt", "finesse", "double-finesse"], "self-finesse": ["play-hint", "prompt", "finesse", "self-finesse"], "five-stall": ["play-hint", "five-stall"], "ones": ["ones"], "fixing": ["play-hint", "fixing"], "passing-discard": ["passing-discard"], "counting": ["counting"]};

export const WORTH: Record<string, [mean: number, error: number][]> = {"none": [[18.5, 0.08], [18.6, 0.05], [18.2, 0.05], [16.9, 0.05]], "beginner": [[22.9, 0.07], [23.4, 0.06], [23.5, 0.05], [22.6, 0.05]], "club": [[22.9, 0.07], [23.7, 0.05], [23.6, 0.05], [23.1, 0.06]], "expert": [[23.1, 0.06], [23.8, 0.06], [23.8, 0.06], [23.2, 0.06]]};

export const WORTH_GAMES = 1000;

// Written by sprite.py from the drawing modules.
export const R = 38.6;
export const HALF = 33.4286;
export const MARGIN = 14.0;
export const TERRAINS = ["desert", "plains", "swamp", "lakes", "forest", "mountains", "wasteland", "ice", "volcano"];
export const RIMS: Record<string, string> = {"ice": "#3f9fc8", "volcano": "#b8460d"};
export const LETTERS: Record<string, Record<string, string>> = {"en": {"desert": "D", "plains": "P", "swamp": "S", "lakes": "L", "forest": "F", "mountains": "M", "wasteland": "W", "ice": "I", "volcano": "V"}, "it": {"desert": "D", "plains": "P", "swamp": "U", "lakes": "L", "forest": "F", "mountains": "M", "wasteland": "N", "ice": "G", "volcano": "V"}, "pt": {"desert": "D", "plains": "P", "swamp": "N", "lakes": "L", "forest": "F", "mountains": "M", "wasteland": "V", "ice": "G", "volcano": "C"}};

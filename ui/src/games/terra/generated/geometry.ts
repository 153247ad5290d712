// Written by sprite.py from the drawing modules.
export const R = 38.6;
export const HALF = 33.4286;
export const TERRAINS = ["desert", "plains", "swamp", "lakes", "forest", "mountains", "wasteland", "ice", "volcano"];
export const RIMS: Record<string, string> = {"ice": "#3f9fc8", "volcano": "#b8460d"};

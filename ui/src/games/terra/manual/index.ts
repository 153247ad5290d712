/** Pictures for the chapters of the rules. */

import "../generated/colours.css";

import Sprite from "../parts/Sprite.svelte";
import Picture from "./Picture.svelte";

export default { Picture, Defs: Sprite };

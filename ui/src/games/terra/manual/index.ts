/** Pictures for the chapters of the rules. */

import "../generated/colours.css";

import Sprite from "../parts/Sprite.svelte";
import Face from "./Face.svelte";
import Picture from "./Picture.svelte";

export default { Picture, Face, Defs: Sprite };

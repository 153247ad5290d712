/** How a game of Terra Mystica went. */

import { gameCharts } from "../../../table/game";
import { basics } from "../basics";
import Charts from "./Charts.svelte";

export default gameCharts({ ...basics, Charts });

/** How a game of Anunnaki went. */

import { gameCharts } from "../../../table/game";
import { basics } from "../basics";
import Charts from "./Charts.svelte";

export default gameCharts({ ...basics, Charts });

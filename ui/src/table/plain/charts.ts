/** How a game without a drawing went. */

import { gameCharts } from "../game";
import { basics } from "./basics";
import Charts from "./Charts.svelte";

export default gameCharts({ ...basics, Charts });

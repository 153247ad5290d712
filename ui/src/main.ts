import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/parts.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { startWords } from "./lib/words.svelte";

// The words come first: nothing is drawn without them.
startWords().then(() => mount(App, { target: document.getElementById("app")! }));

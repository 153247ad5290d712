import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/parts.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { startWords } from "./lib/words.svelte";

// A newer page has taken the place of this one on the server: load it, once.
addEventListener("vite:preloadError", (event) => {
  if (performance.now() < 10_000) return;
  event.preventDefault();
  location.reload();
});

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  addEventListener("load", () => {
    navigator.serviceWorker.register("/offline.js").catch(() => {
      /* without it the page works as long as there is a server */
    });
  });
}

// The words come first: nothing is drawn without them.
startWords().then(() => mount(App, { target: document.getElementById("app")! }));

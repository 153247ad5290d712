import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { compressed } from "./build/compress.js";
import { engine } from "./build/engine.js";
import { licences } from "./build/licences.js";
import { offline } from "./build/offline.js";

// While developing, the page asks the server started with `hexarch serve`.
const server = process.env.HEXARCH_SERVER ?? "http://127.0.0.1:8000";

// What is small and needed by most pages comes in few files: each costs more to ask for than it weighs.
const together = [
  { name: "lib", test: /node_modules\/svelte\/|src\/(lib\/(api|clock|dates|events|fields|setting|title|titles)\b|table\/form\.ts|games\/index\.ts)/ },
  { name: "parts", test: /src\/(table\/(parts\/|turn\/(Choice|QuoteCard)|context|find|game|say|seated)|styles\/table\.css)/ },
  { name: "gate", test: /src\/(shell\/(NameGate|Copy|Failed|form\/WhichGame)|table\/page\/Ask)/ },
];

export default defineConfig({
  plugins: [svelte(), engine(), licences(), offline(), compressed()],
  // Files named so are served with the policy that lets them run the engine.
  worker: { format: "es", rolldownOptions: { output: { entryFileNames: "assets/worker-[name]-[hash].js" } } },
  build: {
    outDir: "../src/hexarch/web/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: together } } },
  },
  server: { host: "127.0.0.1", proxy: { "/api": { target: server, changeOrigin: false } } },
});

/// <reference types="vite/client" />
/// <reference types="svelte" />

declare module "*.ftl?raw" {
  const text: string;
  export default text;
}

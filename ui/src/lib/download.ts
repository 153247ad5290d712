/** Hand a text to the reader as a file. */
export function download(name: string, text: string): void {
  const type = name.endsWith(".json") ? "application/json" : "text/plain;charset=utf-8";
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

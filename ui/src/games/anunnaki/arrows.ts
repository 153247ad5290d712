/** Arrow keys in a drawing: from the thing that has the focus to the nearest one in a direction. */

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const ASIDE = 2.2; // how much farther away things seem that lie aside

function middle(of: Element): [number, number] {
  const { x, y, width, height } = of.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}

export function arrows(event: KeyboardEvent & { currentTarget: Element }): void {
  const step = STEPS[event.key];
  const here = event.target instanceof Element ? event.target.closest("[role=button]") : null;
  if (step === undefined || here === null || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  const [dx, dy] = step;
  const [left, top] = middle(here);
  let best: SVGElement | undefined;
  let least = Infinity;
  for (const one of event.currentTarget.querySelectorAll<SVGElement>("[role=button]")) {
    const [x, y] = middle(one);
    const along = (x - left) * dx + (y - top) * dy;
    if (one === here || along < 1) continue;
    const far = along + ASIDE * Math.abs((x - left) * dy + (y - top) * dx);
    if (far < least) [best, least] = [one, far];
  }
  best?.focus();
}

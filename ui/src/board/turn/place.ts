/** Where a floating box stands: beside its anchor, inside the window. */

const GAP = 8;
const EDGE = 8;

export function beside(anchor: Element, box: HTMLElement): void {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = box;
  const [wide, high] = [document.documentElement.clientWidth, window.innerHeight];
  const right = at.right + GAP;
  const left = at.left - GAP - width;
  let x: number;
  let y = at.top + at.height / 2 - height / 2;
  if (right + width + EDGE <= wide) x = right;
  else if (left >= EDGE) x = left;
  else {
    x = at.left + at.width / 2 - width / 2;
    y = at.bottom + GAP + height + EDGE <= high ? at.bottom + GAP : at.top - GAP - height;
  }
  box.style.left = `${Math.max(EDGE, Math.min(x, wide - width - EDGE))}px`;
  box.style.top = `${Math.max(EDGE, Math.min(y, high - height - EDGE))}px`;
}

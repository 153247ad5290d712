/** Where a floating box stands: beside its anchor, inside the window. */

const GAP = 8;
const EDGE = 8;
const OUTER = 0.25; // parts of the window at the sides, from where boxes open inwards

export function beside(anchor: Element, box: HTMLElement): void {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = box;
  const [wide, high] = [document.documentElement.clientWidth, window.innerHeight];
  const middle = { x: at.left + at.width / 2, y: at.top + at.height / 2 };
  const places = {
    right: { x: at.right + GAP, y: middle.y - height / 2 },
    left: { x: at.left - GAP - width, y: middle.y - height / 2 },
    below: { x: middle.x - width / 2, y: at.bottom + GAP },
    above: { x: middle.x - width / 2, y: at.top - GAP - height },
  };
  const room = {
    right: places.right.x + width <= wide - EDGE,
    left: places.left.x >= EDGE,
    below: places.below.y + height <= high - EDGE,
    above: places.above.y >= EDGE,
  };
  // Hexes have room at their sides; tiles in rows must not hide their neighbours.
  const sideways = anchor instanceof SVGElement || middle.x < wide * OUTER || middle.x > wide * (1 - OUTER);
  const order = sideways ? (["right", "left", "below", "above"] as const) : (["below", "above", "right", "left"] as const);
  const place = places[order.find((side) => room[side]) ?? "below"];
  box.style.left = `${Math.max(EDGE, Math.min(place.x, wide - width - EDGE))}px`;
  box.style.top = `${Math.max(EDGE, Math.min(place.y, high - height - EDGE))}px`;
}

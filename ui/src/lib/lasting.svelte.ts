/**
 * Make something whose derived values outlive the component that makes it: what is still on its way when the component
 * goes (an answer of the server, a fading element) may read them.
 */
export function lasting<T>(make: () => T): T {
  let made!: T;
  $effect.root(() => {
    made = make();
  });
  return made;
}

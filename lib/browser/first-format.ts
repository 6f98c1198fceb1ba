/**
 * The first format of numbers or dates that a page makes takes longer than all that come after (25 ms, on a phone 100).
 * It is made in a moment of its own after the first frame, not while the page comes alive. Also runs as the text of a
 * script of the page: it may use nothing from outside itself.
 */
export function makeFirstFormat(): void {
  requestAnimationFrame(() => setTimeout(() => new Intl.NumberFormat()))
}

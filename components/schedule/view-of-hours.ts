import { hourRows } from '@/lib/domain/grid'

/** The hours of the grid and where they begin inside the element that scrolls them. */
function hoursOf(scroller: HTMLElement) {
  const body = scroller.querySelector<HTMLElement>('[data-hours]')
  const head = body?.previousElementSibling
  const height = body?.offsetHeight || 1
  return { minute: height / (hourRows * 60), head: head instanceof HTMLElement ? head.offsetHeight : 0 }
}

/** The first and the last minute after 7:00 that can be seen, and the height of the head above them. */
export function minutesInView(scroller: HTMLElement): { from: number; to: number; head: number } {
  const { minute, head } = hoursOf(scroller)
  const { scrollTop, clientHeight } = scroller
  return { from: scrollTop / minute, to: (scrollTop + clientHeight - head) / minute, head }
}

/** Puts a minute after 7:00 at the top of what can be seen, or at its end. */
export function scrollToMinute(
  scroller: HTMLElement,
  at: number,
  { edge = 'top', smooth = false }: { edge?: 'top' | 'bottom'; smooth?: boolean } = {},
): void {
  const { minute, head } = hoursOf(scroller)
  const top = edge === 'top' ? at * minute : at * minute - scroller.clientHeight + head
  const still = !smooth || matchMedia('(prefers-reduced-motion: reduce)').matches
  scroller.scrollTo({ top, behavior: still ? 'instant' : 'smooth' })
}

import { hourRows } from '@/lib/domain/grid'
import type { Hidden } from '@/lib/domain/grid-view'

/** How high a minute of the grid is, and how much of its hours can be seen at once. */
function hoursOf(scroller: HTMLElement) {
  const body = scroller.querySelector<HTMLElement>('[data-hours]')
  const height = body?.offsetHeight || 1
  const [head, foot] = [body?.previousElementSibling, body?.nextElementSibling]
  const around = (head?.clientHeight ?? 0) + (foot?.clientHeight ?? 0)
  return { minute: height / (hourRows * 60), seen: scroller.clientHeight - around }
}

/** The first and the last minute after 7:00 that can be seen. */
export function minutesInView(scroller: HTMLElement): { from: number; to: number } {
  const { minute, seen } = hoursOf(scroller)
  const { scrollTop } = scroller
  return { from: scrollTop / minute, to: (scrollTop + seen) / minute }
}

/** Puts a minute after 7:00 at the top of what can be seen; what is out of view comes smoothly, the later at the end. */
export function scrollToMinute(scroller: HTMLElement, at: number, hidden?: keyof Hidden): void {
  const { minute, seen } = hoursOf(scroller)
  const top = at * minute - (hidden === 'later' ? seen : 0)
  const still = !hidden || matchMedia('(prefers-reduced-motion: reduce)').matches
  scroller.scrollTo({ top, behavior: still ? 'instant' : 'smooth' })
}

/** Looks at the hours now, and whenever they are scrolled or have another size, until it is told to stop. */
export function watchHours(scroller: HTMLElement, look: () => void): () => void {
  look()
  const sizes = new ResizeObserver(look)
  sizes.observe(scroller)
  scroller.addEventListener('scroll', look, { passive: true })
  return () => {
    sizes.disconnect()
    scroller.removeEventListener('scroll', look)
  }
}

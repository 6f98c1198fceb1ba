import type { Pointed } from '@/lib/domain/drag'
import { firstHour, hourRows } from '@/lib/domain/grid'

const minutesAbove = firstHour * 60
const minutesShown = hourRows * 60
/** Pixels from the edge of the hours at which they begin to scroll, and how far in a frame. */
const scrollZone = 36
const scrollStep = 9

/** The hours as they lie on the screen, measured once for as long as something is held. */
export interface Surface {
  body: HTMLElement
  /** The column and minute under a point of the window, however far the hours have been scrolled since. */
  pointAt(x: number, y: number): Pointed
  /** Pixels of a minute. */
  minute: number
  /** A column's place inside the hours, in pixels. */
  placeOf(column: string): { left: number; width: number } | null
  /** Scrolls when the point is near an edge; whether it did. */
  follow(x: number, y: number): boolean
}

export function measure(body: HTMLElement): Surface {
  const scroller = body.parentElement ?? body
  const frame = scroller.getBoundingClientRect()
  const { left, top, height } = body.getBoundingClientRect()
  const from = { left: scroller.scrollLeft, top: scroller.scrollTop }
  const columns = [...body.querySelectorAll<HTMLElement>('[data-column]')]
    .map((element) => ({ id: element.dataset.column ?? '', rect: element.getBoundingClientRect() }))
    .filter(({ rect }) => rect.width > 0)
    .map(({ id, rect }) => ({ id, left: rect.left - left, width: rect.width }))
  // Kept by hand: reading it back would lay the page out again.
  const scrolled = { left: 0, top: 0 }
  return {
    body,
    minute: height / minutesShown,
    pointAt(x, y) {
      const inside = x - left + scrolled.left
      const first = columns[0]
      const column = columns.findLast((each) => each.left <= inside) ?? first
      const share = (y - top + scrolled.top) / height
      const minute = minutesAbove + Math.max(0, Math.min(1, share)) * minutesShown
      return { column: column?.id ?? '', minute }
    },
    placeOf: (column) => columns.find(({ id }) => id === column) ?? null,
    follow(_x, y) {
      const step =
        y < frame.top + scrollZone * 2 ? -scrollStep : y > frame.bottom - scrollZone ? scrollStep : 0
      if (step === 0) return false
      const before = from.top + scrolled.top
      const most = scroller.scrollHeight - scroller.clientHeight
      const next = Math.max(0, Math.min(most, before + step))
      if (next === before) return false
      scroller.scrollTop = next
      scrolled.top = next - from.top
      return true
    },
  }
}

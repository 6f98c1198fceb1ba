import { type RefObject, useLayoutEffect, useRef } from 'react'
import { type DayContent, hiddenIn } from '@/lib/domain/grid-view'
import type { CalendarPlace } from './use-calendar-place'
import { isPhone } from './use-day-swipe'
import { minutesInView, scrollToMinute } from './view-of-hours'

interface Shown {
  place: CalendarPlace
  contents: DayContent[]
  /** The part that phones show. */
  onPhone: DayContent[]
  /** Minutes after 7:00 at which the week, and on phones the day, opens. */
  opens: { week: number; day: number }
  loading: boolean
}

/**
 * Shows what another week, day or doctor has when none of it would be in view. The first opening is the style
 * sheet's, so that nothing jumps when scripts arrive; browsers that do not know how are helped here.
 */
export function useOpening(
  scroller: RefObject<HTMLElement | null>,
  { place, contents, onPhone, opens, loading }: Shown,
): void {
  const settled = useRef<string | null>(null)
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element || loading) return
    const byDay = place.view !== 'week' || isPhone()
    const shown = [place.view, place.doctorId, byDay ? place.day : place.week].join()
    if (settled.current === shown) return
    const first = settled.current === null
    settled.current = shown
    if (first && CSS.supports('scroll-initial-target', 'nearest')) return
    const { activeElement } = document
    if (activeElement !== element && element.contains(activeElement)) return
    const days = isPhone() ? onPhone : contents
    const { from, to } = minutesInView(element)
    const { earlier, later } = hiddenIn(days, from, to)
    const all = hiddenIn(days, 0, 0).later + hiddenIn(days, 0, 0).earlier
    if (!first && earlier + later < all) return
    scrollToMinute(element, isPhone() ? opens.day : opens.week)
  }, [scroller, place, contents, onPhone, opens, loading])
}

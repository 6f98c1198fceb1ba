'use client'

import { type RefObject, type TouchEvent, useEffect, useRef, useState } from 'react'
import { addDays } from '#contract/zone'
import type { CalendarPlace } from './use-calendar-place'

const leastPixels = 48

/** Section 9: below 768 px. There one day is shown. */
export function isPhone(): boolean {
  return matchMedia('(width < 48rem)').matches
}

/** Whether the window is as the query says; false while the server draws it. A phone that is turned is another window. */
export function useMedia(query: string): boolean {
  const [matches, setMatches] = useState(false)
  useEffect(() => {
    const media = matchMedia(query)
    const look = () => setMatches(media.matches)
    look()
    media.onchange = look
    return () => {
      media.onchange = null
    }
  }, [query])
  return matches
}

/** A sideways swipe on a phone shows the next or the previous day, over the edge of the week too. */
export function useDaySwipe(place: CalendarPlace, element: RefObject<HTMLElement | null>) {
  const began = useRef<{ x: number; y: number } | null>(null)
  return {
    onTouchStart(event: TouchEvent) {
      const touch = event.touches[0]
      began.current = touch && event.touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null
    },
    onTouchEnd(event: TouchEvent) {
      const touch = event.changedTouches[0]
      const from = began.current
      began.current = null
      if (!from || !touch || !isPhone() || place.view === 'team') return
      if (element.current?.dataset.holding) return
      const [dx, dy] = [touch.clientX - from.x, touch.clientY - from.y]
      if (Math.abs(dx) < Math.max(leastPixels, 1.5 * Math.abs(dy))) return
      place.go({ day: addDays(place.day, dx < 0 ? 1 : -1) }, { replace: true })
    },
  }
}

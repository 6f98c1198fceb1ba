'use client'

import { type PointerEvent, useRef } from 'react'

/** Section 9: how far a pointer moves before a toast follows it, in px. */
const startAt = { touch: 10, other: 2 }
/** How far the toast must be moved to go, in px. */
const goneAt = 50

interface Swipe {
  pointerId: number
  x: number
  moving: boolean
}

/** Pointer handlers of an element that leaves when it is swiped to the right. */
export function useSwipeAway(onGone: () => void) {
  const swipe = useRef<Swipe | null>(null)

  function place(element: HTMLElement, offset: number) {
    element.style.translate = offset > 0 ? `${offset}px` : ''
  }

  function end(event: PointerEvent<HTMLElement>, leave: boolean) {
    const offset = swipe.current?.moving ? event.clientX - swipe.current.x : 0
    swipe.current = null
    if (leave && offset >= goneAt) onGone()
    else place(event.currentTarget, 0)
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button === 0) swipe.current = { pointerId: event.pointerId, x: event.clientX, moving: false }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const present = swipe.current
      if (present?.pointerId !== event.pointerId) return
      const offset = event.clientX - present.x
      if (!present.moving) {
        if (Math.abs(offset) < (event.pointerType === 'touch' ? startAt.touch : startAt.other)) return
        present.moving = true
        event.currentTarget.setPointerCapture(event.pointerId)
      }
      place(event.currentTarget, offset)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
  }
}

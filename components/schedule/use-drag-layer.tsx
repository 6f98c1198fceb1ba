'use client'

import { type KeyboardEvent, type PointerEvent as Press, type RefObject, useEffect, useState } from 'react'
import { DragLayer } from '@/components/schedule/large-parts'
import { isArrow } from '@/lib/domain/grid-cursor'
import type { GridColumn } from '@/lib/domain/grid-view'

/** The first press of a pointer or a key, kept while the code that follows it loads. */
export interface FirstSign {
  pointer: globalThis.PointerEvent | null
  /** The pointer's latest event since. */
  latest: globalThis.PointerEvent | null
  keys: globalThis.KeyboardEvent[]
  /** Let go before the program was there. */
  over: boolean
  /** The program is there and hears for itself. */
  taken: boolean
}

export interface DragContext {
  body: RefObject<HTMLElement | null>
  columns: GridColumn[]
  timeZone: string
  slotMinutes: number
  now: Date
}

/** Drawing, moving and resizing by pointer, finger and keys. What does it loads with the first sign of any of them. */
export function useDragLayer(context: DragContext) {
  const [first, setFirst] = useState<FirstSign | null>(null)
  const { body } = context

  useEffect(() => {
    const element = body.current
    const listeners = new AbortController()
    const { signal } = listeners
    // Told at the touch's beginning, a browser asks before it scrolls: while something is held, it does not.
    const stay = (event: TouchEvent) => element?.dataset.holding && event.preventDefault()
    element?.addEventListener('touchmove', stay, { passive: false, signal })
    // The menu of a long press would take the block out of the hand.
    const close = (event: MouseEvent) => isTouch(event) && event.preventDefault()
    element?.addEventListener('contextmenu', close, { signal })
    return () => listeners.abort()
  }, [body])

  function begin(sign: FirstSign, end: 'pointerup' | 'keyup') {
    const stop = new AbortController()
    const options = { signal: stop.signal, capture: true }
    addEventListener('pointermove', (event) => Object.assign(sign, { latest: event }), options)
    addEventListener(end, () => stop.abort(Object.assign(sign, { over: true })), options)
    setFirst(sign)
  }

  const handlers = {
    onPointerDownCapture({ nativeEvent }: Press) {
      if (!first && nativeEvent.button === 0) begin({ ...fresh, keys: [], pointer: nativeEvent }, 'pointerup')
    },
    onKeyDownCapture({ nativeEvent }: KeyboardEvent) {
      if (!nativeEvent.altKey || !isArrow(nativeEvent.key)) return
      // The browser would go back or forward.
      nativeEvent.preventDefault()
      if (!first) begin({ ...fresh, keys: [nativeEvent] }, 'keyup')
      else if (!first.taken) first.keys.push(nativeEvent)
    },
  }
  return {
    handlers,
    element: first && <DragLayer first={first} {...context} onClose={() => setFirst(null)} />,
  }
}

const fresh = { pointer: null, latest: null, over: false, taken: false }

const isTouch = (event: MouseEvent) => event instanceof PointerEvent && event.pointerType !== 'mouse'

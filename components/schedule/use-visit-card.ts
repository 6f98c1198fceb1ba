import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

/** A pointer on its way over the week asks nothing. */
const restMs = 350

const blockOf = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-block]') : null

/** The visit whose card is shown: pointed at for a moment, or reached with a key. Anything else closes it. */
export function useVisitCard() {
  const [shown, setShown] = useState<HTMLAnchorElement | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  function aim(block: HTMLAnchorElement | null, waitMs: number) {
    clearTimeout(timer.current)
    if (block !== shown) setShown(null)
    if (block) timer.current = setTimeout(() => block.isConnected && setShown(block), waitMs)
  }
  const close = () => aim(null, 0)
  const handlers = {
    onPointerOver: ({ target, pointerType, buttons }: PointerEvent) =>
      pointerType === 'mouse' && buttons === 0 && aim(blockOf(target), restMs),
    onPointerLeave: close,
    onPointerDown: close,
    onScroll: close,
    onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && aim(blockOf(target), restMs),
    onBlur: close,
  }
  return { shown, handlers, close }
}

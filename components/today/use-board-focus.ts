import { type FocusEvent, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus on a visit that moves to another column, by whomever: there its card is another element. `cardOf`
 * finds the card's link.
 */
export function useBoardFocus(cardOf: (id: string) => HTMLElement | null) {
  const held = useRef<{ id: string; element: HTMLElement } | null>(null)
  useLayoutEffect(() => {
    if (!held.current || held.current.element.isConnected) return
    if (document.activeElement === document.body) cardOf(held.current.id)?.focus({ preventScroll: true })
  })
  return {
    onFocus({ target }: FocusEvent<HTMLElement>) {
      const id = target.closest<HTMLElement>('[data-visit]')?.dataset.visit
      held.current = id ? { id, element: target } : null
    },
    onBlur({ relatedTarget }: FocusEvent<HTMLElement>) {
      if (relatedTarget) held.current = null
    },
  }
}

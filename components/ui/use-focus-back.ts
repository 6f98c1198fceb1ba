'use client'

import { useLayoutEffect, useRef } from 'react'

/** The area of all toasts, as sonner draws it. */
const area = '[data-sonner-toaster]'

/** For a toast that goes while it has the focus: the focus returns to what had it last outside the toasts. */
export function useFocusBack() {
  const card = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const toasts = card.current?.closest(area)
    let outside = document.activeElement
    function remember({ target }: FocusEvent) {
      if (target instanceof Element && !target.closest(area)) outside = target
    }
    document.addEventListener('focusin', remember)
    return () => {
      document.removeEventListener('focusin', remember)
      const isInside = toasts?.contains(document.activeElement)
      if (isInside && outside instanceof HTMLElement) outside.focus({ preventScroll: true })
    }
  }, [])
  return card
}

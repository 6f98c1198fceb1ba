'use client'

import { type RefObject, useLayoutEffect, useRef } from 'react'

type CloseHandler = (event: Event) => void

/** A menu item no longer exists when its dialog closes, but the button that opened the menu does. */
function lasting(element: Element | null): Element | null {
  const menu = element?.closest('[role="menu"]')
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : element
}

/** Stands first in a dialog: its effect runs before any field of the dialog takes the focus. */
export function RememberOpener({ opener }: { opener: RefObject<Element | null> }) {
  useLayoutEffect(() => {
    opener.current = lasting(document.activeElement)
  }, [opener])
  return null
}

/** Gives the focus back to what opened a dialog; Radix does so only for its own triggers. */
export function useReturnFocus(onCloseAutoFocus: CloseHandler | undefined) {
  const opener = useRef<Element | null>(null)
  const giveBack = (event: Event) => {
    onCloseAutoFocus?.(event)
    if (event.defaultPrevented || !(opener.current instanceof HTMLElement)) return
    event.preventDefault()
    opener.current.focus()
  }
  return { opener, giveBack }
}

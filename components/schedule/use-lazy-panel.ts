'use client'

import { useState } from 'react'

/** A panel and its button, which loads it when somebody is about to press; `asked` from the first press on. */
export function useLazyPanel(load: () => void) {
  const [asked, setAsked] = useState(false)
  const [open, setOpen] = useState(false)
  const button = {
    'aria-haspopup': 'dialog',
    'aria-expanded': open,
    onPointerEnter: load,
    onFocus: load,
    onClick: () => {
      setAsked(true)
      setOpen(!open)
    },
  } as const
  /** For what could not be loaded: the button stands there again. */
  function onClose() {
    setAsked(false)
    setOpen(false)
  }
  return { asked, open, onOpenChange: setOpen, onClose, button }
}

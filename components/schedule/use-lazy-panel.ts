'use client'

import { useState } from 'react'

/** What a button opens, and loads when somebody is about to press it; `asked` from the first press on. */
export function useLazyPanel(load: () => Promise<unknown>) {
  const [asked, setAsked] = useState(false)
  const [open, setOpen] = useState(false)
  const button = {
    'aria-haspopup': 'dialog',
    'aria-expanded': open,
    onPointerEnter: () => void load(),
    onFocus: () => void load(),
    onClick: () => {
      setAsked(true)
      setOpen(!open)
    },
  } as const
  return { asked, open, onOpenChange: setOpen, button }
}

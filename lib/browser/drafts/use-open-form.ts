'use client'

import { useEffect, useRef, useState } from 'react'
import { useDraft } from './use-draft'

/**
 * Whether a form that takes the place of what it changes is open. It opens by itself while a draft of it is kept. The
 * button that opens or closes it goes with that, so the focus moves to the first field or button in `place`, which holds both.
 */
export function useOpenForm(name: string) {
  const draft = useDraft(name)
  const [open, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const isAsked = useRef(false)
  useEffect(() => {
    if (draft.read() !== null) setOpen(true)
  }, [draft])
  useEffect(() => {
    if (isAsked.current) place.current?.querySelector<HTMLElement>(open ? 'input' : 'button')?.focus()
  }, [open])
  function show(next: boolean) {
    isAsked.current = true
    setOpen(next)
  }
  return [open, show, place] as const
}

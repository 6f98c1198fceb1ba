'use client'

import { useEffect, useRef, useState } from 'react'
import { useDraft } from './use-draft'

/**
 * Whether a form that takes the place of what it changes is open: it opens by itself when what was typed into it is still
 * there. Who opens or closes it had the focus on what goes by that: `place`, which holds both, leads it on, to the first
 * field or button.
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

'use client'

import { useState } from 'react'
import { useDialog } from '@/lib/browser/drafts/use-dialog-draft'
import type { DaysOffDraft } from './days-off-dialog'

/** The dialog of days off, which comes back after a sign-in with what was typed into it. */
export function useDaysOff(name: string) {
  const [draft, setDraft] = useDialog<DaysOffDraft>(name)
  const [open, setOpen] = useState(true)

  function show(from: string) {
    setDraft((last) => ({ from, serial: (last?.serial ?? 0) + 1 }))
    setOpen(true)
  }

  return { name, draft, open, setOpen, show }
}

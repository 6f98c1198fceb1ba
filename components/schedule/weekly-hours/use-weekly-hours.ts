'use client'

import { useState } from 'react'
import { useDialog } from '@/lib/browser/drafts/use-dialog-draft'
import type { WeeklyHoursDraft } from './weekly-hours-dialog'

/** The dialog of weekly hours, which comes back after a sign-in with what was typed into it. */
export function useWeeklyHours(name: string) {
  const [draft, setDraft] = useDialog<WeeklyHoursDraft>(name)
  const [open, setOpen] = useState(true)

  function show(from: string) {
    setDraft((last) => ({ from, serial: (last?.serial ?? 0) + 1 }))
    setOpen(true)
  }

  return { name, draft, open, setOpen, show }
}

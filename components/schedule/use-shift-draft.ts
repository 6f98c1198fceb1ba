'use client'

import { useCallback, useState } from 'react'
import { useDialog } from '@/lib/browser/use-dialog-draft'
import type { WeekShift } from '@/lib/domain/schedule'
import { newShiftTimes, timesOfShift } from '@/lib/domain/shift-draft'
import type { ShiftDraft } from './shift-dialog'

/** What the schedule dialog offers when no hour was chosen. */
const usualHour = 9

/** The schedule dialog of a calendar: what it was opened with, and whether it is open. */
export function useShiftDraft(name: string, timeZone: string) {
  const [draft, setDraft] = useDialog<ShiftDraft>(name)
  // Only a dialog of before the session ended is there without having been opened.
  const [open, setOpen] = useState(true)
  const show = useCallback(
    (next: Omit<ShiftDraft, 'serial'>) => {
      setDraft((last) => ({ ...next, serial: (last?.serial ?? 0) + 1 }))
      setOpen(true)
    },
    [setDraft],
  )
  const edit = useCallback(
    (shift: WeekShift, doctorId: string) => show({ doctorId, shift, times: timesOfShift(shift, timeZone) }),
    [show, timeZone],
  )
  const add = (doctorId: string, day: string, hour = usualHour) =>
    show({ doctorId, shift: null, times: newShiftTimes(day, hour) })
  return { draft, open, setOpen, edit, add }
}

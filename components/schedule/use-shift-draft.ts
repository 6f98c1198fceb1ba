'use client'

import { useCallback, useState } from 'react'
import { dayAt } from '#contract/zone'
import { bookVisit } from '@/lib/browser/book-visit'
import { useDialog } from '@/lib/browser/drafts/use-dialog-draft'
import type { CalendarStart, WeekShift } from '@/lib/domain/schedule'
import { newShiftTimes, timesOfShift, usualHour } from '@/lib/domain/shift-draft'
import type { ShiftDraft } from './shift-dialog'

interface ShiftsOf {
  /** Name of the dialog's draft. */
  name: string
  start: Pick<CalendarStart, 'timeZone' | 'hoursFixed'>
}

/**
 * The schedule dialog of a calendar: what it was opened with, and whether it is open. Whoever may not change hours books a
 * visit into them instead.
 */
export function useShiftDraft({ name, start: { timeZone, hoursFixed } }: ShiftsOf) {
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
    (shift: WeekShift, doctorId: string) => {
      if (hoursFixed) bookVisit({ doctorId, day: dayAt(Date.parse(shift.start), timeZone) })
      else show({ doctorId, shift, times: timesOfShift(shift, timeZone) })
    },
    [show, timeZone, hoursFixed],
  )
  const add = (doctorId: string, day: string, hour?: number) =>
    hoursFixed
      ? bookVisit({ doctorId, day })
      : show({
          doctorId,
          shift: null,
          times: newShiftTimes(day, hour ?? usualHour),
          anyHour: hour === undefined && day !== '',
        })
  return { draft, open, setOpen, edit, add }
}

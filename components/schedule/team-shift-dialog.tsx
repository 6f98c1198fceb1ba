'use client'

import type { ComponentProps } from 'react'
import { useWeekRead } from '@/lib/swr/schedule'
import { ShiftDialog } from './shift-dialog'

type TeamShiftDialogProps = Omit<ComponentProps<typeof ShiftDialog>, 'shown'> & {
  timeZone: string
  week: string
}

/** The schedule dialog where several doctors are shown: it reads the week of the one it is about. */
export function TeamShiftDialog({ timeZone, week, ...dialog }: TeamShiftDialogProps) {
  const { doctorId } = dialog.draft
  const schedule = useWeekRead(doctorId, week)
  return <ShiftDialog {...dialog} shown={{ doctorId, timeZone, week, schedule }} />
}

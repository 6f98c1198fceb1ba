'use client'

import type { ComponentProps } from 'react'
import type { TeamDoctor } from '@/lib/domain/schedule'
import { useWeekRead } from '@/lib/swr/schedule'
import { ShiftDialog } from './shift-dialog'

type TeamShiftDialogProps = Omit<ComponentProps<typeof ShiftDialog>, 'shown'> & {
  timeZone: string
  week: string
  /** The day that is shown, until the week of the doctor has arrived. */
  doctors: readonly TeamDoctor[]
}

/** The schedule dialog where several doctors are shown: it reads the week of the one it is about. */
export function TeamShiftDialog({ timeZone, week, doctors, ...dialog }: TeamShiftDialogProps) {
  const { doctorId } = dialog.draft
  const read = useWeekRead(doctorId, week)
  const doctor = doctors.find(({ id }) => id === doctorId)
  const shown = { doctorId, doctorName: doctor?.name, timeZone, week, schedule: read ?? doctor }
  return <ShiftDialog {...dialog} shown={shown} />
}

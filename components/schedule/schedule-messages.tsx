import { type Messages, useMessages } from 'next-intl'
import type { ReactNode } from 'react'
import { MergeMessages } from '@/components/shared/text/merge-messages'

/** Said by dialogs, which bring the whole catalogue when they open, and by pages without a calendar. */
const saidElsewhere: ReadonlySet<string> = new Set<keyof Messages['schedule']>([
  'createTitle',
  'editTitle',
  'date',
  'selectDate',
  'startTime',
  'endTime',
  'save',
  'saved',
  'update',
  'updated',
  'overlapHint',
  'overlaps',
  'gone',
  'moveTitle',
  'moveText',
  'moveConfirm',
  'delete',
  'deleted',
  'deleteTitle',
  'deleteText',
  'deleteAffected',
  'deleteMore',
  'keep',
  'noClinicTitle',
  'noClinicText',
  'registerClinic',
  'noDoctorsTitle',
  'noDoctorsText',
  'registerDoctor',
  'unknownDoctor',
  'unknownDoctorText',
  'openCalendar',
  'unavailable',
])

/** The texts of the calendar's island, and only those: they travel with every calendar page. */
export function ScheduleMessages({ children }: { children: ReactNode }) {
  const { schedule, specialties } = useMessages()
  const said = Object.fromEntries(Object.entries(schedule).filter(([name]) => !saidElsewhere.has(name)))
  return <MergeMessages messages={{ schedule: said, specialties }}>{children}</MergeMessages>
}

import { useTranslations } from 'next-intl'
import type { CalendarDoctor } from '@/lib/domain/schedule'
import { DaysOffButton } from './days-off-button'

interface AddDaysOffProps {
  doctor: CalendarDoctor & { surname: string }
  timeZone: string
  /** The clinic's day, `yyyy-MM-dd`. */
  today: string
}

/** A doctor's days off, added without the calendar. */
export function AddDaysOff({ doctor: { id, specialty, ...doctor }, timeZone, today }: AddDaysOffProps) {
  const t = useTranslations()
  const name = `${doctor.name} ${doctor.surname}`
  return (
    <DaysOffButton
      doctor={{ id, specialty, name: specialty ? t('staff.doctorName', { name }) : name }}
      timeZone={timeZone}
      today={today}
      label={t('daysOff.add')}
    />
  )
}

'use client'

import { useTranslations } from 'next-intl'
import type { CalendarDoctor } from '@/lib/domain/schedule'
import { PlaceSelect } from './place-select'
import type { CalendarPlace } from './use-calendar-place'

/** Whose calendar is shown. */
export function DoctorSelect({ doctors, place }: { doctors: CalendarDoctor[]; place: CalendarPlace }) {
  const t = useTranslations('schedule')
  return (
    <PlaceSelect
      place={place}
      name="doctor"
      label={t('doctor')}
      value={place.doctorId}
      onChoose={(doctorId) => place.go({ doctorId })}
    >
      {doctors.map(({ id, name }) => (
        <option translate="no" key={id} value={id}>
          {name}
        </option>
      ))}
    </PlaceSelect>
  )
}

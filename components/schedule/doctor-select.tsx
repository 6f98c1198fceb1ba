'use client'

import { useTranslations } from 'next-intl'
import { NativeSelect } from '@/components/ui/native-select'
import type { CalendarDoctor } from '@/lib/domain/schedule'
import { PlaceForm } from './place-form'
import type { CalendarPlace } from './use-calendar-place'

/** Whose calendar is shown. */
export function DoctorSelect({ doctors, place }: { doctors: CalendarDoctor[]; place: CalendarPlace }) {
  const t = useTranslations('schedule')
  return (
    <PlaceForm place={place} name="doctor">
      <NativeSelect
        name="doctor"
        aria-label={t('doctor')}
        className="min-w-0 field-sizing-content"
        wrapperClassName="max-w-64 min-w-0 max-md:grow"
        value={place.doctorId}
        onChange={(event) => place.go({ doctorId: event.target.value })}
      >
        {doctors.map(({ id, name }) => (
          <option translate="no" key={id} value={id}>
            {name}
          </option>
        ))}
      </NativeSelect>
    </PlaceForm>
  )
}

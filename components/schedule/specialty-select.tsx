'use client'

import { useTranslations } from 'next-intl'
import { NativeSelect } from '@/components/ui/native-select'
import { type CalendarDoctor, specialtiesOf } from '@/lib/domain/schedule'
import { specialtyLabel } from '@/lib/format/labels'
import { PlaceForm } from './place-form'
import type { CalendarPlace } from './use-calendar-place'

/** The specialty of the doctors who stand side by side. */
export function SpecialtySelect({ doctors, place }: { doctors: CalendarDoctor[]; place: CalendarPlace }) {
  const t = useTranslations()
  return (
    <PlaceForm place={place} name="specialty">
      <NativeSelect
        name="specialty"
        aria-label={t('schedule.specialty')}
        className="min-w-0 field-sizing-content"
        wrapperClassName="max-w-64 min-w-0 max-md:grow"
        value={place.specialty}
        onChange={(event) => place.go({ specialty: event.target.value })}
      >
        <option value="">{t('schedule.allSpecialties')}</option>
        {specialtiesOf(doctors).map((specialty) => (
          <option key={specialty} value={specialty}>
            {specialtyLabel((key) => t(`specialties.${key}`), specialty)}
          </option>
        ))}
      </NativeSelect>
    </PlaceForm>
  )
}

'use client'

import { useTranslations } from 'next-intl'
import { type CalendarDoctor, specialtiesOf } from '@/lib/domain/schedule'
import { PlaceSelect } from './place-select'
import type { CalendarPlace } from './use-calendar-place'

/** The specialty of the doctors who stand side by side. */
export function SpecialtySelect({ doctors, place }: { doctors: CalendarDoctor[]; place: CalendarPlace }) {
  const t = useTranslations()
  return (
    <PlaceSelect
      place={place}
      name="specialty"
      label={t('schedule.specialty')}
      value={place.specialty}
      onChoose={(specialty) => place.go({ specialty })}
    >
      <option value="">{t('schedule.allSpecialties')}</option>
      {specialtiesOf(doctors).map((specialty) => (
        <option key={specialty} value={specialty}>
          {t(`specialties.${specialty}`)}
        </option>
      ))}
    </PlaceSelect>
  )
}

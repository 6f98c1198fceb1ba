'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { FieldValues } from 'react-hook-form'
import type { FieldProps } from '@/components/shared/form/form-row'
import { SelectField } from '@/components/shared/form/select-field'
import { clinicTimeZones } from '@/lib/content/clinic-settings'
import { capitalised } from '@/lib/format/capitalised'
import { zoneName } from '@/lib/format/dates'

type TimeZoneFieldProps<Values extends FieldValues, Output> = Pick<
  FieldProps<Values, Output>,
  'control' | 'name'
> & { present: string }

/** The clinic's time zone: those of Spain, and the one that it has. */
export function TimeZoneField<Values extends FieldValues, Output = Values>({
  present,
  ...field
}: TimeZoneFieldProps<Values, Output>) {
  const t = useTranslations('clinics')
  const locale = useLocale()
  const zones = [...new Set([...clinicTimeZones, present])]
  return (
    <SelectField
      {...field}
      label={t('timeZone')}
      options={zones.map((zone) => [zone, capitalised(zoneName(zone, locale))] as const)}
    />
  )
}

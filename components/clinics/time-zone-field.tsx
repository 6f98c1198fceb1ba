'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { SelectField } from '@/components/shared/form/select-field'
import { clinicTimeZones } from '@/lib/content/clinic-settings'
import { capitalised } from '@/lib/format/capitalised'
import { zoneName } from '@/lib/format/dates'

/** The clinic's time zone: those of Spain, and the one that it has. */
export function TimeZoneField({ present }: { present: string }) {
  const t = useTranslations('clinics')
  const locale = useLocale()
  const { control } = useFormContext<{ timeZone: string }>()
  const zones = [...new Set([...clinicTimeZones, present])]
  return (
    <SelectField
      control={control}
      name="timeZone"
      label={t('timeZone')}
      options={zones.map((zone) => [zone, capitalised(zoneName(zone, locale))] as const)}
    />
  )
}

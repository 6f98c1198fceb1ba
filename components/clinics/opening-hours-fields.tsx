'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { Control } from 'react-hook-form'
import type { z } from 'zod'
import type { updateClinicInput } from '#contract/clinics'
import { TextField } from '@/components/shared/form/text-field'
import { weekdays } from '@/lib/content/clinic-settings'
import { capitalised } from '@/lib/format/capitalised'
import { weekdayNames } from '@/lib/format/dates'

type Input = z.input<typeof updateClinicInput>
type Output = z.output<typeof updateClinicInput>

/** When a clinic is open: a line a weekday, as it would stand at its door. */
export function OpeningHoursFields({ control }: { control: Control<Input, unknown, Output> }) {
  const t = useTranslations('clinics')
  const names = weekdayNames(useLocale(), 'long')
  return (
    <fieldset className="grid gap-4 sm:col-span-2">
      <legend className="mb-1 text-sm font-medium">{t('openingHours')}</legend>
      <p className="text-sm text-muted-foreground">{t('openingHoursHelp')}</p>
      <div className="grid gap-x-5 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
        {weekdays.map((day) => (
          <TextField
            key={day}
            control={control}
            name={`openingHours.${day}`}
            label={capitalised(names[day] ?? '')}
            placeholder={t('closed')}
            autoComplete="off"
            inputMode="text"
            className="max-sm:grid-cols-[6rem_1fr] max-sm:items-center max-sm:[&>p]:col-span-2"
          />
        ))}
      </div>
    </fieldset>
  )
}

'use client'

import { Plus, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form'
import type { WeeklyHoursForm } from '#contract/weekly-hours-form'
import { FormRow } from '@/components/shared/form/form-row'
import { TimePicker } from '@/components/shared/form/time-picker'
import { WeekdayPicker } from '@/components/shared/form/weekday-picker'
import { Button } from '@/components/ui/button'
import { OvernightNote } from '../overnight-note'

const times = ['start', 'end'] as const

/** Rows of days of the week, each with its hours. */
export function HoursRows({ form }: { form: UseFormReturn<WeeklyHoursForm> }) {
  const t = useTranslations('weeklyHours')
  const { control } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'rows' })
  const rows = useWatch({ control, name: 'rows' })
  return (
    <div className="grid gap-3">
      {fields.map(({ id }, index) => (
        <fieldset key={id} className="grid gap-3 rounded-lg border p-3">
          <legend className="sr-only">{t('row', { number: index + 1 })}</legend>
          <FormRow control={control} name={`rows.${index}.days`} label={t('days')} required>
            {({ value, ref: _ref, ...field }) => (
              // The path names the days; a union of every path is what the row's type says.
              <WeekdayPicker {...field} value={value as number[]} label={t('days')} />
            )}
          </FormRow>
          <div className="grid grid-cols-[1fr_auto] items-end gap-3 *:first:max-sm:col-span-full sm:grid-cols-[1fr_1fr_auto]">
            {times.map((part) => (
              <FormRow key={part} control={control} name={`rows.${index}.${part}`} label={t(part)} required>
                {({ value, ...field }) => <TimePicker {...field} value={value as string} label={t(part)} />}
              </FormRow>
            ))}
            <Button
              variant="ghost"
              size="icon"
              aria-label={t('removeRow', { number: index + 1 })}
              disabled={fields.length === 1}
              onClick={() => remove(index)}
            >
              <Trash2 aria-hidden="true" />
            </Button>
          </div>
          <OvernightNote start={rows[index]?.start ?? ''} end={rows[index]?.end ?? ''} />
        </fieldset>
      ))}
      <Button
        variant="secondary"
        className="justify-self-start"
        onClick={() => append({ days: [], start: '16:00', end: '20:00' })}
      >
        <Plus aria-hidden="true" />
        {t('addRow')}
      </Button>
    </div>
  )
}

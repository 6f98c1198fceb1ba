'use client'

import { useTranslations } from 'next-intl'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { WorkshiftForm } from '#contract/workshifts'
import { DatePicker } from '@/components/shared/form/date-picker'
import { FormRow } from '@/components/shared/form/form-row'
import { TimePicker } from '@/components/shared/form/time-picker'
import { movedEnd } from '@/lib/domain/moved-end'
import { OvernightNote } from './overnight-note'

const times = ['startTime', 'endTime'] as const

export function ShiftFields({ form, today }: { form: UseFormReturn<WorkshiftForm>; today: string }) {
  const t = useTranslations('shifts')
  const { control, getValues, setValue } = form
  const [start, end] = useWatch({ control, name: ['startTime', 'endTime'] })

  function moveEnd(start: string) {
    const { startTime, endTime } = getValues()
    setValue('endTime', movedEnd(startTime, endTime, start), { shouldDirty: true })
  }

  return (
    <>
      <FormRow control={control} name="date" label={t('date')} required>
        {(field) => <DatePicker {...field} today={today} ahead placeholder={t('selectDate')} />}
      </FormRow>
      <div className="grid gap-4 sm:grid-cols-2">
        {times.map((name) => (
          <FormRow key={name} control={control} name={name} label={t(name)} required>
            {(field) => (
              <TimePicker
                {...field}
                label={t(name)}
                onChange={(time) => {
                  if (name === 'startTime') moveEnd(time)
                  field.onChange(time)
                }}
              />
            )}
          </FormRow>
        ))}
      </div>
      <OvernightNote start={start} end={end} />
    </>
  )
}

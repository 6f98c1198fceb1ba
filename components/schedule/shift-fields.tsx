'use client'

import { useTranslations } from 'next-intl'
import type { UseFormReturn } from 'react-hook-form'
import type { WorkshiftForm } from '#contract/workshifts'
import { DatePicker } from '@/components/shared/form/date-picker'
import { TimePicker } from '@/components/shared/form/time-picker'
import { FormControl, FormField, FormItem, FormLabel, FormMessage } from '@/components/ui/form'
import { movedEnd } from '@/lib/domain/moved-end'

const times = ['startTime', 'endTime'] as const

export function ShiftFields({ form, today }: { form: UseFormReturn<WorkshiftForm>; today: string }) {
  const t = useTranslations('schedule')
  const { control, getValues, setValue } = form

  function moveEnd(start: string) {
    const { startTime, endTime } = getValues()
    setValue('endTime', movedEnd(startTime, endTime, start), { shouldDirty: true })
  }

  return (
    <>
      <FormField
        control={control}
        name="date"
        render={({ field }) => (
          <FormItem required>
            <FormLabel>{t('date')}</FormLabel>
            <FormControl>
              <DatePicker {...field} today={today} placeholder={t('selectDate')} />
            </FormControl>
            <FormMessage />
          </FormItem>
        )}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {times.map((name) => (
          <FormField
            key={name}
            control={control}
            name={name}
            render={({ field }) => (
              <FormItem required>
                <FormLabel>{t(name)}</FormLabel>
                <FormControl>
                  <TimePicker
                    {...field}
                    label={t(name)}
                    onChange={(time) => {
                      if (name === 'startTime') moveEnd(time)
                      field.onChange(time)
                    }}
                  />
                </FormControl>
                <FormMessage />
              </FormItem>
            )}
          />
        ))}
      </div>
    </>
  )
}

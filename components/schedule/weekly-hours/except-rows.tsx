'use client'

import { Plus, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type UseFormReturn, useFieldArray } from 'react-hook-form'
import type { WeeklyHoursForm } from '#contract/weekly-hours-form'
import { DateField } from '@/components/shared/form/date-field'
import { Button } from '@/components/ui/button'

/** Days that are left out, from one to another. */
export function ExceptRows({ form }: { form: UseFormReturn<WeeklyHoursForm> }) {
  const t = useTranslations('weeklyHours')
  const { control, getValues } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'except' })
  const firstDay = () => getValues('from')
  return (
    <div className="grid gap-3">
      {fields.map(({ id }, index) => (
        <fieldset
          key={id}
          className="grid grid-cols-[1fr_auto] items-end gap-2 max-sm:[&>:nth-child(2)]:col-span-2 sm:grid-cols-[1fr_1fr_auto]"
        >
          <legend className="sr-only">{t('except', { number: index + 1 })}</legend>
          <DateField control={control} name={`except.${index}.from`} label={t('exceptFrom')} required />
          <DateField control={control} name={`except.${index}.to`} label={t('exceptTo')} required />
          <Button
            variant="ghost"
            size="icon"
            aria-label={t('removeExcept', { number: index + 1 })}
            onClick={() => remove(index)}
          >
            <Trash2 aria-hidden="true" />
          </Button>
        </fieldset>
      ))}
      <Button
        variant="secondary"
        className="justify-self-start"
        onClick={() => append({ from: firstDay(), to: firstDay() })}
      >
        <Plus aria-hidden="true" />
        {t('addExcept')}
      </Button>
    </div>
  )
}

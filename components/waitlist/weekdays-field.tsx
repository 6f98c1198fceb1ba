'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type Control, useController } from 'react-hook-form'
import type { z } from 'zod'
import type { wishForm } from '#contract/waitlist'
import { withItem } from '@/components/shared/form/checkbox-group'
import { weekdayNames } from '@/lib/format/dates'

interface WeekdaysFieldProps {
  control: Control<z.input<typeof wishForm>, unknown, z.output<typeof wishForm>>
}

/** On which days of the week; none chosen means any. */
export function WeekdaysField({ control }: WeekdaysFieldProps) {
  const t = useTranslations('waitlist')
  const locale = useLocale()
  const { field } = useController({ control, name: 'weekdays' })
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{t('weekdays')}</legend>
      <div className="flex flex-wrap gap-2">
        {weekdayNames(locale).map((name, index) => {
          const day = index + 1
          return (
            <label
              key={name}
              className="relative grid min-h-9 min-w-12 cursor-pointer place-items-center rounded-md border px-2 text-sm pointer-coarse:min-h-11 has-checked:border-primary has-checked:bg-primary-soft has-checked:text-primary-strong has-focus-visible:ring-2 forced-colors:has-checked:outline-2"
            >
              <input
                type="checkbox"
                className="absolute inset-0 cursor-pointer opacity-0"
                checked={field.value.includes(day)}
                onBlur={field.onBlur}
                onChange={({ target }) => field.onChange(withItem(field.value, day, target.checked))}
              />
              {name}
            </label>
          )
        })}
      </div>
      <p className="mt-1.5 text-sm text-muted-foreground">{t('weekdaysHelp')}</p>
    </fieldset>
  )
}

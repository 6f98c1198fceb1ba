'use client'

import { useTranslations } from 'next-intl'
import { type Control, useController } from 'react-hook-form'
import type { z } from 'zod'
import { specialties } from '#contract/choices'
import type { updateVisitKindInput } from '#contract/visit-kinds'

type Input = z.input<typeof updateVisitKindInput>
type FieldProps = { control: Control<Input, unknown, z.output<typeof updateVisitKindInput>> }

const check = 'flex min-h-6 items-center gap-2 pointer-coarse:min-h-11'
const box = 'size-4 shrink-0 accent-primary'

/** Whether patients book it themselves. */
export function OnlineField({ control }: FieldProps) {
  const t = useTranslations('clinics')
  const { field } = useController({ control, name: 'online' })
  return (
    <label className={check}>
      <input
        type="checkbox"
        className={box}
        checked={field.value}
        onBlur={field.onBlur}
        onChange={(event) => field.onChange(event.target.checked)}
      />
      {t('kindOnlineField')}
    </label>
  )
}

/** Which doctors see such patients; none chosen means all of them. */
export function SpecialtiesField({ control }: FieldProps) {
  const t = useTranslations('clinics')
  const tSpecialty = useTranslations('specialties')
  const { field } = useController({ control, name: 'specialties' })
  return (
    <fieldset className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
      <legend className="mb-1 text-sm font-medium">{t('kindSpecialties')}</legend>
      {specialties.map((each) => (
        <label key={each} className={check}>
          <input
            type="checkbox"
            className={box}
            checked={field.value.includes(each)}
            onBlur={field.onBlur}
            onChange={({ target }) =>
              field.onChange(
                target.checked ? [...field.value, each] : field.value.filter((other) => other !== each),
              )
            }
          />
          {tSpecialty(each)}
        </label>
      ))}
    </fieldset>
  )
}

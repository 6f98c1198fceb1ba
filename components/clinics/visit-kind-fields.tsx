'use client'

import { useTranslations } from 'next-intl'
import { type Control, useController } from 'react-hook-form'
import type { z } from 'zod'
import { specialties } from '#contract/choices'
import type { updateVisitKindInput } from '#contract/visit-kinds'
import { CheckboxGroup } from '@/components/shared/form/checkbox-group'
import { CheckboxRow } from '@/components/ui/checkbox'

type Input = z.input<typeof updateVisitKindInput>
type FieldProps = { control: Control<Input, unknown, z.output<typeof updateVisitKindInput>> }

/** Whether patients book it themselves. */
export function OnlineField({ control }: FieldProps) {
  const t = useTranslations('clinics')
  const { field } = useController({ control, name: 'online' })
  return (
    <CheckboxRow
      checked={field.value}
      onBlur={field.onBlur}
      onChange={(event) => field.onChange(event.target.checked)}
    >
      {t('kindOnlineField')}
    </CheckboxRow>
  )
}

/** Which doctors see such patients; none chosen means all of them. */
export function SpecialtiesField({ control }: FieldProps) {
  const t = useTranslations('clinics')
  const tSpecialty = useTranslations('specialties')
  const { field } = useController({ control, name: 'specialties' })
  return (
    <CheckboxGroup
      legend={t('kindSpecialties')}
      options={specialties.map((each) => [each, tSpecialty(each)] as const)}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  )
}

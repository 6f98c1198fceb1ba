'use client'

import { useTranslations } from 'next-intl'
import { type Control, useController, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { specialties, visitPlaces } from '#contract/choices'
import type { updateVisitKindInput } from '#contract/visit-kinds'
import { CheckboxGroup } from '@/components/shared/form/checkbox-group'
import { SelectField } from '@/components/shared/form/select-field'
import { TextField } from '@/components/shared/form/text-field'
import { CheckboxRow } from '@/components/ui/checkbox'

type Input = z.input<typeof updateVisitKindInput>
export type FieldProps = { control: Control<Input, unknown, z.output<typeof updateVisitKindInput>> }

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

/** Whether everybody sees it on the clinic's page. */
export function PublicField({ control }: FieldProps) {
  const t = useTranslations('clinics')
  const { field } = useController({ control, name: 'public' })
  return (
    <CheckboxRow
      checked={field.value ?? false}
      onBlur={field.onBlur}
      onChange={(event) => field.onChange(event.target.checked)}
    >
      {t('kindPublic')}
    </CheckboxRow>
  )
}

/** Where it takes place; a visit by video needs its room. */
export function PlaceFields({ control }: FieldProps) {
  const t = useTranslations('clinics')
  const where = useWatch({ control, name: 'where' })
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        control={control}
        name="where"
        label={t('kindWhere')}
        options={visitPlaces.map((each) => [each, t(`kindPlaces.${each}`)])}
      />
      {where === 'video' && (
        <TextField
          control={control}
          name="videoUrl"
          type="url"
          label={t('kindVideoUrl')}
          help={t('kindVideoHelp', { visit: '{visit}' })}
          required
          autoComplete="off"
          placeholder="https://"
        />
      )}
    </div>
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

'use client'

import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { languages, sexes } from '#contract/choices'
import { SelectField } from '@/components/shared/form/select-field'
import { TextField } from '@/components/shared/form/text-field'
import { withFullMessages } from '@/components/shared/text/full-messages'
import type { SheetValues } from './sheet-values'

/** Facts that nobody has to give, each a field of the form around. */
export function SheetFields() {
  const t = useTranslations('sheet')
  const { control } = useFormContext<SheetValues>()
  const none = ['', t('notSaid')] as const
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          control={control}
          name="sex"
          label={t('sex')}
          options={[none, ...sexes.map((each) => [each, t(`sexes.${each}`)] as const)]}
        />
        <SelectField
          control={control}
          name="language"
          label={t('language')}
          options={[none, ...languages.map((each) => [each, t(`languages.${each}`)] as const)]}
        />
        <TextField
          control={control}
          name="address"
          label={t('address')}
          autoComplete="off"
          className="sm:col-span-2"
        />
        <TextField control={control} name="postalCode" label={t('postalCode')} autoComplete="off" />
        <TextField control={control} name="healthCard" label={t('healthCard')} autoComplete="off" />
      </div>
      <fieldset className="grid gap-4 sm:grid-cols-3">
        <legend className="mb-2 text-sm font-medium">{t('emergencyContact')}</legend>
        <TextField
          control={control}
          name="emergencyContact.name"
          label={t('contactName')}
          autoComplete="off"
        />
        <TextField
          control={control}
          name="emergencyContact.phone"
          type="tel"
          label={t('contactPhone')}
          autoComplete="off"
        />
        <TextField
          control={control}
          name="emergencyContact.relation"
          label={t('contactRelation')}
          autoComplete="off"
        />
      </fieldset>
    </>
  )
}

/** The fields of the sheet, in a form that is shown without them at first. */
export const SheetPart = withFullMessages(SheetFields)

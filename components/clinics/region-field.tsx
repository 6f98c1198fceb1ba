'use client'

import { useTranslations } from 'next-intl'
import type { FieldValues } from 'react-hook-form'
import { regionNames, regions } from '#contract/regions'
import type { FieldProps } from '@/components/shared/form/form-row'
import { SelectField } from '@/components/shared/form/select-field'

/** The region whose public holidays the clinic is offered. */
export function RegionField<Values extends FieldValues, Output = Values>(
  field: Pick<FieldProps<Values, Output>, 'control' | 'name'>,
) {
  const t = useTranslations('clinics')
  const names = regions.map((code) => [code, regionNames[code]] as const)
  return (
    <SelectField
      {...field}
      label={t('region')}
      help={t('regionHelp')}
      options={[['', t('noRegion')], ...names]}
    />
  )
}

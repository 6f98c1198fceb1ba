'use client'

import { useTranslations } from 'next-intl'
import { useController } from 'react-hook-form'
import { CheckboxGroup } from '@/components/shared/form/checkbox-group'
import { SelectField } from '@/components/shared/form/select-field'
import type { Resource } from '@/lib/domain/resource'
import type { FieldProps } from './visit-kind-fields'

const seats = Array.from({ length: 50 }, (_, index) => index + 1)

/** The fields for what a visit takes beside the doctor: one of several rooms, and a seat among others. */
export function VisitResourceFields({ control, resources }: FieldProps & { resources: readonly Resource[] }) {
  const t = useTranslations('clinics')
  const { field } = useController({ control, name: 'resources' })
  return (
    <>
      <SelectField
        control={control}
        name="seats"
        label={t('kindSeats')}
        numeric
        options={seats.map((each) => [each, each === 1 ? t('kindOneSeat') : String(each)])}
      />
      {resources.length > 0 && (
        <CheckboxGroup
          legend={t('kindResources')}
          options={resources.map(({ id, name }) => [id, name] as const)}
          value={field.value ?? []}
          onChange={field.onChange}
          onBlur={field.onBlur}
        />
      )}
    </>
  )
}

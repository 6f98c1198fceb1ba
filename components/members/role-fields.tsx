'use client'

import { useTranslations } from 'next-intl'
import { useController, useFormContext } from 'react-hook-form'
import { specialties } from '#contract/choices'
import type { memberRoles } from '#contract/members'
import { CheckboxGroup } from '@/components/shared/form/checkbox-group'
import { SelectField } from '@/components/shared/form/select-field'

type Role = (typeof memberRoles)[number]

/** The roles of a member, and a doctor's specialty. */
export function RoleFields({ roles }: { roles: readonly Role[] }) {
  const t = useTranslations('team')
  const tSpecialty = useTranslations('specialties')
  const { control } = useFormContext<{ roles: Role[]; specialty: string }>()
  const { field, fieldState } = useController({ control, name: 'roles' })
  return (
    <>
      <CheckboxGroup
        legend={t('whatThey')}
        options={roles.map((role) => [role, t(`roles.${role}`)] as const)}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        error={fieldState.error?.message}
      />
      {field.value.includes('doctor') && (
        <SelectField
          control={control}
          name="specialty"
          label={t('specialty')}
          required
          options={[
            ['', t('selectSpecialty')],
            ...specialties.map((each) => [each, tSpecialty(each)] as const),
          ]}
        />
      )}
    </>
  )
}

'use client'

import { useTranslations } from 'next-intl'
import type { Control, FieldValues, Path } from 'react-hook-form'
import { useController } from 'react-hook-form'
import { specialties } from '#contract/choices'
import type { memberRoles } from '#contract/members'
import { CheckboxGroup } from '@/components/shared/form/checkbox-group'
import { SelectField } from '@/components/shared/form/select-field'

type Role = (typeof memberRoles)[number]

interface RoleFieldsProps<Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>
  roles: readonly Role[]
  roleName: Path<Values>
  specialtyName: Path<Values>
}

/** The roles of a member, and a doctor's specialty. */
export function RoleFields<Values extends FieldValues, Output>(props: RoleFieldsProps<Values, Output>) {
  const { control, roles, roleName, specialtyName } = props
  const t = useTranslations('team')
  const tSpecialty = useTranslations('specialties')
  const { field, fieldState } = useController({ control, name: roleName })
  const chosen: readonly Role[] = field.value
  return (
    <>
      <CheckboxGroup
        legend={t('whatThey')}
        options={roles.map((role) => [role, t(`roles.${role}`)] as const)}
        value={chosen}
        onChange={field.onChange}
        onBlur={field.onBlur}
        error={fieldState.error?.message}
      />
      {chosen.some((role) => role === 'doctor') && (
        <SelectField
          control={control}
          name={specialtyName}
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

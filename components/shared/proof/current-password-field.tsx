'use client'

import { useTranslations } from 'next-intl'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { PasswordField } from '@/components/shared/form/password-field'

interface CurrentPasswordFieldProps<Values extends FieldValues> {
  control: Control<Values>
  name: FieldPath<Values>
}

/** The proof that an act on the account is its owner's. */
export function CurrentPasswordField<Values extends FieldValues>(props: CurrentPasswordFieldProps<Values>) {
  const t = useTranslations('account')
  return <PasswordField {...props} label={t('currentPassword')} autoComplete="current-password" required />
}

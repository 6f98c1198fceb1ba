'use client'

import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { PasswordField } from '@/components/shared/form/password-field'

/** The proof that an act on the account is its owner's. */
export function CurrentPasswordField() {
  const t = useTranslations('account')
  const { control } = useFormContext<{ currentPassword: string }>()
  return (
    <PasswordField
      control={control}
      name="currentPassword"
      label={t('currentPassword')}
      autoComplete="current-password"
      required
    />
  )
}

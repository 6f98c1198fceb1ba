'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useForm } from 'react-hook-form'
import { changePasswordForm } from '#contract/users'
import { PasswordField } from '@/components/shared/form/password-field'
import { PasswordRules, StrictPasswordRules } from '@/components/shared/form/password-rules'
import { AccountDialog } from '@/components/shared/proof/account-dialog'
import { CurrentPasswordField } from '@/components/shared/proof/current-password-field'
import { toast } from '@/components/ui/toast'
import { passwordFault } from '@/lib/domain/sign-in-errors'
import { useWrite } from '@/lib/swr/use-call'

const empty = { currentPassword: '', newPassword: '', confirmPassword: '' }

interface ChangePasswordDialogProps {
  /** Whether the clinic asks its staff for stronger ones. */
  strict: boolean
  onClose: () => void
}

export function ChangePasswordDialog({ strict, onClose }: ChangePasswordDialogProps) {
  const t = useTranslations('account')
  const { trigger } = useWrite('account.changePassword', {})
  const form = useForm({ resolver: zodResolver(changePasswordForm), defaultValues: empty })
  return (
    <AccountDialog
      form={form}
      title={t('changePassword')}
      description={t('changePasswordText')}
      submitLabel={t('updatePassword')}
      send={async ({ currentPassword, newPassword }) => {
        await trigger({ currentPassword, newPassword })
        toast.success(t('passwordChanged'))
        onClose()
      }}
      faultOf={passwordFault}
      onClose={onClose}
    >
      <CurrentPasswordField />
      <PasswordField
        control={form.control}
        name="newPassword"
        label={t('newPassword')}
        autoComplete="new-password"
        rules={strict ? StrictPasswordRules : PasswordRules}
        required
      />
      <PasswordField
        control={form.control}
        name="confirmPassword"
        label={t('confirmPassword')}
        autoComplete="new-password"
        required
      />
    </AccountDialog>
  )
}

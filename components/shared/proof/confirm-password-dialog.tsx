'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useForm } from 'react-hook-form'
import { confirmPasswordInput } from '#contract/users'
import { withFullMessages } from '@/components/shared/text/full-messages'
import { passwordFault } from '@/lib/domain/sign-in-errors'
import { AccountDialog } from './account-dialog'
import { CurrentPasswordField } from './current-password-field'

interface ConfirmPasswordDialogProps {
  send: (input: { currentPassword: string }) => Promise<void>
  onClose: () => void
}

/** Asks once more for the password before an act that is worth it. */
export const ConfirmPasswordDialog = withFullMessages(Question)

function Question({ send, onClose }: ConfirmPasswordDialogProps) {
  const t = useTranslations('account')
  const form = useForm({
    resolver: zodResolver(confirmPasswordInput),
    defaultValues: { currentPassword: '' },
  })
  return (
    <AccountDialog
      form={form}
      title={t('confirmPasswordTitle')}
      description={t('confirmPasswordText')}
      submitLabel={t('confirmPasswordSubmit')}
      send={send}
      faultOf={passwordFault}
      onClose={onClose}
    >
      <CurrentPasswordField />
    </AccountDialog>
  )
}

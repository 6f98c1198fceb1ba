'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useForm } from 'react-hook-form'
import { changeEmailInput } from '#contract/email-changes'
import { TextField } from '@/components/shared/form/text-field'
import { AccountDialog } from '@/components/shared/proof/account-dialog'
import { CurrentPasswordField } from '@/components/shared/proof/current-password-field'
import { toast } from '@/components/ui/toast'
import { passwordFault, type Refusal } from '@/lib/domain/sign-in-errors'
import { useWrite } from '@/lib/swr/use-call'

interface ChangeEmailDialogProps {
  /** The address of the account. */
  email: string
  onClose: () => void
}

function faultOf(refusal: Refusal) {
  if (refusal.errors?.email) return { fields: {}, form: { key: 'account.sameEmail' } as const }
  return passwordFault(refusal)
}

/** Asks for another address to sign in with, and for the password once more. */
export function ChangeEmailDialog({ email, onClose }: ChangeEmailDialogProps) {
  const t = useTranslations('account')
  const { trigger } = useWrite('email-changes.request', {})
  const form = useForm({
    resolver: zodResolver(changeEmailInput),
    defaultValues: { email: '', currentPassword: '' },
  })
  return (
    <AccountDialog
      form={form}
      title={t('changeEmail')}
      description={`${t('emailText', { email })} ${t('changeEmailText')}`}
      submitLabel={t('sendLink')}
      send={async (input) => {
        await trigger(input)
        toast.success(t('linkSent', { email: input.email }))
        onClose()
      }}
      faultOf={faultOf}
      onClose={onClose}
    >
      <TextField
        control={form.control}
        name="email"
        type="email"
        label={t('newEmail')}
        autoComplete="email"
        required
      />
      <CurrentPasswordField />
    </AccountDialog>
  )
}

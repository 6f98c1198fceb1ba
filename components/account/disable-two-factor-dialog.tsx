'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useForm } from 'react-hook-form'
import { disableTwoFactorInput } from '#contract/users'
import { AccountDialog } from '@/components/shared/proof/account-dialog'
import { CurrentPasswordField } from '@/components/shared/proof/current-password-field'
import { toast } from '@/components/ui/toast'
import { disableFault } from '@/lib/domain/sign-in-errors'
import { useWrite } from '@/lib/swr/use-call'
import { CodeField } from './code-field'

interface DisableTwoFactorDialogProps {
  onDisabled: () => void
  onClose: () => void
}

/** Turning the second factor off needs both factors. */
export function DisableTwoFactorDialog({ onDisabled, onClose }: DisableTwoFactorDialogProps) {
  const t = useTranslations('account')
  const { trigger } = useWrite('account.disableTwoFactor', {})
  const form = useForm({
    resolver: zodResolver(disableTwoFactorInput),
    defaultValues: { currentPassword: '', totpToken: '' },
  })
  return (
    <AccountDialog
      form={form}
      title={t('disableTitle')}
      description={t('disableText')}
      submitLabel={t('disable')}
      send={async (input) => {
        await trigger(input)
        toast.success(t('disabled'))
        onDisabled()
        onClose()
      }}
      faultOf={disableFault}
      onClose={onClose}
    >
      <CurrentPasswordField />
      <CodeField label={t('code')} />
    </AccountDialog>
  )
}

'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useForm } from 'react-hook-form'
import { confirmPasswordInput } from '#contract/users'
import { AccountDialog } from '@/components/shared/proof/account-dialog'
import { CurrentPasswordField } from '@/components/shared/proof/current-password-field'
import { withFullMessages } from '@/components/shared/text/full-messages'
import { leaveApp } from '@/lib/browser/session/leave'
import { passwordFault } from '@/lib/domain/sign-in-errors'
import { leavingEndpoints } from '@/lib/endpoints/leaving'
import { useSend } from '@/lib/swr/use-write'

export const CloseAccountDialog = withFullMessages(Question)

function Question({ onClose }: { onClose: () => void }) {
  const t = useTranslations('leaving')
  const { trigger } = useSend(leavingEndpoints.closeAccount, {})
  const form = useForm({
    resolver: zodResolver(confirmPasswordInput),
    defaultValues: { currentPassword: '' },
  })
  return (
    <AccountDialog
      form={form}
      title={t('closeTitle')}
      description={t('closeQuestion')}
      submitLabel={t('close')}
      destructive
      send={async (input) => {
        await trigger(input)
        leaveApp('choice')
      }}
      faultOf={passwordFault}
      onClose={onClose}
    >
      <CurrentPasswordField />
    </AccountDialog>
  )
}

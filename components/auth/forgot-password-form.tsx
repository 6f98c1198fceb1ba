'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { KeptWords, keptWord } from '@/components/shared/text/as-is'
import { Alert } from '@/components/ui/alert'
import { write } from '@/lib/browser/request'
import { signInFault } from '@/lib/domain/sign-in-errors'
import { checkForgotPassword } from './checks'
import { EmailField } from './email-field'
import { LightForm } from './light-form'
import { useLightForm } from './use-light-form'

/** Says the same whether there is an account or not. */
export function ForgotPasswordForm() {
  const t = useTranslations('auth')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useLightForm<'email'>({
    check: checkForgotPassword,
    say: signInFault,
    async send(values) {
      await write('account.forgotPassword', { body: values })
      setSentTo(values.email)
    },
  })
  if (sentTo !== null) {
    return (
      <Alert variant="success" title={t('forgotSentTitle')}>
        <KeptWords>{t('forgotSentText', { email: keptWord(sentTo) })}</KeptWords>
      </Alert>
    )
  }
  return (
    <LightForm form={form} submitLabel={t('forgotSend')}>
      <EmailField form={form} label={t('email')} isOnly />
    </LightForm>
  )
}

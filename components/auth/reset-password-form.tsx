'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { PasswordInput } from '@/components/shared/form/password-input'
import { Alert } from '@/components/ui/alert'
import { buttonVariants } from '@/components/ui/button'
import { call } from '@/lib/browser/request'
import { announce } from '@/lib/browser/session/session-channel'
import { signInFault } from '@/lib/domain/sign-in-errors'
import { authEndpoints } from '@/lib/endpoints/auth'
import { routes } from '@/lib/routes'
import { checkResetPassword } from './checks'
import { LightField } from './light-field'
import { LightForm } from './light-form'
import { NewPasswordField } from './new-password-field'
import { useLightForm } from './use-light-form'

export function ResetPasswordForm({ token }: { token: string }) {
  const t = useTranslations('auth')
  const [done, setDone] = useState(false)
  const form = useLightForm<'newPassword' | 'confirmPassword'>({
    check: (values) => checkResetPassword({ token, ...values }),
    say: signInFault,
    async send({ newPassword }) {
      await call(authEndpoints.resetPassword, { body: { token, newPassword } })
      announce({ kind: 'left', ending: 'over' })
      setDone(true)
    },
  })
  if (done) {
    return (
      <>
        <Alert variant="success" title={t('resetDoneTitle')}>
          {t('resetDoneText')}
        </Alert>
        <Link href={routes.login} className={buttonVariants()}>
          {t('loginTitle')}
        </Link>
      </>
    )
  }
  return (
    <LightForm form={form} submitLabel={t('resetSave')}>
      <NewPasswordField form={form} name="newPassword" label={t('newPassword')} />
      <LightField
        form={form}
        name="confirmPassword"
        label={t('confirmPassword')}
        required
        control={(props) => <PasswordInput {...props} autoComplete="new-password" />}
      />
    </LightForm>
  )
}

'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { SignUp } from '#contract/sign-ups'
import { LightField } from '@/components/auth/light-field'
import { LightForm } from '@/components/auth/light-form'
import { useLightForm } from '@/components/auth/use-light-form'
import { PasswordInput } from '@/components/shared/form/password-input'
import { Alert } from '@/components/ui/alert'
import { buttonVariants } from '@/components/ui/button'
import { call, RequestError } from '@/lib/browser/request'
import { enterApp } from '@/lib/browser/session/enter-app'
import { signInFault } from '@/lib/domain/sign-in-errors'
import { signUpEndpoints } from '@/lib/endpoints/sign-ups'
import { routes } from '@/lib/routes'

/** Joins by the link of the mail when asked to: opening the page changes nothing. */
export function ConfirmJoin({ token, initial }: { token: string; initial: SignUp }) {
  const t = useTranslations('join')
  const [state, setState] = useState(initial.state)
  const { clinicName: clinic, isNew } = initial
  const form = useLightForm<'password'>({
    say: signInFault,
    async send({ password = '' }: { password?: string }) {
      try {
        const { goTo } = await call(signUpEndpoints.confirm, { body: { token, password } })
        if (goTo === null) setState('done')
        else await enterApp({ goTo })
      } catch (error) {
        if (!(error instanceof RequestError) || error.status !== 409) throw error
        setState('ended')
      }
    },
  })
  if (state !== 'open') {
    return (
      <>
        {state === 'done' ? (
          <Alert variant="success" title={t('doneTitle', { clinic })}>
            {t('doneText')}
          </Alert>
        ) : (
          <Alert variant="warning">{t('endedText')}</Alert>
        )}
        <Link
          href={state === 'done' ? routes.login : routes.join}
          className={buttonVariants({ variant: state === 'done' ? 'primary' : 'secondary' })}
        >
          {t(state === 'done' ? 'logIn' : 'again')}
        </Link>
      </>
    )
  }
  return (
    <LightForm
      form={form}
      submitLabel={isNew ? t('confirm') : t('join', { clinic })}
      after={<p className="text-sm text-muted-foreground">{t('keep')}</p>}
    >
      {isNew && (
        <LightField
          form={form}
          name="password"
          label={t('confirmPassword')}
          required
          control={(props) => <PasswordInput {...props} autoComplete="current-password" />}
        />
      )}
    </LightForm>
  )
}

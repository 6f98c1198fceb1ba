'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { PasswordInput } from '@/components/shared/form/password-input'
import { Input } from '@/components/ui/input'
import { call } from '@/lib/browser/request'
import { enterApp } from '@/lib/browser/session/enter-app'
import { demoPassword } from '@/lib/content/demo-accounts'
import { signInFault } from '@/lib/domain/sign-in-errors'
import { authEndpoints } from '@/lib/endpoints/auth'
import { routes } from '@/lib/routes'
import { DemoAccounts } from './demo-accounts'
import { LightField } from './light-field'
import { LightForm } from './light-form'
import { loadPasskeys, useOfferedPasskeys } from './offered-passkeys'
import { PasskeyButton, usePasskeyAct } from './passkey-button'
import { quietLink } from './quiet-link'
import { useLightForm } from './use-light-form'

interface LoginFormProps {
  next: string | null
  demo: boolean
  /** A demo account that is filled in already. */
  account?: string | undefined
}

/** Nothing is checked here (section 5): the server refuses with one neutral sentence. */
export function LoginForm({ next, demo, account }: LoginFormProps) {
  const t = useTranslations('auth')
  const form = useLightForm<'email' | 'password'>({
    say: signInFault,
    async send(values) {
      await enterApp(await call(authEndpoints.login, { body: { ...values, next } }))
    },
  })

  const passkey = usePasskeyAct()
  useOfferedPasskeys(next, passkey.attempt)

  function enterAs(account: string) {
    const fields = form.form.ref.current?.elements
    const set = (name: string, value: string) => {
      const field = fields?.namedItem(name)
      if (field instanceof HTMLInputElement) field.value = value
    }
    set('email', account)
    set('password', demoPassword)
    form.form.ref.current?.requestSubmit()
  }

  return (
    <>
      <LightForm
        form={form}
        submitLabel={t('logIn')}
        after={
          <>
            <noscript>
              <p className="text-sm text-destructive-strong">{t('needsScript')}</p>
            </noscript>
            <PasskeyButton
              act={passkey}
              disabled={!form.ready}
              enter={async () => (await loadPasskeys()).enterWithPasskey(next)}
            >
              {t('passkey')}
            </PasskeyButton>
          </>
        }
      >
        <LightField
          form={form}
          name="email"
          label={t('email')}
          control={(props) => (
            <Input
              {...props}
              defaultValue={account}
              placeholder={t('emailExample')}
              inputMode="email"
              autoComplete="username webauthn"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        />
        <LightField
          form={form}
          name="password"
          label={t('password')}
          aside={
            <Link prefetch={false} href={routes.forgotPassword} className={quietLink}>
              {t('forgotLink')}
            </Link>
          }
          control={(props) => (
            <PasswordInput
              {...props}
              defaultValue={account && demoPassword}
              autoComplete="current-password"
            />
          )}
        />
      </LightForm>
      {demo && <DemoAccounts onPick={enterAs} disabled={!form.ready || form.pending} />}
    </>
  )
}

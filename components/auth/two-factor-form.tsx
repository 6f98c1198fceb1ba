'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { InputOtp } from '@/components/ui/input-otp'
import { call } from '@/lib/browser/request'
import { enterApp } from '@/lib/browser/session/enter-app'
import { twoFactorFault } from '@/lib/domain/sign-in-errors'
import { authEndpoints } from '@/lib/endpoints/auth'
import { routes } from '@/lib/routes'
import { checkTwoFactor } from './checks'
import { LightField } from './light-field'
import { LightForm } from './light-form'
import { PasskeyButton, usePasskeyAct } from './passkey-button'
import { quietLink } from './quiet-link'
import { useLightForm } from './use-light-form'

const verifyWithPasskey = async () => (await import('./enter-with-passkey')).verifyWithPasskey()

/** The second factor: a code of the app, one of the recovery codes, or a passkey of who has one. */
export function TwoFactorForm({ passkey }: { passkey: boolean }) {
  const t = useTranslations('auth')
  const [recovery, setRecovery] = useState(false)
  const [code, setCode] = useState('')
  const passkeyAct = usePasskeyAct()
  const form = useLightForm({
    check: checkTwoFactor,
    say: twoFactorFault,
    async send(values) {
      // Whatever becomes of it, a code is not sent twice.
      setCode('')
      await enterApp(await call(authEndpoints.verifyTwoFactor, { body: values }))
    },
  })
  return (
    <LightForm
      form={form}
      submitLabel={t('verify')}
      after={
        <>
          {passkey && (
            <PasskeyButton act={passkeyAct} disabled={!form.ready} enter={verifyWithPasskey}>
              {t('usePasskey')}
            </PasskeyButton>
          )}
          <div className="flex flex-wrap justify-between gap-x-4 gap-y-5">
            <Button
              variant="link"
              className="text-sm no-underline disabled:opacity-100"
              disabled={!form.ready}
              onClick={() => setRecovery(!recovery)}
            >
              {recovery ? t('useApp') : t('useRecovery')}
            </Button>
            <Link prefetch={false} href={routes.login} className={`${quietLink} text-target`}>
              {t('backToLogin')}
            </Link>
          </div>
        </>
      }
    >
      {recovery ? (
        <LightField
          key="recovery"
          form={form}
          name="recoveryCode"
          label={t('recoveryCode')}
          help={t('recoveryHelp')}
          control={(props) => (
            <Input {...props} autoFocus autoComplete="off" autoCapitalize="characters" spellCheck={false} />
          )}
        />
      ) : (
        <LightField
          key="app"
          form={form}
          name="totpToken"
          label={t('code')}
          control={(props) => (
            <InputOtp
              {...props}
              autoFocus
              value={code}
              onChange={setCode}
              pasteTransformer={(text) => text.replace(/\D/g, '')}
              containerClassName="py-1"
            />
          )}
        />
      )}
    </LightForm>
  )
}

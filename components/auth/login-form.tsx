'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { type FormEvent, useId, useRef } from 'react'
import { PasswordInput } from '@/components/shared/password-input'
import { SubmitButton } from '@/components/shared/submit-button'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { demoPassword } from '@/lib/content/demo-accounts'
import { signInFault } from '@/lib/domain/sign-in-errors'
import { api, routes } from '@/lib/routes'
import { request } from '@/lib/swr/request'
import { enterApp } from '@/lib/swr/session'
import { DemoAccounts } from './demo-accounts'
import { FormFault } from './form-fault'
import { useAuthForm } from './use-auth-form'
import { useReady } from './use-ready'

/** Nothing is checked here (section 5): the server refuses with one neutral sentence. */
export function LoginForm({ next, demo }: { next: string | null; demo: boolean }) {
  const t = useTranslations('auth')
  const ready = useReady()
  const id = useId()
  const email = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const { pending, refused, attempt } = useAuthForm(signInFault)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const body = { email: email.current?.value, password: password.current?.value, next }
    const entered = await attempt(async () => {
      enterApp(await request<{ goTo: string }>(api.login, { method: 'POST', body }))
    })
    if (!entered) password.current?.select()
  }

  function fill(account: string) {
    if (!email.current || !password.current) return
    email.current.value = account
    password.current.value = demoPassword
    document.getElementById(`${id}-submit`)?.focus()
  }

  return (
    <>
      <form method="post" noValidate className="grid gap-4" onSubmit={submit}>
        <FormFault fault={refused} />
        <div className="grid gap-1.5">
          <Label htmlFor={`${id}-email`}>{t('email')}</Label>
          <Input
            ref={email}
            id={`${id}-email`}
            name="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            aria-describedby={`${id}-help`}
          />
          <p id={`${id}-help`} className="text-sm text-muted-foreground">
            {t('emailHelp')}
          </p>
        </div>
        <div className="grid gap-1.5">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <Label htmlFor={`${id}-password`}>{t('password')}</Label>
            <Link
              href={routes.forgotPassword}
              className="text-sm text-primary-strong underline-offset-4 hover:underline"
            >
              {t('forgotLink')}
            </Link>
          </div>
          <PasswordInput
            ref={password}
            id={`${id}-password`}
            name="password"
            autoComplete="current-password"
          />
        </div>
        <SubmitButton
          id={`${id}-submit`}
          pending={pending}
          disabled={!ready}
          className="disabled:opacity-100"
        >
          {t('logIn')}
        </SubmitButton>
        <noscript>
          <p className="text-sm text-destructive-strong">{t('needsScript')}</p>
        </noscript>
      </form>
      {demo && <DemoAccounts onPick={fill} disabled={!ready} />}
    </>
  )
}

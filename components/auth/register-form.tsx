'use client'

import { useTranslations } from 'next-intl'
import type { ComponentProps, ReactNode } from 'react'
import { Input } from '@/components/ui/input'
import { call } from '@/lib/browser/request'
import { enterApp } from '@/lib/browser/session/enter-app'
import { dniExample } from '@/lib/content/dni-example'
import { signInFault } from '@/lib/domain/sign-in-errors'
import { authEndpoints } from '@/lib/endpoints/auth'
import { checkRegistration } from './checks'
import { EmailField } from './email-field'
import { LightField } from './light-field'
import { LightForm } from './light-form'
import { NewPasswordField } from './new-password-field'
import { useLightForm } from './use-light-form'

type Text = 'name' | 'surname' | 'dni'

const you: readonly (ComponentProps<'input'> & { name: Text })[] = [
  { name: 'name', autoComplete: 'given-name' },
  { name: 'surname', autoComplete: 'family-name' },
  {
    name: 'dni',
    placeholder: dniExample,
    autoComplete: 'off',
    autoCapitalize: 'characters',
    spellCheck: false,
  },
]

/** How the owner of a clinic starts: an account first, the clinic next. `legal` is what they accept by it. */
export function RegisterForm({ legal }: { legal?: ReactNode }) {
  const t = useTranslations('auth')
  const form = useLightForm<Text | 'email' | 'password'>({
    check: checkRegistration,
    say: signInFault,
    async send(values) {
      await enterApp(await call(authEndpoints.register, { body: values }))
    },
  })
  return (
    <LightForm form={form} submitLabel={t('registerSubmit')}>
      <div className="grid grid-cols-2 items-start gap-4">
        {you.map(({ name, ...input }) => (
          <LightField
            key={name}
            form={form}
            name={name}
            label={t(name)}
            required
            className="max-sm:col-span-full"
            control={(props) => <Input {...input} {...props} />}
          />
        ))}
        <EmailField form={form} label={t('email')} className="max-sm:col-span-full" />
        <NewPasswordField form={form} name="password" label={t('password')} className="col-span-full" />
      </div>
      {legal}
    </LightForm>
  )
}

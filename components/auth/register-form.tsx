'use client'

import { useTranslations } from 'next-intl'
import type { ComponentProps, ReactNode } from 'react'
import { Input } from '@/components/ui/input'
import { call } from '@/lib/browser/request'
import { enterApp } from '@/lib/browser/session/enter-app'
import { signInFault } from '@/lib/domain/sign-in-errors'
import { authEndpoints } from '@/lib/endpoints/auth'
import { checkRegistration } from './checks'
import { EmailField } from './email-field'
import { LightField } from './light-field'
import { LightForm } from './light-form'
import { LightGroup } from './light-group'
import { NewPasswordField } from './new-password-field'
import { useLightForm } from './use-light-form'

type Text = 'name' | 'surname' | 'dni'

const you: readonly (ComponentProps<'input'> & { name: Text })[] = [
  { name: 'name', autoComplete: 'given-name' },
  { name: 'surname', autoComplete: 'family-name' },
  { name: 'dni', autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
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
      <div className="grid gap-4">
        <LightGroup title={t('groups.you')}>
          {you.map(({ name, ...input }) => (
            <LightField
              key={name}
              form={form}
              name={name}
              label={t(name)}
              required
              {...(name === 'dni' && { help: t('dniHelp'), className: 'col-span-full' })}
              control={(props) => <Input {...input} {...props} />}
            />
          ))}
        </LightGroup>
        <LightGroup title={t('groups.login')}>
          <EmailField form={form} label={t('email')} className="col-span-full" />
          <NewPasswordField form={form} name="password" label={t('password')} className="col-span-full" />
        </LightGroup>
      </div>
      {legal}
    </LightForm>
  )
}

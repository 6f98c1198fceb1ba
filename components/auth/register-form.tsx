'use client'

import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { Input } from '@/components/ui/input'
import { call } from '@/lib/browser/request'
import { enterApp } from '@/lib/browser/session/enter-app'
import { signInFault } from '@/lib/domain/sign-in-errors'
import { authEndpoints } from '@/lib/endpoints/auth'
import { checkRegistration } from './checks'
import { LightField } from './light-field'
import { LightForm } from './light-form'
import { NewPasswordField } from './new-password-field'
import { useLightForm } from './use-light-form'

const texts: readonly { name: 'name' | 'surname' | 'dni' | 'email'; input: ComponentProps<'input'> }[] = [
  { name: 'name', input: { autoComplete: 'given-name' } },
  { name: 'surname', input: { autoComplete: 'family-name' } },
  { name: 'dni', input: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false } },
  {
    name: 'email',
    input: { type: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false },
  },
]

/** How the owner of a clinic starts: an account first, the clinic next. */
export function RegisterForm() {
  const t = useTranslations('auth')
  const form = useLightForm<'name' | 'surname' | 'dni' | 'email' | 'password'>({
    check: checkRegistration,
    say: signInFault,
    async send(values) {
      await enterApp(await call(authEndpoints.register, { body: values }))
    },
  })
  return (
    <LightForm form={form} submitLabel={t('registerSubmit')}>
      {texts.map(({ name, input }) => (
        <LightField
          key={name}
          form={form}
          name={name}
          label={t(name)}
          required
          {...(name === 'dni' && { help: t('dniHelp') })}
          control={(props) => <Input {...input} {...props} />}
        />
      ))}
      <NewPasswordField form={form} name="password" label={t('password')} />
    </LightForm>
  )
}

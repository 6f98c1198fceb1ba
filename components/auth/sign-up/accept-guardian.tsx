'use client'

import { useTranslations } from 'next-intl'
import { LightDay, withBirthdate } from '@/components/auth/light-day'
import { LightField } from '@/components/auth/light-field'
import { LightForm } from '@/components/auth/light-form'
import { NewPasswordField } from '@/components/auth/new-password-field'
import { useLightForm } from '@/components/auth/use-light-form'
import { Input } from '@/components/ui/input'
import { call } from '@/lib/browser/request'
import { enterApp } from '@/lib/browser/session/enter-app'
import { signInFault } from '@/lib/domain/sign-in-errors'
import { guardianEndpoints } from '@/lib/endpoints/guardians'

type Field = 'birthdate' | 'name' | 'surname' | 'password'

/** Accepts to act for a patient by the link of a mail; who has no account yet makes one. */
export function AcceptGuardian({ token, isNew }: { token: string; isNew: boolean }) {
  const t = useTranslations('guardians')
  const form = useLightForm<Field>({
    say: signInFault,
    async send(values) {
      const { birthdate, ...person } = withBirthdate(values)
      const body = { token, birthdate, ...(isNew && person) }
      await enterApp(await call(guardianEndpoints.accept, { body }))
    },
  })
  return (
    <LightForm form={form} submitLabel={t('accept')}>
      <LightField
        form={form}
        name="birthdate"
        label={t('birthdateOf')}
        required
        control={(props) => <LightDay {...props} />}
      />
      {isNew && (
        <>
          <LightField
            form={form}
            name="name"
            label={t('name')}
            required
            control={(props) => <Input {...props} autoComplete="given-name" />}
          />
          <LightField
            form={form}
            name="surname"
            label={t('surname')}
            required
            control={(props) => <Input {...props} autoComplete="family-name" />}
          />
          <NewPasswordField form={form} name="password" label={t('password')} />
        </>
      )}
    </LightForm>
  )
}

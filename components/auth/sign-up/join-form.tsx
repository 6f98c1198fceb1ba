'use client'

import { useTranslations } from 'next-intl'
import { type ComponentProps, useMemo, useState } from 'react'
import { documentKinds } from '#contract/document-kinds'
import { checkSignUp } from '@/components/auth/checks'
import { LightDay, withBirthdate } from '@/components/auth/light-day'
import { LightField } from '@/components/auth/light-field'
import { LightForm } from '@/components/auth/light-form'
import { NewPasswordField } from '@/components/auth/new-password-field'
import { DocumentFields } from '@/components/auth/sign-up/document-fields'
import { useLightForm } from '@/components/auth/use-light-form'
import { KeptWords, keptWord } from '@/components/shared/text/as-is'
import { Alert } from '@/components/ui/alert'
import { Input } from '@/components/ui/input'
import { NativeSelect } from '@/components/ui/native-select'
import { call } from '@/lib/browser/request'
import { signInFault } from '@/lib/domain/sign-in-errors'
import { signUpEndpoints } from '@/lib/endpoints/sign-ups'

type Text = 'name' | 'surname' | 'birthdate' | 'city' | 'email' | 'phone' | 'username'

const asTyped = { autoCapitalize: 'none', spellCheck: false } as const

type TextInput = ComponentProps<'input'> & { name: Text }

const who: readonly TextInput[] = [
  { name: 'name', autoComplete: 'given-name' },
  { name: 'surname', autoComplete: 'family-name' },
  { name: 'birthdate', autoComplete: 'bday' },
  { name: 'city', autoComplete: 'address-level2' },
]

const reached: readonly TextInput[] = [
  { name: 'email', type: 'email', autoComplete: 'email', ...asTyped },
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
  { name: 'username', autoComplete: 'username', ...asTyped },
]

const helps = { email: 'emailHelp', phone: 'phoneHelp' } as const
const helpOf = (name: Text) => (name in helps ? helps[name as keyof typeof helps] : null)

interface JoinFormProps {
  clinics: readonly { id: string; name: string; city: string }[]
  /** The latest day of birth, `yyyy-MM-dd`. */
  today: string
}

/** Somebody becomes a patient without their clinic's help. What comes of it is told by mail alone. */
export function JoinForm({ clinics, today }: JoinFormProps) {
  const t = useTranslations('join')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const check = useMemo(() => {
    const byRules = checkSignUp(today)
    return (values: Record<string, string>) => byRules(withBirthdate(values))
  }, [today])
  const form = useLightForm<Text | 'dni' | 'documentKind' | 'documentCountry' | 'clinicId' | 'password'>({
    check,
    say: signInFault,
    async send(values) {
      const documentKind = documentKinds.find((kind) => kind === values.documentKind) ?? 'dni'
      await call(signUpEndpoints.send, { body: { ...withBirthdate(values), documentKind } })
      setSentTo(values.email)
    },
  })
  if (sentTo !== null) {
    return (
      <Alert variant="success" title={t('sentTitle')}>
        <KeptWords>{t('sentText', { email: keptWord(sentTo) })}</KeptWords>
      </Alert>
    )
  }
  const field = ({ name, ...input }: TextInput) => {
    const help = helpOf(name)
    return (
      <LightField
        key={name}
        form={form}
        name={name}
        label={t(name)}
        required={name !== 'phone'}
        {...(help && { help: t(help) })}
        control={(props) =>
          name === 'birthdate' ? <LightDay {...input} {...props} /> : <Input {...input} {...props} />
        }
      />
    )
  }
  return (
    <LightForm
      form={form}
      submitLabel={t('submit')}
      after={
        <noscript>
          <p className="text-sm text-destructive-strong">{t('needsScript')}</p>
        </noscript>
      }
    >
      <LightField
        form={form}
        name="clinicId"
        label={t('clinic')}
        required
        control={(props) => (
          <NativeSelect {...props} defaultValue={clinics.length === 1 ? clinics[0]?.id : ''}>
            <option value="">{t('chooseClinic')}</option>
            {clinics.map(({ id, name, city }) => (
              <option translate="no" key={id} value={id}>
                {`${name} · ${city}`}
              </option>
            ))}
          </NativeSelect>
        )}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">{who.map(field)}</div>
      <DocumentFields form={form} help={t('dniHelp')} />
      {reached.map(field)}
      <NewPasswordField form={form} name="password" label={t('password')} />
    </LightForm>
  )
}

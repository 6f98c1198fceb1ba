'use client'

import { useTranslations } from 'next-intl'
import { type ComponentProps, type ReactNode, useMemo, useState } from 'react'
import { documentKinds } from '#contract/document-kinds'
import { checkSignUp } from '@/components/auth/checks'
import { LightDay, withBirthdate } from '@/components/auth/light-day'
import { LightField } from '@/components/auth/light-field'
import { LightForm } from '@/components/auth/light-form'
import { LightGroup } from '@/components/auth/light-group'
import { NewPasswordField } from '@/components/auth/new-password-field'
import { DocumentFields } from '@/components/auth/sign-up/document-fields'
import { useLightForm } from '@/components/auth/use-light-form'
import { Steps } from '@/components/shared/page/steps'
import { KeptWords, keptWord } from '@/components/shared/text/as-is'
import { Alert } from '@/components/ui/alert'
import { Input } from '@/components/ui/input'
import { NativeSelect } from '@/components/ui/native-select'
import { call } from '@/lib/browser/request'
import { signInFault } from '@/lib/domain/sign-in-errors'
import { signUpEndpoints } from '@/lib/endpoints/sign-ups'

type Text = 'name' | 'surname' | 'birthdate' | 'city' | 'email' | 'phone'

const asTyped = { autoCapitalize: 'none', spellCheck: false } as const

/** Two surnames need more room than half a phone. */
const wholeLine = 'max-sm:col-span-full'

type TextInput = ComponentProps<'input'> & { name: Text }

const who: readonly TextInput[] = [
  { name: 'name', autoComplete: 'given-name', className: wholeLine },
  { name: 'surname', autoComplete: 'family-name', className: wholeLine },
  { name: 'birthdate', autoComplete: 'bday', className: wholeLine },
  { name: 'city', autoComplete: 'address-level2', className: wholeLine },
]

const reached: readonly TextInput[] = [
  { name: 'email', type: 'email', autoComplete: 'email', className: wholeLine, ...asTyped },
  { name: 'phone', type: 'tel', autoComplete: 'tel', className: wholeLine },
]

const helps = { email: 'emailHelp', phone: 'phoneHelp' } as const
const helpOf = (name: Text) => (name in helps ? helps[name as keyof typeof helps] : null)

interface JoinFormProps {
  clinics: readonly { id: string; name: string; city: string; street: string | null }[]
  /** The latest day of birth, `yyyy-MM-dd`. */
  today: string
  /** The terms that they accept by registering. */
  legal: ReactNode
}

/** Somebody becomes a patient without their clinic's help. What comes of it is told by mail alone. */
export function JoinForm({ clinics, today, legal }: JoinFormProps) {
  const t = useTranslations('join')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const only = clinics.length === 1 ? clinics[0] : undefined
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
  const steps = (
    <Steps
      label={t('steps.all')}
      names={(['details', 'confirm', 'book'] as const).map((step) => t(`steps.${step}`))}
      current={sentTo === null ? 0 : 1}
    />
  )
  if (sentTo !== null) {
    return (
      <>
        {steps}
        <Alert variant="success" title={t('sentTitle')}>
          <KeptWords>{t('sentText', { email: keptWord(sentTo) })}</KeptWords>
        </Alert>
      </>
    )
  }
  const field = ({ name, className, ...input }: TextInput) => {
    const help = helpOf(name)
    return (
      <LightField
        key={name}
        form={form}
        name={name}
        label={t(name)}
        required={name !== 'phone'}
        {...(help && { help: t(help) })}
        {...(className && { className })}
        control={(props) =>
          name === 'birthdate' ? <LightDay {...input} {...props} /> : <Input {...input} {...props} />
        }
      />
    )
  }
  return (
    <>
      {steps}
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
          {...(only?.street && { help: only.street })}
          required
          control={(props) => (
            <NativeSelect {...props} defaultValue={only?.id ?? ''}>
              <option value="">{t('chooseClinic')}</option>
              {clinics.map(({ id, name, city }) => (
                <option translate="no" key={id} value={id}>
                  {`${name} · ${city}`}
                </option>
              ))}
            </NativeSelect>
          )}
        />
        <LightGroup title={t('groups.you')} text={t('groups.youText')}>
          {who.map(field)}
          <div className="col-span-full grid gap-4">
            <DocumentFields form={form} />
          </div>
        </LightGroup>
        <LightGroup title={t('groups.contact')}>
          {reached.map(field)}
          <NewPasswordField form={form} name="password" label={t('password')} className="col-span-full" />
        </LightGroup>
        {legal}
      </LightForm>
    </>
  )
}

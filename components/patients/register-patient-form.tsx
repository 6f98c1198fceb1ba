'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useTransition } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import type { registerPatientInput } from '#contract/patients'
import { lazyResolver } from '@/components/shared/form/lazy-resolver'
import { PasswordField } from '@/components/shared/form/password-field'
import { SubmitButton } from '@/components/shared/form/submit-button'
import { TextField } from '@/components/shared/form/text-field'
import { useFormSave } from '@/components/shared/form/use-form-save'
import { Alert } from '@/components/ui/alert'
import { Form } from '@/components/ui/form'
import { useSentence } from '@/components/ui/use-sentence'
import { useFormDraft } from '@/lib/browser/use-form-draft'
import { patientRegistrationText } from '@/lib/domain/registration-errors'
import { routes } from '@/lib/routes'
import { useRegisterPatient } from '@/lib/swr/patients'

type Input = z.input<typeof registerPatientInput>
type Output = z.output<typeof registerPatientInput>

const resolver = lazyResolver(() =>
  import('#contract/patients').then((contract) => contract.registerPatientInput),
)

const empty: Input = {
  name: '',
  surname: '',
  dni: '',
  city: '',
  birthdate: '',
  email: '',
  username: '',
  password: '',
}

/** Registers a patient. `today` (`yyyy-MM-dd`) is the latest day of birth that the date field offers. */
export function RegisterPatientForm({ today }: { today: string }) {
  const t = useTranslations('patients')
  const say = useSentence()
  const router = useRouter()
  const [leaving, startLeaving] = useTransition()
  const form = useForm<Input, unknown, Output>({
    resolver,
    mode: 'onTouched',
    defaultValues: empty,
  })
  useFormDraft('register-patient', form)
  const { trigger, isMutating } = useRegisterPatient()
  const { control } = form
  const save = async (input: Output) => {
    await trigger(input)
    startLeaving(() => router.push(routes.patientCreated))
  }
  const { submit, refusal } = useFormSave(form, save, patientRegistrationText)

  return (
    <Form {...form}>
      <form noValidate className="grid gap-5 text-base" onSubmit={submit}>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField control={control} name="name" label={t('name')} required autoComplete="off" />
          <TextField control={control} name="surname" label={t('surname')} required autoComplete="off" />
          <TextField
            control={control}
            name="dni"
            label={t('dni')}
            help={t('dniHelp')}
            required
            autoComplete="off"
          />
          <TextField control={control} name="city" label={t('city')} required autoComplete="off" />
          <TextField
            control={control}
            name="birthdate"
            type="date"
            label={t('birthdate')}
            max={today}
            required
          />
        </div>
        <TextField
          control={control}
          name="email"
          type="email"
          label={t('email')}
          required
          autoComplete="off"
        />
        <TextField control={control} name="username" label={t('username')} required autoComplete="off" />
        <PasswordField
          control={control}
          name="password"
          label={t('password')}
          required
          showRules
          autoComplete="new-password"
        />
        {refusal && <Alert variant="error">{say(refusal)}</Alert>}
        <SubmitButton pending={isMutating || leaving} className="justify-self-start max-sm:w-full">
          {t('register')}
        </SubmitButton>
      </form>
    </Form>
  )
}

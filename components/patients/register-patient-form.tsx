'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useMemo, useTransition } from 'react'
import { type Control, useForm, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { bareDocument } from '#contract/bare-document'
import type { registerPatientOn } from '#contract/patients'
import { sentences } from '#contract/sentences'
import { LinkPatient } from '@/components/patients/large-parts'
import { SimilarPatients } from '@/components/patients/similar-patients'
import { DocumentFields } from '@/components/people/document-fields'
import { SentenceAlert } from '@/components/shared/act/sentence-alert'
import { FieldGroup } from '@/components/shared/form/field-group'
import { lazyResolver } from '@/components/shared/form/lazy-resolver'
import { PasswordField } from '@/components/shared/form/password-field'
import { PasswordRules } from '@/components/shared/form/password-rules'
import { SelectField } from '@/components/shared/form/select-field'
import { SubmitButton } from '@/components/shared/form/submit-button'
import { TextField } from '@/components/shared/form/text-field'
import { TypedDayField } from '@/components/shared/form/typed-day-field'
import { useFormSave } from '@/components/shared/form/use-form-save'
import { Form } from '@/components/ui/form'
import { useFormDraft } from '@/lib/browser/drafts/use-form-draft'
import type { ClinicName } from '@/lib/domain/clinic'
import { patientRegistrationText } from '@/lib/domain/registration-errors'
import { routes } from '@/lib/routes'
import { useWrite } from '@/lib/swr/use-call'

type Input = z.input<ReturnType<typeof registerPatientOn>>
type Output = z.output<ReturnType<typeof registerPatientOn>>

function resolverOf(today: string, namesClinic: boolean) {
  return lazyResolver<Input, Output>(async () => {
    const contract = await import('#contract/patients')
    return namesClinic ? contract.registerPatientAtClinicOn(today) : contract.registerPatientOn(today)
  })
}

const empty: Input = {
  name: '',
  surname: '',
  dni: '',
  documentKind: 'dni',
  city: '',
  birthdate: '',
  phone: '',
  email: '',
  username: '',
  password: '',
}

/** Asks once a name and a day of birth or a DNI stand in the form. */
function PossibleDouble({
  control,
  opensHistories,
  merges,
}: {
  control: Control<Input, unknown, Output>
  opensHistories: boolean
  /** Whether the reader may make one record of two. */
  merges?: boolean | undefined
}) {
  const [name, surname, birthdate, dni = '', documentKind, documentCountry] = useWatch({
    control,
    name: ['name', 'surname', 'birthdate', 'dni', 'documentKind', 'documentCountry'],
  })
  const isKnown = /^\d{4}-\d\d-\d\d$/.test(birthdate) || bareDocument(dni).length >= 9
  if (!name.trim() || !surname.trim() || !isKnown) return null
  const document = { documentKind, documentNumber: dni, documentCountry }
  return (
    <SimilarPatients
      person={{ name, surname, birthdate, ...document }}
      opensHistories={opensHistories}
      merges={merges}
    />
  )
}

interface RegisterPatientFormProps {
  /** The latest day of birth, `yyyy-MM-dd`. */
  today: string
  /** For a registrar without a clinic of their own: where the patient can be registered. */
  clinics: readonly ClinicName[] | null
  /** Whether the registrar's role opens clinical histories. */
  opensHistories: boolean
  /** Whether the reader may make one record of two. */
  merges?: boolean | undefined
}

export function RegisterPatientForm({ today, clinics, opensHistories, merges }: RegisterPatientFormProps) {
  const t = useTranslations('registration')
  const router = useRouter()
  const [leaving, startLeaving] = useTransition()
  const namesClinic = clinics !== null
  const resolver = useMemo(() => resolverOf(today, namesClinic), [today, namesClinic])
  const form = useForm<Input, unknown, Output>({
    resolver,
    mode: 'onTouched',
    defaultValues: namesClinic ? { ...empty, clinicId: '' } : empty,
  })
  useFormDraft('register-patient', form)
  const { trigger, isMutating } = useWrite('patients.register', { stay: true })
  const { control } = form
  const leaveFor = (id: string) => startLeaving(() => router.push(routes.patientCreatedOf(id)))
  const save = async (input: Output) => leaveFor((await trigger(input)).id)
  const { submit, refusal } = useFormSave(form, save, patientRegistrationText)

  return (
    <Form {...form}>
      <form noValidate className="grid gap-5" onSubmit={submit}>
        {clinics && (
          <SelectField
            control={control}
            name="clinicId"
            label={t('clinic')}
            required
            options={[
              ['', t('chooseClinic')],
              ...clinics.map(({ id, name, city }) => [id, `${name} · ${city}`] as const),
            ]}
          />
        )}
        <div className="grid gap-5">
          <FieldGroup title={t('groups.patient')}>
            <TextField control={control} name="name" label={t('name')} required autoComplete="off" />
            <TextField control={control} name="surname" label={t('surname')} required autoComplete="off" />
            <DocumentFields help={t('dniHelp')} />
            <TypedDayField
              control={control}
              name="birthdate"
              label={t('birthdate')}
              required
              className="sm:max-w-44"
            />
          </FieldGroup>
          <FieldGroup title={t('groups.contact')}>
            <TextField
              control={control}
              name="email"
              type="email"
              label={t('email')}
              required
              className="sm:col-span-2"
              autoComplete="off"
            />
            <TextField
              control={control}
              name="phone"
              type="tel"
              label={t('phone')}
              help={t('phoneHelp')}
              autoComplete="off"
            />
            <TextField control={control} name="city" label={t('city')} required autoComplete="off" />
          </FieldGroup>
          <FieldGroup title={t('groups.access')}>
            <TextField control={control} name="username" label={t('username')} required autoComplete="off" />
            <PasswordField
              control={control}
              name="password"
              label={t('password')}
              required
              className="sm:col-span-2"
              rules={PasswordRules}
              autoComplete="new-password"
            />
          </FieldGroup>
        </div>
        <PossibleDouble control={control} opensHistories={opensHistories} merges={merges} />
        <SentenceAlert of={refusal} />
        {refusal === sentences.patientTaken && <LinkPatient read={form.getValues} onLinked={leaveFor} />}
        <SubmitButton pending={isMutating || leaving} className="justify-self-start max-sm:w-full">
          {t('register')}
        </SubmitButton>
      </form>
    </Form>
  )
}

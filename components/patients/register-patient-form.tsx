'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useMemo, useTransition } from 'react'
import { type Control, type Resolver, useForm, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import type { quickPatientOn, registerPatientOn } from '#contract/patients'
import { sentences } from '#contract/sentences'
import { LinkPatient, PossibleDouble } from '@/components/patients/large-parts'
import type { PatientScreen } from '@/components/patients/similar-patients'
import { DocumentFields } from '@/components/people/document-fields'
import { MoreDetails } from '@/components/people/more-details'
import { SentenceAlert } from '@/components/shared/act/sentence-alert'
import { FieldGroup } from '@/components/shared/form/field-group'
import { FormFoot } from '@/components/shared/form/form-foot'
import { HandedPasswordField } from '@/components/shared/form/handed-password-field'
import { lazyResolver } from '@/components/shared/form/lazy-resolver'
import { SelectField } from '@/components/shared/form/select-field'
import { SubmitButton } from '@/components/shared/form/submit-button'
import { TextField } from '@/components/shared/form/text-field'
import { TypedDayField } from '@/components/shared/form/typed-day-field'
import { useFormSave } from '@/components/shared/form/use-form-save'
import { Form } from '@/components/ui/form'
import { useFormDraft } from '@/lib/browser/drafts/use-form-draft'
import type { ClinicName } from '@/lib/domain/clinic'
import { patientRegistrationText } from '@/lib/domain/registration-errors'
import type { RegistrationWay } from '@/lib/domain/registration-way'
import { routes } from '@/lib/routes'
import { useWrite } from '@/lib/swr/use-call'

type Input = z.input<ReturnType<typeof registerPatientOn>>
type Output = z.output<ReturnType<typeof registerPatientOn>> | z.output<ReturnType<typeof quickPatientOn>>
type Access = Pick<Input, 'username' | 'password'>

/** Without a username and a password the patient is invited. */
const wayOf = ({ username, password }: Access): RegistrationWay =>
  username.trim() || password ? 'password' : 'invite'

function resolverOf(today: string, namesClinic: boolean): Resolver<Input, unknown, Output> {
  const registers = lazyResolver<Input, Output, Input>(async () => {
    const contract = await import('#contract/patients')
    return namesClinic ? contract.registerPatientAtClinicOn(today) : contract.registerPatientOn(today)
  })
  const invites = lazyResolver<z.input<ReturnType<typeof quickPatientOn>>, Output, Input>(async () =>
    (await import('#contract/patients')).quickPatientOn(today),
  )
  return (values, context, options) => {
    // Until somebody is named, the form tells every field that it has.
    const isNamed = values.name.trim() && values.surname.trim()
    const resolve = isNamed && !namesClinic && wayOf(values) === 'invite' ? invites : registers
    return resolve(values, context, options)
  }
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

interface RegisterPatientFormProps {
  /** The latest day of birth, `yyyy-MM-dd`. */
  today: string
  /** For a registrar without a clinic of their own: where the patient can be registered. */
  clinics: readonly ClinicName[] | null
  /** The place where the registrar's role opens a patient. */
  opens: PatientScreen | null
  /** Whether the reader may make one record of two. */
  merges?: boolean | undefined
}

/**
 * Registers a patient: by an invitation, or with the username and password that are typed. An administrator of the
 * product, who names the clinic, has to type both.
 */
export function RegisterPatientForm({ today, clinics, opens, merges }: RegisterPatientFormProps) {
  const t = useTranslations('registration')
  const tWays = useTranslations('registrationWays')
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
  const registration = useWrite('patients.register', { stay: true })
  const invitation = useWrite('patients.invite', {})
  const { control, formState } = form
  const [name, surname, username, password, email] = useWatch({
    control,
    name: ['name', 'surname', 'username', 'password', 'email'],
  })
  const way = namesClinic ? 'password' : wayOf({ username, password })
  const invited = way === 'invite' && email !== ''
  const leaveFor = (id: string, isInvited = false) =>
    startLeaving(() => router.push(routes.patientCreatedOf(id) + (isInvited ? '&invited=1' : '')))
  const save = async (input: Output) =>
    leaveFor(
      ('password' in input ? await registration.trigger(input) : await invitation.trigger(input)).id,
      invited,
    )
  const { submit, refusal } = useFormSave(form, save, patientRegistrationText)

  return (
    <Form {...form}>
      <form noValidate onSubmit={submit}>
        <div className="card gap-5">
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
          <PatientFields control={control} invites={way === 'invite'} mayInvite={!namesClinic} />
          {name.trim() && surname.trim() && <PossibleDouble opens={opens} merges={merges} />}
          <SentenceAlert of={refusal} />
          {refusal === sentences.patientTaken && <LinkPatient read={form.getValues} onLinked={leaveFor} />}
          <FormFoot inCard leave={routes.patients} docked={formState.isDirty}>
            <SubmitButton pending={formState.isSubmitting || leaving}>
              {invited ? tWays('registerAndInvite') : t('register')}
            </SubmitButton>
          </FormFoot>
        </div>
      </form>
    </Form>
  )
}

interface PatientFieldsProps {
  control: Control<Input, unknown, Output>
  /** The form would send an invitation. */
  invites: boolean
  mayInvite: boolean
}

function PatientFields({ control, invites, mayInvite }: PatientFieldsProps) {
  const t = useTranslations('registration')
  const tWays = useTranslations('registrationWays')
  const isRequired = !invites
  return (
    <>
      <FieldGroup title={t('groups.patient')} text={tWays('starred')}>
        <TextField control={control} name="name" label={t('name')} required autoComplete="off" />
        <TextField control={control} name="surname" label={t('surname')} required autoComplete="off" />
        <DocumentFields />
        <TypedDayField control={control} name="birthdate" label={t('birthdate')} required />
      </FieldGroup>
      <FieldGroup title={t('groups.contact')}>
        <div className="grid grid-cols-2 items-start gap-5">
          <TextField control={control} name="phone" type="tel" label={t('phone')} autoComplete="off" />
          <TextField
            control={control}
            name="city"
            label={t('city')}
            required={isRequired}
            autoComplete="off"
          />
        </div>
        <TextField
          control={control}
          name="email"
          type="email"
          label={t('email')}
          required={isRequired}
          {...(invites && { help: tWays('emailHelp') })}
          autoComplete="off"
        />
        <div className="grid gap-4 sm:col-span-2">
          <MoreDetails label={tWays('more')} />
        </div>
      </FieldGroup>
      <FieldGroup
        title={t('groups.access')}
        {...(mayInvite && { text: tWays(invites ? 'leaveEmpty' : 'handOver') })}
      >
        <TextField
          control={control}
          name="username"
          label={t('username')}
          required={isRequired}
          autoComplete="off"
        />
        <HandedPasswordField label={t('password')} required={isRequired} />
      </FieldGroup>
    </>
  )
}

'use client'

import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useTransition } from 'react'
import { type Resolver, useForm, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { specialties } from '#contract/choices'
import type { inviteDoctorForm } from '#contract/members'
import type { registerStaffForm } from '#contract/staff'
import { DocumentFields } from '@/components/people/document-fields'
import { SentenceAlert } from '@/components/shared/act/sentence-alert'
import { FieldGroup } from '@/components/shared/form/field-group'
import { FormFoot } from '@/components/shared/form/form-foot'
import { HandedPasswordField } from '@/components/shared/form/handed-password-field'
import { lazyResolver } from '@/components/shared/form/lazy-resolver'
import { SelectField } from '@/components/shared/form/select-field'
import { SubmitButton } from '@/components/shared/form/submit-button'
import { TextField } from '@/components/shared/form/text-field'
import { useFormSave } from '@/components/shared/form/use-form-save'
import { useProof } from '@/components/shared/proof/use-proof'
import { Form } from '@/components/ui/form'
import { toast } from '@/components/ui/toast'
import { useFormDraft } from '@/lib/browser/drafts/use-form-draft'
import { write } from '@/lib/browser/request'
import { memberRefusal } from '@/lib/domain/member'
import { staffRegistrationText } from '@/lib/domain/registration-errors'
import type { RegistrationWay } from '@/lib/domain/registration-way'
import { routes } from '@/lib/routes'
import { useWrite } from '@/lib/swr/use-call'

type RegisterInput = z.input<typeof registerStaffForm>
type InviteInput = z.input<typeof inviteDoctorForm>
type Output = z.output<typeof registerStaffForm> | z.output<typeof inviteDoctorForm>
type Input = RegisterInput & InviteInput & { way: RegistrationWay }

const registers = lazyResolver<RegisterInput, Output, Input>(() =>
  import('#contract/staff').then((contract) => contract.registerStaffForm),
)
const invites = lazyResolver<InviteInput, Output, Input>(() =>
  import('#contract/members').then((contract) => contract.inviteDoctorForm),
)

/** Who is invited may be known without a document yet. */
const withoutNumber = (values: Input): Input =>
  values.dni?.trim() ? values : { ...values, documentKind: 'none' }

const resolver: Resolver<Input, unknown, Output> = (values, context, options) =>
  values.way === 'invite'
    ? invites(withoutNumber(values), context, options)
    : registers(values, context, options)

const empty: Input = {
  way: 'password',
  name: '',
  surname: '',
  dni: '',
  documentKind: 'dni',
  email: '',
  specialty: '',
  password: '',
  roles: ['doctor'],
}

/**
 * Registers a doctor of the signed-in administrator's clinic with the password that is typed, or by an invitation. It
 * begins with the password, so that one left out by mistake is told.
 */
export function RegisterStaffForm({ strict }: { strict: boolean }) {
  const t = useTranslations('staff')
  const tTeam = useTranslations('team')
  const specialtyOf = useTranslations('specialties')
  const locale = useLocale()
  const router = useRouter()
  const [leaving, startLeaving] = useTransition()
  const form = useForm<Input, unknown, Output>({
    resolver,
    mode: 'onTouched',
    defaultValues: { ...empty, language: locale === 'en' ? 'en' : 'es' },
  })
  useFormDraft('register-staff', form)
  const { trigger } = useWrite('staff.register', {})
  const { proven, question } = useProof()
  const { control, formState } = form
  const way = useWatch({ control, name: 'way' })
  const busy = formState.isSubmitting || leaving
  function leave(said: string, to: string) {
    toast.success(said)
    startLeaving(() => router.push(to))
  }
  async function save(input: Output) {
    if ('password' in input) {
      await trigger(input)
      return leave(t('registered', { name: `${input.name} ${input.surname}` }), routes.app)
    }
    const sent = await proven((proof) => write('members.invite', { body: { ...input, ...proof } }))
    if (sent) leave(tTeam('invited', { email: input.email }), routes.staff)
  }
  const { submit, refusal } = useFormSave(form, save, (refused) =>
    way === 'invite' && refused.code !== 'duplicate'
      ? memberRefusal(refused)
      : staffRegistrationText(refused),
  )

  return (
    <Form {...form}>
      <form noValidate onSubmit={submit}>
        <div className="card gap-5">
          <FieldGroup title={t('groups.doctor')} text={t('starred')}>
            <TextField control={control} name="name" label={t('name')} required autoComplete="off" />
            <TextField control={control} name="surname" label={t('surname')} required autoComplete="off" />
            <DocumentFields required={way === 'password'} />
            <SelectField
              control={control}
              name="specialty"
              label={t('specialty')}
              options={[
                ['', t('selectSpecialty')],
                ...specialties.map((value) => [value, specialtyOf(value)] as const),
              ]}
              required
            />
          </FieldGroup>
          <FieldGroup title={t('groups.access')}>
            {(['invite', 'password'] as const).map((each) => (
              <label
                key={each}
                className="flex cursor-pointer items-start gap-3 rounded-md border px-3 py-2 hover:border-border-strong has-checked:border-primary has-checked:bg-primary-soft"
              >
                <input type="radio" value={each} className="radio mt-0.5" {...form.register('way')} />
                <span>
                  {t(`ways.${each}`)}
                  <span className="block text-muted-foreground">{t(`waysText.${each}`)}</span>
                </span>
              </label>
            ))}
            <TextField
              control={control}
              name="email"
              type="email"
              label={t('email')}
              required
              autoComplete="off"
            />
            {way === 'password' ? (
              <HandedPasswordField label={t('password')} strict={strict} />
            ) : (
              <SelectField
                control={control}
                name="language"
                label={tTeam('language')}
                help={tTeam('languageHelp')}
                options={[
                  ['es', tTeam('spanish')],
                  ['en', tTeam('english')],
                ]}
              />
            )}
          </FieldGroup>
          <SentenceAlert of={refusal} />
          <FormFoot inCard leave={routes.staff} docked={formState.isDirty}>
            <SubmitButton pending={busy}>
              {way === 'invite' ? tTeam('sendInvitation') : t('register')}
            </SubmitButton>
          </FormFoot>
        </div>
      </form>
      {question}
    </Form>
  )
}

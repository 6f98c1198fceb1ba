'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useTransition } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { specialties } from '#contract/choices'
import type { registerStaffForm } from '#contract/staff'
import { DocumentFields } from '@/components/people/document-fields'
import { SentenceAlert } from '@/components/shared/act/sentence-alert'
import { FieldGroup } from '@/components/shared/form/field-group'
import { lazyResolver } from '@/components/shared/form/lazy-resolver'
import { PasswordField } from '@/components/shared/form/password-field'
import { PasswordRules, StrictPasswordRules } from '@/components/shared/form/password-rules'
import { SelectField } from '@/components/shared/form/select-field'
import { SubmitButton } from '@/components/shared/form/submit-button'
import { TextField } from '@/components/shared/form/text-field'
import { useFormSave } from '@/components/shared/form/use-form-save'
import { Form } from '@/components/ui/form'
import { toast } from '@/components/ui/toast'
import { useFormDraft } from '@/lib/browser/drafts/use-form-draft'
import { staffRegistrationText } from '@/lib/domain/registration-errors'
import { routes } from '@/lib/routes'
import { useWrite } from '@/lib/swr/use-call'

type Input = z.input<typeof registerStaffForm>
type Output = z.output<typeof registerStaffForm>

const resolver = lazyResolver(() => import('#contract/staff').then((contract) => contract.registerStaffForm))

const empty: Input = {
  name: '',
  surname: '',
  dni: '',
  documentKind: 'dni',
  email: '',
  specialty: '',
  password: '',
}

/** Registers a doctor of the signed-in administrator's clinic. */
export function RegisterStaffForm({ strict }: { strict: boolean }) {
  const t = useTranslations('staff')
  const specialtyOf = useTranslations('specialties')
  const router = useRouter()
  const [leaving, startLeaving] = useTransition()
  const form = useForm<Input, unknown, Output>({
    resolver,
    mode: 'onTouched',
    defaultValues: empty,
  })
  useFormDraft('register-staff', form)
  const { trigger, isMutating } = useWrite('staff.register', {})
  const { control } = form
  const save = async (input: Output) => {
    await trigger(input)
    toast.success(t('registered', { name: `${input.name} ${input.surname}` }))
    startLeaving(() => router.push(routes.app))
  }
  const { submit, refusal } = useFormSave(form, save, staffRegistrationText)

  return (
    <Form {...form}>
      <form noValidate className="grid gap-5" onSubmit={submit}>
        <div className="grid gap-5">
          <FieldGroup title={t('groups.doctor')}>
            <TextField control={control} name="name" label={t('name')} required autoComplete="off" />
            <TextField control={control} name="surname" label={t('surname')} required autoComplete="off" />
            <DocumentFields help={t('dniHelp')} />
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
            <TextField
              control={control}
              name="email"
              type="email"
              label={t('email')}
              required
              className="sm:col-span-2"
              autoComplete="off"
            />
            <PasswordField
              control={control}
              name="password"
              label={t('password')}
              required
              className="sm:col-span-2"
              rules={strict ? StrictPasswordRules : PasswordRules}
              autoComplete="new-password"
            />
          </FieldGroup>
        </div>
        <SentenceAlert of={refusal} />
        <SubmitButton pending={isMutating || leaving} className="justify-self-start max-sm:w-full">
          {t('register')}
        </SubmitButton>
      </form>
    </Form>
  )
}

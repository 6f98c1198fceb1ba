'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import type { updatePatientOn } from '#contract/patients'
import { DocumentFields } from '@/components/people/document-fields'
import { MoreDetails } from '@/components/people/more-details'
import { sheetValues } from '@/components/people/sheet-values'
import { SentenceAlert } from '@/components/shared/act/sentence-alert'
import { CancelButton } from '@/components/shared/form/cancel-button'
import { lazyResolver } from '@/components/shared/form/lazy-resolver'
import { SubmitButton } from '@/components/shared/form/submit-button'
import { TextField } from '@/components/shared/form/text-field'
import { TypedDayField } from '@/components/shared/form/typed-day-field'
import { useFormSave } from '@/components/shared/form/use-form-save'
import { Form } from '@/components/ui/form'
import { useFormDraft } from '@/lib/browser/drafts/use-form-draft'
import type { Patient } from '@/lib/domain/patient'
import { editPatientText } from '@/lib/domain/registration-errors'
import { patientEndpoints } from '@/lib/endpoints/patients'
import { useSend } from '@/lib/swr/use-write'

type Values = z.input<ReturnType<typeof updatePatientOn>>
type Output = z.output<ReturnType<typeof updatePatientOn>>

/** Under which name it is kept while it is being typed into. */
export const draftOf = ({ id }: Patient) => `edit-patient:${id}`

interface EditPatientFormProps {
  patient: Patient
  today: string
  onSaved: (patient: Patient) => void
  onCancel: () => void
}

export function EditPatientForm({ patient, today, onSaved, onCancel }: EditPatientFormProps) {
  const t = useTranslations('ownProfile')
  const router = useRouter()
  const { name, surname, birthdate, dni, document, city, phone } = patient
  const documentKind = document.kind
  const documentCountry = document.country ?? ''
  const resolver = useMemo(
    () =>
      lazyResolver(() => import('#contract/patients').then((contract) => contract.updatePatientOn(today))),
    [today],
  )
  const form = useForm<Values, unknown, Output>({
    resolver,
    mode: 'onTouched',
    defaultValues: {
      name,
      surname,
      birthdate,
      dni,
      documentKind,
      documentCountry,
      city,
      phone: phone ?? '',
      ...sheetValues(patient),
    },
  })
  useFormDraft(draftOf(patient), form)
  const { trigger, isMutating } = useSend(patientEndpoints.update, { params: { id: patient.id } })
  const { control } = form
  const save = async (values: Output) => {
    onSaved(await trigger(values))
    router.refresh()
  }
  const { submit, refusal } = useFormSave(form, save, editPatientText)

  return (
    <Form {...form}>
      <form noValidate className="grid gap-5 sm:grid-cols-2" onSubmit={submit}>
        <TextField control={control} name="name" label={t('name')} required autoComplete="given-name" />
        <TextField
          control={control}
          name="surname"
          label={t('surname')}
          required
          autoComplete="family-name"
        />
        <TypedDayField control={control} name="birthdate" label={t('birthdate')} required />
        <DocumentFields />
        <TextField control={control} name="city" label={t('city')} required autoComplete="address-level2" />
        <TextField control={control} name="phone" type="tel" label={t('phone')} autoComplete="tel" />
        <div className="grid gap-5 sm:col-span-2">
          <MoreDetails label={t('more')} />
        </div>
        <SentenceAlert of={refusal} className="sm:col-span-2" />
        <div className="flex flex-wrap gap-2 sm:col-span-2">
          <SubmitButton pending={isMutating}>{t('save')}</SubmitButton>
          <CancelButton disabled={isMutating} onClick={onCancel}>
            {t('cancel')}
          </CancelButton>
        </div>
      </form>
    </Form>
  )
}

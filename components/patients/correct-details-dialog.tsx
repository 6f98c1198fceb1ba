'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useEffect, useMemo } from 'react'
import { useForm, useFormContext } from 'react-hook-form'
import { correctDetailsOn } from '#contract/correct-details'
import { documentOf } from '#contract/documents'
import type { DetailField } from '#contract/patient-sheet'
import { sentences } from '#contract/sentences'
import { DocumentFields } from '@/components/people/document-fields'
import { SheetFields } from '@/components/people/sheet-fields'
import { sheetValues } from '@/components/people/sheet-values'
import { SavedFormDialog } from '@/components/shared/dialog/saved-form-dialog'
import { TextField } from '@/components/shared/form/text-field'
import { TypedDayField } from '@/components/shared/form/typed-day-field'
import { useFormSave } from '@/components/shared/form/use-form-save'
import { withFullMessages } from '@/components/shared/text/full-messages'
import { toast } from '@/components/ui/toast'
import type { RequestError } from '@/lib/browser/request'
import type { Patient } from '@/lib/domain/patient'
import type { Sentence } from '@/lib/domain/sentence'
import { useWrite } from '@/lib/swr/use-call'

interface CorrectDetailsDialogProps {
  patient: Patient
  today: string
  /** The field to begin at. */
  at?: DetailField | undefined
  onClose: () => void
}

/** Staff correct who a patient is and how they are reached. */
export const CorrectDetailsDialog = withFullMessages(CorrectDetails)

function words({ status, envelope }: RequestError): Sentence {
  if (envelope.code === 'duplicate') return { key: 'sheet.taken' }
  if (envelope.code === 'stale') return { key: 'sheet.stale' }
  return status === 403 ? { key: 'sheet.ownAddress' } : sentences.failed
}

function CorrectDetails({ patient, today, at, onClose }: CorrectDetailsDialogProps) {
  const t = useTranslations('sheet')
  const router = useRouter()
  const { id, name, surname, birthdate, dni, document, email, phone, city, version = 1 } = patient
  const resolver = useMemo(() => zodResolver(correctDetailsOn(today)), [today])
  const form = useForm({
    resolver,
    mode: 'onTouched',
    defaultValues: {
      name,
      surname,
      birthdate,
      dni,
      documentKind: document.kind,
      documentCountry: document.country ?? '',
      email,
      phone: phone ?? '',
      city,
      ...sheetValues(patient),
      version,
    },
  })
  const { control } = form
  const { trigger } = useWrite('patients.correct', { params: { id } })
  const saving = useFormSave(
    form,
    async ({ dni, documentKind, documentCountry, ...details }) => {
      await trigger({ ...details, document: documentOf({ dni, documentKind, documentCountry }) })
      toast.success(t('saved'))
      onClose()
      router.refresh()
    },
    words,
  )
  const field = { control, autoComplete: 'off' } as const
  return (
    <SavedFormDialog
      form={form}
      saving={saving}
      title={t('correctTitle', { name: `${name} ${surname}` })}
      description={t('correctText')}
      submitLabel={t('save')}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field} name="name" label={t('fields.name')} required />
        <TextField {...field} name="surname" label={t('fields.surname')} required />
        <TypedDayField control={control} name="birthdate" label={t('fields.birthdate')} required />
        <TextField {...field} name="phone" type="tel" label={t('fields.phone')} />
        <div className="grid gap-4 sm:col-span-2">
          <DocumentFields />
        </div>
        <TextField {...field} name="email" type="email" label={t('fields.email')} />
        <TextField {...field} name="city" label={t('fields.city')} />
      </div>
      <SheetFields />
      {at && <BeginAt field={at === 'emergencyContact' ? 'emergencyContact.name' : at} />}
    </SavedFormDialog>
  )
}

/** Moves the focus to a field once all are drawn. */
function BeginAt({ field }: { field: string }) {
  const { setFocus } = useFormContext()
  useEffect(() => setFocus(field), [field, setFocus])
  return null
}

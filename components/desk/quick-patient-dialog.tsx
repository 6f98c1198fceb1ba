'use client'

import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import type { quickPatientOn } from '#contract/patients'
import { sentences } from '#contract/sentences'
import type { typedPerson } from '#contract/typed-person'
import { DocumentFields } from '@/components/people/document-fields'
import { MoreDetails } from '@/components/people/more-details'
import { SavedFormDialog } from '@/components/shared/dialog/saved-form-dialog'
import { lazyResolver } from '@/components/shared/form/lazy-resolver'
import { TextField } from '@/components/shared/form/text-field'
import { TypedDayField } from '@/components/shared/form/typed-day-field'
import { useFormSave } from '@/components/shared/form/use-form-save'
import type { WantedVisit } from '@/lib/browser/book-visit'
import { patientRegistrationText } from '@/lib/domain/registration-errors'
import { useWrite } from '@/lib/swr/use-call'
import { LinkKnown } from './link-known'

type Input = z.input<ReturnType<typeof quickPatientOn>>
type Output = z.output<ReturnType<typeof quickPatientOn>>

interface QuickPatientDialogProps {
  /** The part of the search without results that surely tells who it is. */
  typed: ReturnType<typeof typedPerson>
  /** The whole text, which is shown when it does not say for sure who that is. */
  searched: string
  /** The latest day of birth, `yyyy-MM-dd`. */
  today: string
  onRegistered: (patient: NonNullable<WantedVisit['patient']>) => void
  onClose: () => void
}

/** The fewest facts that make somebody a patient; they choose their password by a mail. */
export function QuickPatientDialog(props: QuickPatientDialogProps) {
  const { typed, searched, today, onRegistered, onClose } = props
  const t = useTranslations('desk')
  const tPatients = useTranslations('registration')
  const tSheet = useTranslations('sheet')
  const resolver = useMemo(
    () => lazyResolver<Input, Output>(async () => (await import('#contract/patients')).quickPatientOn(today)),
    [today],
  )
  const form = useForm<Input, unknown, Output>({
    resolver,
    mode: 'onTouched',
    defaultValues: {
      name: '',
      surname: '',
      birthdate: '',
      dni: '',
      documentKind: 'dni',
      email: '',
      phone: '',
      ...typed,
    },
  })
  const { trigger } = useWrite('patients.invite', {})
  const named = () => `${form.getValues('name').trim()} ${form.getValues('surname').trim()}`
  const save = async (input: Output) => onRegistered({ id: (await trigger(input)).id, name: named() })
  const saving = useFormSave(form, save, patientRegistrationText)
  const field = { control: form.control, required: true, autoComplete: 'off' } as const
  return (
    <SavedFormDialog
      form={form}
      saving={saving}
      title={t('quickTitle')}
      description={t('quickText')}
      submitLabel={t('quickSave')}
      onClose={onClose}
    >
      {searched !== '' && Object.keys(typed).length === 0 && (
        <p className="text-sm wrap-anywhere text-muted-foreground">{t('quickSearched', { searched })}</p>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field} name="name" label={tPatients('name')} />
        <TextField {...field} name="surname" label={tPatients('surname')} />
        <TypedDayField control={form.control} name="birthdate" label={tPatients('birthdate')} required />
        <TextField {...field} required={false} name="phone" type="tel" label={tPatients('phone')} />
      </div>
      <DocumentFields />
      <TextField
        {...field}
        required={false}
        name="email"
        type="email"
        label={tPatients('email')}
        help={t('emailHelp')}
      />
      <MoreDetails label={tSheet('more')} />
      {saving.refusal === sentences.patientTaken && (
        <LinkKnown proof={form.getValues} onLinked={(id) => onRegistered({ id, name: named() })} />
      )}
    </SavedFormDialog>
  )
}

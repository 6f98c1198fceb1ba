'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useForm } from 'react-hook-form'
import type { Consent } from '#contract/consents'
import { accessChange } from '#contract/record-access'
import { useConsentQuestion } from '@/components/consents/use-consent-question'
import { SavedFormDialog } from '@/components/shared/dialog/saved-form-dialog'
import { SelectField } from '@/components/shared/form/select-field'
import { useFormSave } from '@/components/shared/form/use-form-save'
import { toast } from '@/components/ui/toast'
import type { RecordAccess } from '@/lib/domain/record-access'
import { useRead, useWrite } from '@/lib/swr/use-call'

interface OpenToDialogProps {
  patientId: string
  /** Clinics that stand in the list already. */
  known: readonly string[]
  /** Asked for where it does not stand. */
  sharing: Consent
  onChanged: (access: RecordAccess) => void
  onClose: () => void
}

const input = accessChange.pick({ clinicId: true })

/** A clinic that does not treat the patient sees their record by their word alone. */
export function OpenToDialog({ patientId, known, sharing, onChanged, onClose }: OpenToDialogProps) {
  const t = useTranslations('access')
  const { data: listed = [] } = useRead('clinics.list', {})
  const clinics = listed.filter(({ id }) => !known.includes(id))
  const form = useForm({ resolver: zodResolver(input), defaultValues: { clinicId: '' } })
  const { trigger } = useWrite('record-access.change', { params: { id: patientId } })
  const { question, check, said } = useConsentQuestion(sharing)
  const saving = useFormSave(form, async ({ clinicId }) => {
    if (!check()) return
    onChanged(await trigger({ clinicId, open: true, ...said }))
    toast.success(t('wasOpened', { clinic: clinics.find(({ id }) => id === clinicId)?.name ?? '' }))
    onClose()
  })
  return (
    <SavedFormDialog
      form={form}
      saving={saving}
      title={t('otherTitle')}
      description={t('openText')}
      submitLabel={t('openConfirm')}
      onClose={onClose}
    >
      <SelectField
        control={form.control}
        name="clinicId"
        label={t('clinic')}
        options={[['', t('choose')], ...clinics.map(({ id, name }) => [id, name] as const)]}
        required
      />
      {question}
    </SavedFormDialog>
  )
}

'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useForm, useWatch } from 'react-hook-form'
import { guardianRelations } from '#contract/choices'
import { type GuardianRelation, guardianForm } from '#contract/guardians'
import { SavedFormDialog } from '@/components/shared/dialog/saved-form-dialog'
import { DateField } from '@/components/shared/form/date-field'
import { SelectField } from '@/components/shared/form/select-field'
import { TextField } from '@/components/shared/form/text-field'
import { useFormSave } from '@/components/shared/form/use-form-save'
import { withFullMessages } from '@/components/shared/text/full-messages'
import { toast } from '@/components/ui/toast'
import { sentBy } from '@/lib/domain/sentence'
import { useWrite } from '@/lib/swr/use-call'

interface AddGuardianDialogProps {
  patientId: string
  adult: boolean
  /** Whether the reader is the patient. */
  own: boolean
  onAdded: () => void
  onClose: () => void
}

/** Invites somebody to act for a patient. */
export const AddGuardianDialog = withFullMessages(AddGuardian)

function AddGuardian({ patientId, adult, own, onAdded, onClose }: AddGuardianDialogProps) {
  const t = useTranslations('guardians')
  const usual: GuardianRelation = adult ? 'carer' : 'mother'
  const form = useForm({
    resolver: zodResolver(guardianForm),
    mode: 'onTouched',
    defaultValues: { name: '', surname: '', relation: usual, email: '', phone: '', until: '' },
  })
  const { control } = form
  const relation: string = useWatch({ control, name: 'relation' })
  const { trigger } = useWrite('guardians.add', { params: { id: patientId } })
  const saving = useFormSave(
    form,
    async ({ until, ...input }) => {
      await trigger({ ...input, until: input.relation === 'carer' && until ? until : null })
      toast.success(t('sent'))
      onAdded()
    },
    sentBy,
  )
  return (
    <SavedFormDialog
      form={form}
      saving={saving}
      title={t(adult ? 'addCarer' : 'add')}
      description={t(own ? 'addOwnText' : 'addText')}
      submitLabel={t('invite')}
      onClose={onClose}
    >
      {!adult && (
        <SelectField
          control={control}
          name="relation"
          label={t('relation')}
          options={guardianRelations.map((each) => [each, t(`relations.${each}`)] as const)}
        />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField control={control} name="name" label={t('name')} autoComplete="off" required />
        <TextField control={control} name="surname" label={t('surname')} autoComplete="off" required />
      </div>
      <TextField control={control} name="email" type="email" label={t('email')} autoComplete="off" required />
      {relation === 'carer' && <DateField control={control} name="until" label={t('until')} />}
    </SavedFormDialog>
  )
}

'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useForm, useWatch } from 'react-hook-form'
import { allergyInput } from '#contract/histories'
import { SavedFormDialog } from '@/components/shared/dialog/saved-form-dialog'
import { TextField } from '@/components/shared/form/text-field'
import { useFormSave } from '@/components/shared/form/use-form-save'
import { toast } from '@/components/ui/toast'
import { useDialogDraft } from '@/lib/browser/drafts/use-dialog-draft'
import { allergiesIn } from '@/lib/domain/allergy-warning'
import type { History } from '@/lib/domain/history'
import { AllergyNotice } from './allergy-notice'
import { type DialogOf, draftOf } from './history-dialog'
import { addAllergy, useHistoryWrite } from './use-history'

type AllergyDialogProps = {
  history: History
  dialog: DialogOf<'allergy'>
  /** `yyyy-MM-dd`. */
  today: string
  onClose: () => void
}

/** Section 2 titles this dialog 'Upload Analytic' too; its description says what it is for. */
export function AllergyDialog({ history, dialog, today, onClose }: AllergyDialogProps) {
  const t = useTranslations('history')
  const write = useHistoryWrite(history)
  const form = useForm({
    resolver: zodResolver(allergyInput),
    defaultValues: { allergy: '', ...dialog.typed },
  })
  useDialogDraft(draftOf(history.id), dialog, form)
  const typed = useWatch({ control: form.control, name: 'allergy' })
  const given = history.treatments
    .filter(({ name, endDate }) => endDate >= today && allergiesIn(name, [typed]).length > 0)
    .map(({ name }) => name)
  const add = async ({ allergy }: { allergy: string }) => {
    await write.trigger(() => addAllergy(history.id, allergy))
    toast.success(t('saved'), { description: allergy })
    onClose()
  }
  const saving = useFormSave(form, add)
  return (
    <SavedFormDialog
      form={form}
      saving={saving}
      title={t('allergyDialogTitle')}
      description={t('allergyDialogText')}
      submitLabel={t('save')}
      onClose={onClose}
    >
      <TextField control={form.control} name="allergy" label={t('allergy')} required autoComplete="off" />
      <AllergyNotice text="treatmentWarning" names={given} />
    </SavedFormDialog>
  )
}

'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useForm } from 'react-hook-form'
import { maxReason } from '#contract/choices'
import { urgentInput } from '#contract/waitlist'
import { SavedFormDialog } from '@/components/shared/dialog/saved-form-dialog'
import { TextField } from '@/components/shared/form/text-field'
import { useFormSave } from '@/components/shared/form/use-form-save'
import { toast } from '@/components/ui/toast'
import type { Wish } from '@/lib/domain/wish'
import { useWrite } from '@/lib/swr/use-call'

interface UrgentDialogProps {
  wish: Wish
  onDone: () => void
  onClose: () => void
}

/** Puts somebody before those who have only waited longer; why, stays on record. */
export function UrgentDialog({ wish, onDone, onClose }: UrgentDialogProps) {
  const t = useTranslations('waitlist')
  const form = useForm({
    resolver: zodResolver(urgentInput),
    mode: 'onTouched',
    defaultValues: { reason: '' },
  })
  const { trigger } = useWrite('waitlist.putFirst', { params: { id: wish.id } })
  const saving = useFormSave(form, async (input) => {
    await trigger(input)
    toast.success(t('isFirst', { name: wish.patientName ?? '' }))
    onDone()
  })
  return (
    <SavedFormDialog
      form={form}
      saving={saving}
      title={t('putFirstTitle', { name: wish.patientName ?? '' })}
      description={t('putFirstText')}
      submitLabel={t('putFirst')}
      onClose={onClose}
    >
      <TextField
        control={form.control}
        name="reason"
        label={t('reason')}
        maxLength={maxReason}
        autoComplete="off"
        required
      />
    </SavedFormDialog>
  )
}

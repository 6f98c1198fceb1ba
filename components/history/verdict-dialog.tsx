'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useForm } from 'react-hook-form'
import { maxVerdict, verdictInput } from '#contract/corrections'
import { sentences } from '#contract/sentences'
import { SavedFormDialog } from '@/components/shared/dialog/saved-form-dialog'
import { LongTextField } from '@/components/shared/form/long-text-field'
import { useFormSave } from '@/components/shared/form/use-form-save'
import { toast } from '@/components/ui/toast'
import type { History } from '@/lib/domain/history'
import type { DialogOf } from './history-dialog'
import { decideCorrection, useHistoryWrite } from './use-history'

type VerdictDialogProps = { history: History; dialog: DialogOf<'verdict'>; onClose: () => void }

/** Accepts what the patient asks for, or declines it with a reason that they read. */
export function VerdictDialog({ history, dialog, onClose }: VerdictDialogProps) {
  const t = useTranslations('history')
  const { correctionId, verdict } = dialog
  const write = useHistoryWrite(history)
  const form = useForm({ resolver: zodResolver(verdictInput), defaultValues: { verdict, reason: '' } })
  const saving = useFormSave(
    form,
    async (input) => {
      await write.trigger(() => decideCorrection(correctionId, input))
      toast.success(t('verdictSaved'))
      onClose()
    },
    ({ status }) => (status === 409 ? { key: 'history.verdictTaken' } : sentences.failed),
  )
  return (
    <SavedFormDialog
      form={form}
      saving={saving}
      title={t(`verdictTitles.${verdict}`)}
      description={t(`verdictTexts.${verdict}`)}
      submitLabel={t(`verdicts.${verdict}`)}
      onClose={onClose}
    >
      <LongTextField
        control={form.control}
        name="reason"
        label={t('verdictReason')}
        max={maxVerdict}
        required={verdict === 'declined'}
      />
    </SavedFormDialog>
  )
}

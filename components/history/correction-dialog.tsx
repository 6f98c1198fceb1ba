'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { correctionInput, maxCorrection } from '#contract/corrections'
import { SavedFormDialog } from '@/components/shared/dialog/saved-form-dialog'
import { LongTextField } from '@/components/shared/form/long-text-field'
import { SelectField } from '@/components/shared/form/select-field'
import { useFormSave } from '@/components/shared/form/use-form-save'
import { toast } from '@/components/ui/toast'
import type { History } from '@/lib/domain/history'
import { requestCorrection, useHistoryWrite } from './use-history'

/** The patient says what is wrong, and with which entry; staff decide. */
export function CorrectionDialog({ history, onClose }: { history: History; onClose: () => void }) {
  const t = useTranslations('history')
  const write = useHistoryWrite(history)
  const entries = entriesOf(history)
  const form = useForm({
    resolver: zodResolver(correctionInput.pick({ text: true }).extend({ entry: z.string() })),
    defaultValues: { entry: '', text: '' },
  })
  const saving = useFormSave(form, async ({ entry, text }) => {
    const about = entries.find(({ entryId }) => entryId === entry)
    const asked = about && { entryKind: about.entryKind, entryId: about.entryId }
    await write.trigger(() => requestCorrection(history.id, { about: asked ?? null, text }))
    toast.success(t('correctionSent'))
    onClose()
  })
  return (
    <SavedFormDialog
      form={form}
      saving={saving}
      title={t('correctionTitle')}
      description={t('correctionText')}
      submitLabel={t('correctionSend')}
      onClose={onClose}
    >
      <SelectField
        control={form.control}
        name="entry"
        label={t('correctionAbout')}
        options={[
          ['', t('correctionOfAll')],
          ...entries.map(({ entryId, name }) => [entryId, name] as const),
        ]}
      />
      <LongTextField
        control={form.control}
        name="text"
        label={t('correctionWhat')}
        max={maxCorrection}
        required
      />
    </SavedFormDialog>
  )
}

function entriesOf({ conditions, treatments, analytics, images }: History) {
  const lists = { condition: conditions, treatment: treatments, analytic: analytics, image: images }
  return (['condition', 'treatment', 'analytic', 'image'] as const).flatMap((entryKind) =>
    lists[entryKind].map(({ id: entryId, name }) => ({ entryKind, entryId, name })),
  )
}

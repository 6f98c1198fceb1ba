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
  const chosen = entries.find(({ entryId }) => entryId === form.watch('entry'))
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
      {chosen?.text && (
        <div className="grid gap-0.5 text-sm">
          <p className="text-muted-foreground">{t('correctionNow')}</p>
          <p className="whitespace-pre-wrap wrap-anywhere">{chosen.text}</p>
        </div>
      )}
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
  const lists = {
    condition: conditions.map(({ details: text, ...entry }) => ({ ...entry, text })),
    treatment: treatments.map(({ instructions: text, ...entry }) => ({ ...entry, text })),
    analytic: analytics.map((entry) => ({ ...entry, text: '' })),
    image: images.map((entry) => ({ ...entry, text: '' })),
  }
  return (['condition', 'treatment', 'analytic', 'image'] as const).flatMap((entryKind) =>
    lists[entryKind].map(({ id: entryId, name, text }) => ({ entryKind, entryId, name, text })),
  )
}

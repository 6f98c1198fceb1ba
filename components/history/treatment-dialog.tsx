'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useForm } from 'react-hook-form'
import { treatmentInput } from '#contract/histories'
import { FormDialog } from '@/components/shared/form-dialog'
import { TextField } from '@/components/shared/text-field'
import { Form } from '@/components/ui/form'
import { toast } from '@/components/ui/toast'
import type { History } from '@/lib/domain/history'
import { saveTreatment } from '@/lib/swr/histories'
import { ConflictNotice } from './conflict-notice'
import { DateField } from './date-field'
import type { DialogOf } from './history-dialog'
import { LongTextField } from './long-text-field'
import { useEntrySave } from './use-entry-save'
import { useKeptForm } from './use-history-dialog'

type TreatmentDialogProps = {
  history: History
  dialog: DialogOf<'treatment'>
  onClose: () => void
}

export function TreatmentDialog({ history, dialog, onClose }: TreatmentDialogProps) {
  const { entry } = dialog
  const t = useTranslations('history')
  const form = useForm({
    resolver: zodResolver(treatmentInput),
    defaultValues: {
      name: entry?.name ?? '',
      instructions: entry?.instructions ?? '',
      startDate: entry?.startDate ?? '',
      endDate: entry?.endDate ?? '',
      ...dialog.typed,
    },
  })
  const close = useKeptForm(history.id, dialog, form, onClose)
  const { save, base, conflict, failed, pending } = useEntrySave(
    history,
    entry,
    (each) => each.treatments,
    form,
  )
  const submit = form.handleSubmit(async (values) => {
    const saved = await save((current) =>
      saveTreatment(history.id, current?.id ?? null, { ...values, version: current?.version }),
    )
    if (!saved) return
    toast.success(t('saved'), { description: values.name })
    close()
  })
  return (
    <Form {...form}>
      <FormDialog
        open
        onOpenChange={close}
        title={t(entry ? 'editTreatment' : 'addTreatment')}
        submitLabel={t('save')}
        pending={pending}
        error={failed ? 'An error occurred. Please try again later.' : null}
        onSubmit={submit}
      >
        <ConflictNotice
          conflict={conflict}
          theirs={
            base && (
              <>
                <strong className="font-medium">{base.name}</strong>. {base.instructions} ({base.startDate} –{' '}
                {base.endDate})
              </>
            )
          }
        />
        <TextField control={form.control} name="name" label={t('name')} required autoComplete="off" />
        <LongTextField control={form.control} name="instructions" label={t('instructions')} max={120} />
        <div className="grid gap-4 sm:grid-cols-2">
          <DateField control={form.control} name="startDate" label={t('startDate')} required />
          <DateField control={form.control} name="endDate" label={t('endDate')} required />
        </div>
      </FormDialog>
    </Form>
  )
}

'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { conditionInput } from '#contract/histories'
import { FormDialog } from '@/components/shared/form-dialog'
import { TextField } from '@/components/shared/text-field'
import { Form } from '@/components/ui/form'
import { toast } from '@/components/ui/toast'
import type { History } from '@/lib/domain/history'
import { saveCondition } from '@/lib/swr/histories'
import { ConflictNotice } from './conflict-notice'
import { DateField } from './date-field'
import type { DialogOf } from './history-dialog'
import { LongTextField } from './long-text-field'
import { useEntrySave } from './use-entry-save'
import { useKeptForm } from './use-history-dialog'

type ConditionDialogProps = {
  history: History
  dialog: DialogOf<'condition'>
  today: string
  onClose: () => void
}

export function ConditionDialog({ history, dialog, today, onClose }: ConditionDialogProps) {
  const { entry } = dialog
  const t = useTranslations('history')
  const resolver = useMemo(() => zodResolver(conditionInput(today)), [today])
  const form = useForm({
    resolver,
    defaultValues: {
      name: entry?.name ?? '',
      details: entry?.details ?? '',
      since: entry?.since ?? '',
      until: entry?.until ?? '',
      ...dialog.typed,
    },
  })
  const close = useKeptForm(history.id, dialog, form, onClose)
  const { save, base, conflict, failed, pending } = useEntrySave(
    history,
    entry,
    (each) => each.conditions,
    form,
  )
  const submit = form.handleSubmit(async (values) => {
    const saved = await save((current) =>
      saveCondition(history.id, current?.id ?? null, { ...values, version: current?.version }),
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
        title={t(entry ? 'editCondition' : 'addCondition')}
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
                <strong className="font-medium">{base.name}</strong>. {base.details} ({base.since}
                {base.until && ` – ${base.until}`})
              </>
            )
          }
        />
        <TextField control={form.control} name="name" label={t('name')} required autoComplete="off" />
        <LongTextField control={form.control} name="details" label={t('details')} max={120} />
        <div className="grid gap-4 sm:grid-cols-2">
          <DateField control={form.control} name="since" label={t('since')} max={today} required />
          <DateField control={form.control} name="until" label={t('until')} help={t('untilHelp')} />
        </div>
      </FormDialog>
    </Form>
  )
}

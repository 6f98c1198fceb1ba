'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { conditionInput } from '#contract/histories'
import { DateField } from '@/components/shared/form/date-field'
import { LongTextField } from '@/components/shared/form/long-text-field'
import { TextField } from '@/components/shared/form/text-field'
import type { History } from '@/lib/domain/history'
import { EntryDialog } from './entry-dialog'
import type { DialogOf } from './history-dialog'
import { saveCondition } from './use-history'

type ConditionDialogProps = {
  history: History
  dialog: DialogOf<'condition'>
  today: string
  timeZone: string
  onClose: () => void
}

export function ConditionDialog({ history, dialog, today, timeZone, onClose }: ConditionDialogProps) {
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
  return (
    <EntryDialog
      history={history}
      dialog={dialog}
      form={form}
      title={t(entry ? 'editCondition' : 'addCondition')}
      timeZone={timeZone}
      entriesOf={(each) => each.conditions}
      send={(values, base) =>
        saveCondition(history.id, base?.id ?? null, {
          ...values,
          version: base?.version,
          visitId: dialog.visitId,
        })
      }
      inWords={({ name, details, since, until }) => (
        <>
          <strong className="font-medium">{name}</strong>. {details} ({since}
          {until && ` – ${until}`})
        </>
      )}
      onClose={onClose}
    >
      <TextField control={form.control} name="name" label={t('name')} required autoComplete="off" />
      <LongTextField control={form.control} name="details" label={t('details')} max={120} required />
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField control={form.control} name="since" label={t('since')} max={today} required />
        <DateField control={form.control} name="until" label={t('until')} help={t('untilHelp')} />
      </div>
    </EntryDialog>
  )
}

'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { FormDialog } from '@/components/shared/dialog/form-dialog'
import { Alert } from '@/components/ui/alert'
import { Form } from '@/components/ui/form'
import { toast } from '@/components/ui/toast'
import { useDialogDraft } from '@/lib/browser/drafts/use-dialog-draft'
import type { History } from '@/lib/domain/history'
import { ChangedLine } from './changed-line'
import { draftOf, type TypedDialog } from './history-dialog'
import { useEntrySave, type Versioned } from './use-entry-save'
import type { HistoryChange } from './use-history'

interface EntryDialogProps<Entry, Values extends FieldValues, Output> {
  history: History
  /** The opened dialog, with the entry to edit, or null for a new one. */
  dialog: TypedDialog & { entry: Entry | null }
  form: UseFormReturn<Values, unknown, Output>
  title: string
  timeZone: string
  entriesOf: (history: History) => Entry[]
  /** Writes what was typed over `base`, or as a new entry without one. */
  send: (values: Output, base: Entry | null) => Promise<HistoryChange>
  inWords: (entry: Entry) => ReactNode
  onClose: () => void
  /** The fields. */
  children: ReactNode
}

/** A form about one entry of a history, which somebody else may be editing too. */
export function EntryDialog<
  Entry extends Versioned,
  Values extends FieldValues,
  Output extends { name: string },
>(props: EntryDialogProps<Entry, Values, Output>) {
  const { history, dialog, form, onClose } = props
  const t = useTranslations('history')
  useDialogDraft(draftOf(history.id), dialog, form)
  const { save, base, conflict, sentence, pending } = useEntrySave(
    history,
    dialog.entry,
    props.entriesOf,
    form,
  )
  const submit = form.handleSubmit(async (values) => {
    if (!(await save((current) => props.send(values, current)))) return
    toast.success(t('saved'), { description: values.name })
    onClose()
  })
  return (
    <Form {...form}>
      <FormDialog
        open
        onOpenChange={onClose}
        title={props.title}
        submitLabel={t('save')}
        pending={pending}
        error={sentence}
        onSubmit={submit}
      >
        <ConflictNotice
          conflict={conflict}
          theirs={
            base && (
              <>
                {props.inWords(base)}
                <ChangedLine changed={base.changed} timeZone={props.timeZone} />
              </>
            )
          }
        />
        {props.children}
      </FormDialog>
    </Form>
  )
}

type ConflictNoticeProps = { conflict: 'changed' | 'deleted' | null; theirs: ReactNode }

/** Tells the second of two editors what the first one saved. What was typed stays in the form. */
function ConflictNotice({ conflict, theirs }: ConflictNoticeProps) {
  const t = useTranslations('history')
  if (conflict === null) return null
  if (conflict === 'deleted') {
    return (
      <Alert variant="warning" title={t('goneTitle')}>
        {t('goneText')}
      </Alert>
    )
  }
  return (
    <Alert variant="warning" title={t('staleTitle')}>
      <p>{t('staleText')}</p>
      <div className="my-2 border-s-2 border-warning ps-3 wrap-anywhere">{theirs}</div>
      <p>{t('staleNext')}</p>
    </Alert>
  )
}

'use client'

import { useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useDraft } from '@/lib/swr/use-draft'
import type { HistoryDialog, TypedDialog } from './history-dialog'

const nameOf = (historyId: string) => `history:${historyId}`

/** The open dialog. One that the end of a session has closed opens again with what was typed into it. */
export function useHistoryDialog(historyId: string) {
  const draft = useDraft(nameOf(historyId))
  const [dialog, setDialog] = useState<HistoryDialog | null>(null)
  useEffect(() => {
    const kept = draft.read()
    // Written by `useKeptForm` into this tab's storage, and by nothing else.
    if (kept) setDialog(kept as TypedDialog)
  }, [draft])
  return [dialog, setDialog] as const
}

/** Keeps what is typed into a dialog until it is closed on purpose; answers the way to close it. */
export function useKeptForm<Values extends FieldValues, Context, Output>(
  historyId: string,
  dialog: TypedDialog,
  form: UseFormReturn<Values, Context, Output>,
  onClose: () => void,
): () => void {
  const draft = useDraft(nameOf(historyId))
  const [opened] = useState(dialog)
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => draft.keep({ ...opened, typed: values }),
      }),
    [form, draft, opened],
  )
  return () => {
    draft.drop()
    onClose()
  }
}

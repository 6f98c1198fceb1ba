'use client'

import { useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useDraft, withoutSecrets } from '@/lib/browser/use-draft'

/**
 * The open dialog. One that the end of a session has closed opens again, about what it was opened on and with what
 * was typed into it. `name` says where: another person's week or history has dialogs of its own.
 */
export function useDialog<Dialog extends object>(name: string) {
  const draft = useDraft(name)
  const [dialog, setDialog] = useState<Dialog | null>(null)
  useEffect(() => {
    // Written by `useDialogDraft` into this tab's storage, and by nothing else.
    setDialog(draft.read() as Dialog | null)
  }, [draft])
  return [dialog, setDialog] as const
}

/** Keeps the dialog and, as `typed`, what is typed into it; forgets both when it closes or leaves the screen. */
export function useDialogDraft<Values extends FieldValues, Context, Output>(
  name: string,
  dialog: object,
  form: UseFormReturn<Values, Context, Output>,
  open = true,
): void {
  const draft = useDraft(name)
  const [opened] = useState(dialog)
  const { subscribe } = form
  useEffect(() => {
    if (!open) return
    const stop = subscribe({
      formState: { values: true },
      callback: ({ values }) => draft.keep({ ...opened, typed: withoutSecrets(values) }),
    })
    return () => {
      stop()
      draft.drop()
    }
  }, [draft, opened, subscribe, open])
}

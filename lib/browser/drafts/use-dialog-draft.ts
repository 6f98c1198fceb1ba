'use client'

import { type SetStateAction, useCallback, useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { isAfterSignIn } from '@/lib/browser/session/stored-data'
import { useDraft, withoutSecrets } from './use-draft'

interface Kept {
  typed?: unknown
  serial?: unknown
}

/**
 * The open dialog. One that the end of a session has closed opens again after the sign-in, about what it was opened on
 * and with what was typed into it; after a mere reload that comes back when the dialog is opened on the same again.
 * `name` says where: another person's week or history has dialogs of its own.
 */
export function useDialog<Dialog extends object>(name: string) {
  const draft = useDraft(name)
  const [dialog, setDialog] = useState<Dialog | null>(null)
  useEffect(() => {
    // Written by `useDialogDraft` into this tab's storage, and by nothing else.
    if (isAfterSignIn()) setDialog(draft.read() as Dialog | null)
  }, [draft])
  const show = useCallback(
    (change: SetStateAction<Dialog | null>) =>
      setDialog((last) => {
        const next = typeof change === 'function' ? change(last) : change
        const kept = draft.read() as (Dialog & Kept) | null
        return next && kept && isAbout(next, kept) ? { ...next, typed: kept.typed } : next
      }),
    [draft],
  )
  return [dialog, show] as const
}

/** Whether both were opened on the same. */
function isAbout(one: object & Kept, other: object & Kept): boolean {
  const subject = ({ typed: _typed, serial: _serial, ...about }: object & Kept) => JSON.stringify(about)
  return subject(one) === subject(other)
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

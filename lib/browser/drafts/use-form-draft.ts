'use client'

import { useEffect } from 'react'
import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form'
import { useDraft, withoutSecrets } from './use-draft'

/**
 * Keeps what is being typed while the page is open, so that it survives a session that ends or a reload. A form that
 * leaves the screen by choice forgets it. `name` says which form about what; passwords and codes are never kept.
 * Answers how to forget, for a form that stays on the screen after it was saved.
 */
export function useFormDraft<Values extends FieldValues, Context, Output>(
  name: string,
  form: UseFormReturn<Values, Context, Output>,
): () => void {
  const draft = useDraft(name)
  const { getValues, setValue, subscribe } = form

  useEffect(() => {
    for (const [field, value] of fieldsOf(draft.read())) {
      if (!(field in getValues())) continue
      // The name was just found among the form's own; the value is what this very form once held.
      setValue(field as FieldPath<Values>, value as PathValue<Values, FieldPath<Values>>, {
        shouldDirty: true,
      })
    }
    const stop = subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        if (isDirty) draft.keep(withoutSecrets(values))
        else draft.drop()
      },
    })
    return () => {
      stop()
      draft.drop()
    }
  }, [draft, getValues, setValue, subscribe])

  return draft.drop
}

function fieldsOf(kept: unknown): [string, unknown][] {
  return typeof kept === 'object' && kept !== null ? Object.entries(kept) : []
}

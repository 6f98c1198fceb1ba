'use client'

import { useEffect, useState } from 'react'
import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form'
import { useDraft } from '@/lib/swr/use-draft'

interface FormDraft {
  /** True when values of before were put back. */
  restored: boolean
  /** For a form that stays on the screen after it was saved. */
  clear: () => void
}

/**
 * Keeps what is being typed while the page is open, so that it survives a session that ends or a reload. A form that
 * leaves the screen by choice forgets it. `name` says which form about what; passwords and codes are never kept.
 */
export function useFormDraft<Values extends FieldValues, Context, Output>(
  name: string,
  form: UseFormReturn<Values, Context, Output>,
): FormDraft {
  const draft = useDraft(name)
  const [restored, setRestored] = useState(false)
  const { getValues, setValue, subscribe } = form

  useEffect(() => {
    for (const [field, value] of fieldsOf(draft.read())) {
      if (!(field in getValues())) continue
      // The name was just found among the form's own; the value is what this very form once held.
      setValue(field as FieldPath<Values>, value as PathValue<Values, FieldPath<Values>>, {
        shouldDirty: true,
      })
      setRestored(true)
    }
    const stop = subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        if (isDirty) draft.keep(withoutSecrets(values))
      },
    })
    return () => {
      stop()
      draft.drop()
    }
  }, [draft, getValues, setValue, subscribe])

  function clear() {
    draft.drop()
    setRestored(false)
  }

  return { restored, clear }
}

function fieldsOf(kept: unknown): [string, unknown][] {
  return typeof kept === 'object' && kept !== null ? Object.entries(kept) : []
}

const secret = /password|token|secret|recoveryCode/i

function withoutSecrets(values: FieldValues): FieldValues {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !secret.test(name) && !(value instanceof File)),
  )
}

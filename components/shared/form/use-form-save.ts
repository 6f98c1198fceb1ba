'use client'

import { useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { RequestError } from '@/lib/browser/request'
import { showFieldErrors } from './form-errors'
import { useSingleSubmit } from './use-single-submit'

/** Saves what a form holds. Errors of fields are shown at the fields; `textOf` words any other refusal. */
export function useFormSave<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  save: (input: Output) => Promise<void>,
  textOf: (refusal: RequestError) => string,
) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const submit = useSingleSubmit(
    form.handleSubmit(async (input) => {
      setRefusal(null)
      try {
        await save(input)
      } catch (error) {
        if (!(error instanceof RequestError)) throw error
        if (!showFieldErrors(form, error.envelope.errors)) setRefusal(textOf(error))
      }
    }),
  )
  return { submit, refusal }
}

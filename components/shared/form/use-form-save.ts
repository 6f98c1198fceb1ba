'use client'

import { type FormEvent, useRef } from 'react'
import type { FieldValues, SubmitErrorHandler, UseFormReturn } from 'react-hook-form'
import { sentences } from '#contract/sentences'
import { useAct } from '@/components/shared/act/use-act'
import type { RequestError } from '@/lib/browser/request'
import type { Sentence } from '@/lib/domain/sentence'
import { showFieldErrors } from './form-errors'

export interface FormSave {
  submit: (event?: FormEvent<HTMLFormElement>) => Promise<void>
  /** Why the last attempt failed, unless the fields say it. */
  refusal: Sentence | null
  /** Takes back the refusal, once something else is to be sent. */
  clear: () => void
}

/**
 * Saves what a form holds. Errors of fields are shown at the fields; `words` says any other refusal. `onInvalid` brings
 * fields with errors into sight before the first gets the focus.
 */
export function useFormSave<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  save: (input: Output) => Promise<void>,
  words: (refusal: RequestError) => Sentence = () => sentences.failed,
  onInvalid?: SubmitErrorHandler<Values>,
) {
  const { run, sentence, clear } = useAct((refusal) =>
    showFieldErrors(form, refusal.envelope.errors) ? null : words(refusal),
  )
  /** Saves what was sent before, with an answer to what was asked about it. */
  async function confirmed(input: Output): Promise<void> {
    await run(() => save(input))
  }
  const submit = useSingleSubmit(form.handleSubmit(confirmed, onInvalid))
  return { submit, confirmed, refusal: sentence, clear }
}

/** Ignores a submission while an earlier one is still being checked or sent. */
function useSingleSubmit(submit: (event?: FormEvent<HTMLFormElement>) => Promise<void>) {
  const busy = useRef(false)
  return async (event?: FormEvent<HTMLFormElement>): Promise<void> => {
    event?.preventDefault()
    if (busy.current) return
    busy.current = true
    try {
      await submit(event)
    } finally {
      busy.current = false
    }
  }
}

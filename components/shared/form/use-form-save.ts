'use client'

import type { FormEvent } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { sentences } from '#contract/sentences'
import { useAct } from '@/components/shared/act/use-act'
import type { RequestError } from '@/lib/browser/request'
import type { Sentence } from '@/lib/domain/sentence'
import { showFieldErrors } from './form-errors'
import { useSingleSubmit } from './use-single-submit'

export interface FormSave {
  submit: (event?: FormEvent<HTMLFormElement>) => Promise<void>
  /** Why the last attempt failed, unless the fields say it. */
  refusal: Sentence | null
}

/** Saves what a form holds. Errors of fields are shown at the fields; `words` says any other refusal. */
export function useFormSave<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  save: (input: Output) => Promise<void>,
  words: (refusal: RequestError) => Sentence = () => sentences.failed,
) {
  const { run, sentence } = useAct((refusal) =>
    showFieldErrors(form, refusal.envelope.errors) ? null : words(refusal),
  )
  /** Saves what was sent before, with an answer to what was asked about it. */
  async function confirmed(input: Output): Promise<void> {
    await run(() => save(input))
  }
  const submit = useSingleSubmit(form.handleSubmit(confirmed))
  return { submit, confirmed, refusal: sentence }
}

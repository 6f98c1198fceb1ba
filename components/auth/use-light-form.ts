'use client'

import { type FormEvent, useId, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { sentences } from '#contract/sentences'
import { useAct } from '@/components/shared/act/use-act'
import type { RequestError } from '@/lib/browser/request'
import { Refused, type Sentence } from '@/lib/domain/sentence'
import type { Refusal } from '@/lib/domain/sign-in-errors'

type Errors = Readonly<Record<string, string>>

interface LightForm<Name extends string> {
  /** Errors of the values, by field; loaded at the first attempt, so that the page stays light. */
  check?: (values: Record<string, string>) => Promise<Errors | null>
  send: (values: Record<Name, string>) => Promise<void>
  /** The sentence for a refusal. */
  say: (refusal: Refusal) => Sentence
}

/**
 * A form of few fields that the browser itself keeps: what was typed before the scripts came is not lost. It has a
 * `LightField` for every `Name`.
 */
export function useLightForm<Name extends string>({ check, send, say }: LightForm<Name>) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const ready = useReady()
  const { pending, sentence, run } = useAct()
  const [errors, setErrors] = useState<Errors>({})

  function show(wrong: Errors) {
    flushSync(() => setErrors(wrong))
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }

  function attempt(values: Record<Name, string>) {
    const work = async () => {
      const wrong = await check?.(values).catch(notLoaded)
      if (wrong) show(wrong)
      else {
        setErrors({})
        await send(values)
      }
    }
    return run(work, (refused) => {
      const refusal = asRefusal(refused)
      const placed = knownFields(refusal.errors, values)
      if (Object.keys(placed).length === 0) return say(refusal)
      show(placed)
      return null
    })
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void attempt(textsOf(event.currentTarget) as Record<Name, string>) // its fields, by what the form promises
  }

  function onInput(event: FormEvent<HTMLFormElement>) {
    const { name } = event.target as HTMLInputElement // inputs are all that such a form has
    if (errors[name]) setErrors(({ [name]: _gone, ...rest }) => rest)
  }

  return {
    id,
    ready,
    pending,
    errors,
    sentence,
    form: { ref: form, noValidate: true, onSubmit, onInput },
  }
}

const never = () => () => {}

/** The rules of the form come in a file of their own. */
function notLoaded(): never {
  throw new Refused(sentences.failed)
}

/**
 * False in the server's HTML and until the scripts run: a form sent earlier would leave the page as a plain request.
 */
function useReady(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

function textsOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
}

function asRefusal({ status, envelope }: RequestError): Refusal {
  return { ...envelope, status }
}

function knownFields(errors: Errors | undefined, values: Record<string, string>): Errors {
  return Object.fromEntries(Object.entries(errors ?? {}).filter(([field]) => field in values))
}

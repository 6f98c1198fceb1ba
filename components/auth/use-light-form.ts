'use client'

import { type FormEvent, useId, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { RequestError } from '@/lib/browser/request'
import type { FormFault, Refusal } from '@/lib/domain/sign-in-errors'

type Errors = Readonly<Record<string, string>>

interface LightForm<Name extends string> {
  /** What is wrong with the values, by field; loaded with the first attempt, so that the page stays light. */
  check?: (values: Record<string, string>) => Promise<Errors | null>
  send: (values: Record<Name, string>) => Promise<void>
  /** What a refusal says. */
  say: (refusal: Refusal) => FormFault
}

/**
 * A form of few fields that the browser itself keeps: what was typed before the scripts came is not lost. It has a
 * `LightField` for every `Name`.
 */
export function useLightForm<Name extends string>({ check, send, say }: LightForm<Name>) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const ready = useReady()
  const [pending, setPending] = useState(false)
  const [errors, setErrors] = useState<Errors>({})
  const [fault, setFault] = useState<FormFault | null>(null)

  function show(faults: Errors, whole: FormFault | null) {
    flushSync(() => {
      setErrors(faults)
      setFault(whole)
      setPending(false)
    })
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }

  async function attempt(values: Record<Name, string>) {
    if (pending) return
    setPending(true)
    setFault(null)
    try {
      const wrong = await check?.(values)
      if (wrong) return show(wrong, null)
      setErrors({})
      await send(values)
    } catch (error) {
      const refusal: Refusal = error instanceof RequestError ? asRefusal(error) : { status: 500 }
      const placed = knownFields(refusal.errors, values)
      show(placed, Object.keys(placed).length > 0 ? null : say(refusal))
    }
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void attempt(textsOf(event.currentTarget) as Record<Name, string>) // its fields, by what the form promises
  }

  function onInput(event: FormEvent<HTMLFormElement>) {
    const { name } = event.target as HTMLInputElement // inputs are all that such a form has
    if (errors[name]) setErrors(({ [name]: _gone, ...rest }) => rest)
  }

  const settle = () => setPending(false)
  return {
    id,
    ready,
    pending,
    errors,
    fault,
    settle,
    form: { ref: form, noValidate: true, onSubmit, onInput },
  }
}

const never = () => () => {}

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

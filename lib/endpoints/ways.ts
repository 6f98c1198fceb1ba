import type { z } from 'zod'
import type { Call, CallAnswer } from '#contract/calls/call'
import type { Viewer } from '@/lib/domain/session'

/** Whoever makes a call, and when (milliseconds). */
export interface Asking {
  viewer: Viewer | null
  now: number
  /** The patient of a booking: the one whom staff name, or the viewer. Throws `ApiError` 403 when there is none. */
  patientOf: (named: string | undefined) => string
}

/** Steps that the web adds to a call on its way. */
export interface Way {
  /** The clinic of the query or the body is always the viewer's, whatever the browser says. */
  ownClinic?: true
  /** The schema of the form that the browser sends in place of the body. */
  form?: z.ZodType | ((now: Date) => z.ZodType)
  /** Makes the body of the form. */
  send?: (form: unknown, asking: Asking) => unknown
  /** Makes what the browser is told of the answer. */
  show?: (answer: unknown, asking: Asking) => unknown
}

/** A call whose answer the screens use in another shape. */
export function shown<C extends Call, Shown>(
  call: C,
  show: (answer: CallAnswer<C>, asking: Asking) => Shown,
) {
  // The answer's schema has parsed it.
  return { ...call, show: (answer: unknown, asking: Asking) => show(answer as CallAnswer<C>, asking) }
}

/** A call whose body is made of a form; a schema that depends on the present instant is made of it. */
export function formed<C extends Call, Form extends z.ZodType>(
  call: C,
  form: Form | ((now: Date) => Form),
  send: (form: z.output<Form>, asking: Asking) => unknown,
) {
  // The form's schema has parsed it.
  return { ...call, form, send: (given: unknown, asking: Asking) => send(given as z.output<Form>, asking) }
}

import type { z } from 'zod'
import type { Call, CallAnswer } from '#contract/calls/call'
import type { Viewer } from '@/lib/domain/session'

/** The caller, and the time of the call in milliseconds. */
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

/** Calls as they are, by their names. */
export function only<Calls, Name extends keyof Calls>(calls: Calls, ...names: Name[]): Pick<Calls, Name> {
  return Object.fromEntries(names.map((name) => [name, calls[name]])) as Pick<Calls, Name>
}

/** For calls whose query or body names a clinic: it is always the viewer's, whatever the browser says. */
export function atOwnClinic<Calls, Name extends keyof Calls>(calls: Calls, ...names: Name[]) {
  const marked = names.map((name) => [name, { ...calls[name], ownClinic: true }])
  return Object.fromEntries(marked) as { [N in Name]: Calls[N] & { ownClinic: true } }
}

/** For calls whose answer shows patients: their screen reads what has changed itself, as discreetly as it must. */
export function idAlone<Calls extends Record<string, Call>, Name extends keyof Calls>(
  calls: Calls,
  ...names: Name[]
) {
  const marked = names.map((name) => [name, { ...calls[name], show: idOf }])
  return Object.fromEntries(marked) as { [N in Name]: Calls[N] & { show: typeof idOf } }
}

function idOf(answer: unknown): { id: string } {
  return { id: typeof answer === 'object' && answer !== null && 'id' in answer ? String(answer.id) : '' }
}

import type { z } from 'zod'
import type { Call, CallAnswer, CallInput } from '#contract/calls/call'
import { withQuery } from '@/lib/routes'
import type { passedOn } from './passed-on'

type Nouns = typeof passedOn

/** A call that the browser may make, such as `consents.change`. */
export type CallName = { [Noun in keyof Nouns]: `${Noun}.${keyof Nouns[Noun] & string}` }[keyof Nouns]

type CallOf<Name extends CallName> = Name extends `${infer Noun extends keyof Nouns}.${infer Verb}`
  ? Verb extends keyof Nouns[Noun]
    ? Nouns[Noun][Verb] extends infer Found extends Call
      ? Found
      : never
    : never
  : never

/** The calls that change nothing. */
export type ReadName = {
  [Name in CallName]: CallOf<Name>['method'] extends 'GET' ? Name : never
}[CallName]

/** The calls whose body is a file. */
export type UploadName = {
  [Name in CallName]: CallOf<Name> extends { uploads: true } ? Name : never
}[CallName]

export type WriteName = Exclude<CallName, ReadName | UploadName>

type WithoutClinic<Input> = { [Part in keyof Input]: DistributedOmit<Input[Part], 'clinicId'> }
type DistributedOmit<Value, Key extends string> = Value extends unknown ? Omit<Value, Key> : never

type SchemaIn<Form> = Form extends (now: Date) => infer Made ? Made : Form

type FormOf<C> = C extends { form: infer Form } ? z.input<Extract<SchemaIn<Form>, z.ZodType>> : never

type Given<C extends Call> = C extends { form: unknown }
  ? Omit<CallInput<C>, 'body'> & { body: FormOf<C> }
  : CallInput<C>

type Said<C extends Call> = C extends { ownClinic: true } ? WithoutClinic<Given<C>> : Given<C>

/**
 * Input of a browser's call. Repeats of a write with the same `idempotencyKey` get the same answer. `signal`
 * ends the waiting, though the write may be done. With `stay` a 401 leaves the page, and what was typed, as it is: for
 * calls in the background and forms that say themselves that nobody is signed in.
 */
export type InputOfCall<Name extends CallName> = Said<CallOf<Name>> & {
  stay?: boolean
} & (Name extends ReadName ? object : { idempotencyKey?: string; signal?: AbortSignal })

export type BodyOfCall<Name extends CallName> =
  InputOfCall<Name> extends { body: infer Body } ? Body : undefined

/** All that a write says but its body. */
export type PlaceOfCall<Name extends CallName> = Omit<InputOfCall<Name>, 'body'>

type Told<C extends Call> = C extends { show: (...given: never[]) => infer Shown }
  ? Shown
  : C extends { streams: string }
    ? Response
    : CallAnswer<C>

export type AnswerOfCall<Name extends CallName> = Told<CallOf<Name>>

/** The address of a call in the browser; the names of its path travel in the query. */
export function callAddress<Name extends CallName>(
  name: Name,
  input?: PlaceOfCall<Name>,
  folder: 'calls' | 'uploads' = 'calls',
): string {
  // Each call has these parts as far as its declaration does.
  const { params, query } = { ...input } as Partial<Record<'params' | 'query', Record<string, unknown>>>
  const said = Object.entries({ ...query, ...params }).filter(([, value]) => value !== undefined)
  return withQuery(
    `/api/${folder}/${name}`,
    Object.fromEntries(said.map(([part, value]) => [part, String(value)])),
  )
}

import type { z } from 'zod'
import type { Action } from '#contract/access'
import type { FileKind } from '#contract/histories'
import { withQuery } from '@/lib/routes'

/** The answer of a write that has nothing to return. */
export interface Done {
  message: string
}

/** The data between a page and its handler. Types only: a declaration brings no schema to the browser. */
interface Wire {
  query?: z.ZodType
  body?: z.ZodType
  answer: unknown
}

type Call = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /api/${string}`

/** The action that a caller must be allowed in some reach; or anyone, signed in or not. */
type Caller = Action | 'anyone'

/** A route handler of ours, declared for both of its sides. */
export interface Endpoint<Of extends Wire = Wire, C extends Call = Call, By extends Caller = Caller> {
  call: C
  by: By
  /** Never set: it carries the types. */
  wire?: Of
}

/** Carries the types of an endpoint, in a place where the others are still inferred. */
interface Types<Of extends Wire> {
  of?: Of
}

/** The data between a page and its handler: types alone, without a value. */
export const wire = <Of extends Wire>(): Types<Of> => ({})

/** Declares a handler: method and path (`:name` is an id, `:kind` a kind of file), who may call it, what crosses. */
export function endpoint<const C extends Call, const By extends Caller, Of extends Wire>(
  call: C,
  by: By,
  _types: Types<Of>,
): Endpoint<Of, C, By> {
  return { call, by }
}

/** The data between both sides, with the schemas that the handler parses by. */
export type WireOf<E> = E extends Endpoint<infer Of> ? Of : never

type NameIn<Path> = Path extends `${string}/:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | NameIn<`/${More}`>
    : Rest
  : never

type NamesOf<E> = E extends { call: infer C } ? NameIn<C> : never

/** The parts of the path that stand for something. */
export type ParamsOf<E> = { [Name in NamesOf<E>]: Name extends 'kind' ? FileKind : string }

export type AnswerOf<E> = WireOf<E>['answer']

export type BodyOf<E> = WireOf<E> extends { body: infer Schema } ? z.input<Schema> : never

type Where<E> = ([NamesOf<E>] extends [never] ? object : { params: ParamsOf<E> }) &
  (WireOf<E> extends { query: infer Schema }
    ? object extends z.input<Schema>
      ? { query?: z.input<Schema> }
      : { query: z.input<Schema> }
    : object)

/**
 * Input of a call. Repeats of a write with the same `idempotencyKey` get the same answer; `signal` ends the
 * waiting, though the write may be done.
 */
export type InputOf<E> = Where<E> &
  (WireOf<E> extends { body: unknown }
    ? { body: BodyOf<E>; idempotencyKey?: string; signal?: AbortSignal }
    : object)

/** An argument that may be left out when nothing in it is required. */
export type Given<Input> = [input: Input] | (object extends Input ? [] : never)

/** The address of an endpoint, its path filled in and encoded. */
export function addressOf<E extends Endpoint>(endpoint: E, ...[where]: Given<Where<E>>): string {
  // The type of `where` says that it holds every name of the path.
  const { params = {}, query = {} } = { ...where } as {
    params?: Record<string, string>
    query?: Record<string, string | number>
  }
  const path = endpoint.call.slice(endpoint.call.indexOf('/'))
  return withQuery(
    path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '')),
    query,
  )
}

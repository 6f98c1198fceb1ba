import { z } from 'zod'
import type { Action } from '../access.ts'
import { id } from '../common.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** One call of the clinic API, declared once: its route, its client and the browser's way to it follow from this. */
export interface Call {
  method: Method
  /** Below /api/v1. `:name` is an id, unless `params` says otherwise. */
  path: `/${string}`
  /**
   * The action that a caller must be allowed in some reach; `session` for anybody signed in, `public` for anybody.
   */
  action: Action | 'session' | 'public'
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  answer: z.ZodType
  /** The status of a success; 200 when absent. */
  status?: 201 | 202
  /** The body is one file, as the field `file` of a form. */
  uploads?: true
  /**
   * The media type of an answer that comes as a stream; `answer` is the schema of one line. A file that somebody uploaded
   * has its own.
   */
  streams?: 'text/csv' | 'application/x-ndjson' | 'file'
}

type Parts = Omit<Call, 'method' | 'path' | 'action'>

function by<const M extends Method>(method: M) {
  return <const Path extends Call['path'], const A extends Call['action'], const P extends Parts>(
    path: Path,
    action: A,
    parts: P,
  ) => ({ method, path, action, ...parts })
}

export const GET = by('GET')
export const POST = by('POST')
export const PUT = by('PUT')
export const DELETE = by('DELETE')

/** A call with the heading under which the description of the API lists it. */
export type Listed<C extends Call = Call> = C & { tag: string }

/** Declares the calls about one noun. */
export function calls<const Declared extends Record<string, Call>>(tag: string, declared: Declared) {
  const listed = Object.entries(declared).map(([name, call]) => [name, { ...call, tag }])
  // The same calls by the same names, each with its heading.
  return Object.fromEntries(listed) as { [Name in keyof Declared]: Listed<Declared[Name]> }
}

/** The schema of what the names of a path stand for. */
export function paramsOf({ path, params }: Pick<Call, 'path' | 'params'>): z.ZodObject {
  return params ?? z.object(Object.fromEntries(namesIn(path).map((name) => [name, id])))
}

export const namesIn = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)

type NameIn<Path> = Path extends `${string}/:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | NameIn<`/${More}`>
    : Rest
  : never

export type Params<C extends Call> = C extends { params: infer Schema }
  ? z.output<Schema>
  : { [Name in NameIn<C['path']>]: string }

/** One part of a request as its schema has parsed it; `undefined` where the call has none. */
export type Parsed<C extends Call, Part extends 'query' | 'body'> =
  C extends Record<Part, infer Schema> ? z.output<Schema> : undefined

type Place<C extends Call> = [NameIn<C['path']>] extends [never] ? object : { params: Params<C> }

type Query<C extends Call> = C extends { query: infer Schema }
  ? object extends z.input<Schema>
    ? { query?: z.input<Schema> }
    : { query: z.input<Schema> }
  : object

type Body<C extends Call> = C extends { body: infer Schema } ? { body: z.input<Schema> } : object

/** A caller's input: the names of the path, the query and the body, as far as the call has them. */
export type CallInput<C extends Call> = Place<C> & Query<C> & Body<C>

/** The answer to a caller: as on the wire, with `id` for `_id`. */
export type CallAnswer<C extends Call> = WithId<z.output<C['answer']>>

/** An argument that may be left out when nothing in it is required. */
export type Given<Input> = [input: Input] | (object extends Input ? [] : never)

/** The same shape with `id` wherever the wire says `_id`. */
export type WithId<Wire> = Wire extends readonly (infer Item)[]
  ? WithId<Item>[]
  : Wire extends object
    ? { [Name in keyof Wire as Name extends '_id' ? 'id' : Name]: WithId<Wire[Name]> }
    : Wire

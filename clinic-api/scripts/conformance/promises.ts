import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { errorEnvelope, readEnvelope, statusOf } from '#contract/errors'
import type { Received, Sent } from '../../testing/client.ts'

/** Schemas of a call's answers by status, from the description of the API. */
interface Operation {
  'x-access': string
  responses?: Record<string, { content?: Record<string, { schema?: object }> }>
}

export interface Description {
  paths: Record<string, Record<string, Operation>>
}

interface Promised {
  call: string
  method: string
  pattern: RegExp
  /** By status; a call that answers with a file promises none. */
  answers: Map<number, (body: unknown) => string | null>
}

export interface Judged {
  call: string
  status: number
  fault: string | null
}

/** Judges answers by the description of the API; null for a call that it does not know. */
export function promisesOf({ paths }: Description): (sent: Sent, received: Received) => Judged | null {
  const promised = Object.entries(paths)
    .flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => promiseOf(path, method, operation)),
    )
    // `/users/me` comes before `/users/{id}`.
    .sort((a, b) => a.call.split('{').length - b.call.split('{').length)
  return (sent, received) => {
    const path = sent.url.split('?')[0] ?? ''
    const found = promised.find(({ method, pattern }) => method === sent.method && pattern.test(path))
    if (!found) return null
    return { call: found.call, status: received.statusCode, fault: faultOf(found, received) }
  }
}

function promiseOf(path: string, method: string, { responses = {} }: Operation): Promised {
  const answers = Object.entries(responses).flatMap(([status, { content }]) => {
    const schema = content?.['application/json']?.schema
    return schema ? [[Number(status), judgeOf(schema)] as const] : []
  })
  const pattern = path.replace(/[.\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')
  return {
    call: `${method.toUpperCase()} ${path.replace('/api/v1', '')}`,
    method: method.toUpperCase(),
    pattern: new RegExp(`^${pattern}/?$`),
    answers: new Map(answers),
  }
}

function judgeOf(schema: object): (body: unknown) => string | null {
  let validate: ValidateFunction | undefined
  return (body) => {
    // Compiled at first use: few of the schemas are ever needed.
    validate ??= new Ajv2020({ strict: false, validateFormats: false }).compile(open(schema))
    if (validate(body)) return null
    const [first] = validate.errors ?? []
    return `${first?.instancePath || 'the answer'} ${first?.message}`
  }
}

/** A server may say more than the contract asks: whoever reads it leaves that aside. */
function open(schema: object): object {
  return JSON.parse(JSON.stringify(schema), (key, value) =>
    key === 'additionalProperties' && value === false ? undefined : value,
  )
}

function faultOf({ answers }: Promised, { statusCode, headers, body }: Received): string | null {
  if (statusCode >= 400) return faultOfRefusal(statusCode, body)
  if (statusCode >= 300 || answers.size === 0) return null
  const judge = answers.get(statusCode)
  if (!judge) return `answered ${statusCode}, not ${[...answers.keys()].join(' or ')}`
  const isJson = String(headers['content-type']).startsWith('application/json')
  return judge(isJson ? JSON.parse(body) : body)
}

/** Any refusal is the envelope; whoever sends a code sends the one that goes with the status. */
function faultOfRefusal(status: number, body: string): string | null {
  if (status === 500) return 'failed with 500'
  const json: unknown = body.startsWith('{') ? JSON.parse(body) : null
  if (!readEnvelope(json, status)?.message) return `refused with ${status} and no message`
  const whole = errorEnvelope.safeParse(json)
  if (!whole.success) return null
  const { code } = whole.data
  return statusOf[code] === status ? null : `refused with ${status} and the code ${code} of ${statusOf[code]}`
}

import { readFileSync } from 'node:fs'
import { Ajv, type AnySchemaObject } from 'ajv'

interface Description {
  version: string
  /** Schemas of the form of each call, by `METHOD /path`. */
  bodies: Record<string, AnySchemaObject>
}

export function readDescription(
  path: string | URL = new URL('stripe-description.json', import.meta.url),
): Description {
  return JSON.parse(readFileSync(path, 'utf8')) as Description
}

/** Faults of a call by the provider's own description; fields that it does not name are faults. */
export function faultsOf({ bodies }: Description, call: string, form: URLSearchParams): string[] {
  const schema = bodies[call]
  if (!schema) return [`${call} is not a call of the description`]
  const ajv = new Ajv({ strict: false, validateFormats: false, coerceTypes: true, allErrors: true })
  const validate = ajv.compile(closed(schema))
  if (validate(nested(form))) return []
  return (validate.errors ?? []).map(({ instancePath, message, params }) =>
    `${instancePath || '/'} ${message} ${params.additionalProperty ?? ''}`.trim(),
  )
}

/** The published schemas close only the outermost object; the provider refuses what it does not know anywhere. */
function closed(schema: AnySchemaObject): AnySchemaObject {
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit)
    if (typeof value !== 'object' || value === null) return value
    const inner = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, visit(part)]))
    const isOpen = inner.type === 'object' && 'properties' in inner && !('additionalProperties' in inner)
    return isOpen ? { ...inner, additionalProperties: false } : inner
  }
  return visit(schema) as AnySchemaObject
}

interface Branch {
  [name: string]: string | Branch
}

/** `a[b][0]=x` as `{ a: { b: ['x'] } }`. */
function nested(form: URLSearchParams): unknown {
  const root: Branch = {}
  for (const [name, value] of form) {
    const path = name.replaceAll(']', '').split('[')
    const last = path.pop() ?? name
    let branch = root
    for (const step of path) {
      const next = branch[step] ?? {}
      if (typeof next === 'string') throw new Error(`${name} is a value and a branch`)
      branch[step] = next
      branch = next
    }
    branch[last] = value
  }
  return withLists(root)
}

function withLists(value: string | Branch): unknown {
  if (typeof value === 'string') return value
  const entries = Object.entries(value).map(([key, part]) => [key, withLists(part)] as const)
  const isList = entries.length > 0 && entries.every(([key], index) => key === String(index))
  return isList ? entries.map(([, part]) => part) : Object.fromEntries(entries)
}

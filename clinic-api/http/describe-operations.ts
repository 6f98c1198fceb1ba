import { z } from 'zod'
import { actions } from '#contract/access'
import { errorEnvelope } from '#contract/errors'

interface Operation {
  operationId?: string
  description?: string
  tags?: string[]
  parameters?: { in: string; name: string }[]
  requestBody?: object
  responses: Record<string, object>
  'x-access'?: string
}

export interface Description {
  paths?: Record<string, object | undefined>
  components?: object
  servers?: object[]
  tags?: object[]
}

const refusals = {
  400: 'Invalid input; `errors` names the fields',
  401: 'Nobody is signed in, or the token is over',
  403: 'Not allowed, or a password or second factor is needed first',
  404: 'There is no such record within reach',
  409: 'Something stands against it; `code` says what',
  413: 'The request is too large',
  415: 'Another media type is needed',
  422: 'The file was found to be infected',
  429: 'Too many attempts; `retryAfter` says for how many seconds',
} as const

type Refusal = keyof typeof refusals

const words = (text: string) => text.split(/[^A-Za-z0-9]+/).filter(Boolean)

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** A name from method and path, which are fixed: generated clients keep their names from version to version. */
export function operationIdOf(method: string, path: string): string {
  // Probes are also answered above the version.
  const root = path.startsWith('/api/v1/') ? '' : 'Root'
  const parts = path.replace('/api/v1', '').split('/').filter(Boolean)
  const named = parts.map((part) => {
    const isParameter = part.startsWith('{')
    return `${isParameter ? 'By' : ''}${words(part).map(capital).join('')}`
  })
  return `${method.toLowerCase()}${root}${named.join('')}`
}

/** The refusals that a call may answer, by its parameters and by who may make it. */
function refusalsOf(method: string, operation: Operation): Refusal[] {
  const { parameters = [], requestBody } = operation
  const isWrite = method !== 'get'
  // Records are named in addresses, queries and bodies alike.
  const names = parameters.length > 0 || requestBody !== undefined
  const isPublic = operation['x-access'] === 'public'
  const isUpload = JSON.stringify(requestBody ?? {}).includes('multipart/form-data')
  return [
    ...(names ? [400 as const, 404 as const] : []),
    ...(isPublic ? [] : [401 as const]),
    // A public call may bring a wrong code or signature.
    ...(isPublic && !requestBody ? [] : [403 as const]),
    ...(isWrite ? [409 as const] : []),
    ...(requestBody ? [413 as const, 415 as const] : []),
    ...(isUpload ? [422 as const] : []),
    429,
  ]
}

function mayCall(access = 'public'): string {
  if (access === 'public') return 'Anybody may call it.'
  const rule = Object.entries(actions).find(([action]) => action === access)?.[1]
  if (!rule) return 'Anybody signed in may call it.'
  const who = Object.entries(rule).map(([role, scope]) => `${role} (${scope})`)
  return `For ${who.join(', ')}.`
}

/** The body of an upload: one file in the field `file`. */
export const uploadBody = {
  type: 'object',
  required: ['file'],
  properties: { file: { type: 'string', format: 'binary' } },
}

/** Names every call, says who may make it, and how it is refused. */
export function describeOperations(described: Description): Description {
  const tags = new Set<string>()
  const paths = Object.entries(described.paths ?? {}).map(([path, calls]) => [
    path,
    Object.fromEntries(
      Object.entries<Operation>({ ...calls }).map(([method, operation]) => {
        const { tags: named = ['service'] } = operation
        for (const tag of named) tags.add(tag)
        const refused = refusalsOf(method, operation).map((status) => [
          status,
          { $ref: `#/components/responses/Refusal${status}` },
        ])
        const responses = { ...Object.fromEntries(refused), ...operation.responses }
        const operationId = operationIdOf(method, path)
        return [
          method,
          { ...operation, operationId, description: mayCall(operation['x-access']), tags: named, responses },
        ]
      }),
    ),
  ])
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/ErrorEnvelope' } } }
  return {
    ...described,
    servers: [{ url: '/', description: 'Where this description was read' }],
    tags: [...tags].sort().map((name) => ({ name, description: `Calls about ${name}` })),
    paths: Object.fromEntries(paths),
    components: {
      ...described.components,
      schemas: { ErrorEnvelope: z.toJSONSchema(errorEnvelope, { io: 'output', reused: 'inline' }) },
      responses: Object.fromEntries(
        Object.entries(refusals).map(([status, description]) => [
          `Refusal${status}`,
          { description, content },
        ]),
      ),
    },
  }
}

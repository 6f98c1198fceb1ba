import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { sqlStateOf } from '../db/pg-errors.ts'
import type { Deps } from '../deps.ts'
import { ApiError, invalidInput, malformed, notFound, unavailable, unsupportedMedia } from '../errors.ts'
import { fhirJson, fhirRoot } from '../fhir/address.ts'
import { FhirRefusal, outcomeOf } from '../fhir/refusal.ts'
import { findElsewhere } from '../services/identity/sessions/find-elsewhere.ts'

type Thrown = FastifyError | FhirRefusal

/** Turns whatever was thrown into the one envelope, or into an outcome where FHIR is spoken. */
export function handleError(error: Thrown, request: FastifyRequest, reply: FastifyReply) {
  return reply.send(refuse(error, request, reply))
}

/** The same, and a record of another place of the caller's says where that is. */
export const errorHandler =
  (deps: Pick<Deps, 'db'>) => async (error: Thrown, request: FastifyRequest, reply: FastifyReply) => {
    const { caller } = request
    if (caller && request.method === 'GET' && error instanceof ApiError && error.code === 'not_found') {
      // Without an answer the record is as missing as it was.
      const elsewhere = await findElsewhere(deps, caller, error).catch(() => null)
      if (elsewhere) error.pointTo(elsewhere)
    }
    return handleError(error, request, reply)
  }

/** Makes the answer a refusal; its text is what is left to send. */
export function refuse(error: Thrown, request: FastifyRequest, reply: FastifyReply): string {
  const answer = error instanceof FhirRefusal ? error : answerTo(error, request, reply)
  const isFhir = answer instanceof FhirRefusal || request.url.startsWith(fhirRoot)
  reply.code(answer.status).header('content-type', `${isFhir ? fhirJson : 'application/json'}; charset=utf-8`)
  return JSON.stringify(isFhir ? outcomeOf(answer) : answer.toEnvelope())
}

export function handleUnknownRoute(request: FastifyRequest, reply: FastifyReply) {
  return handleError(notFound(), request, reply)
}

/** The answer to an error; unexpected errors are logged without their data. */
function answerTo(error: FastifyError, request: FastifyRequest, reply: FastifyReply): ApiError {
  const answer = toApiError(error)
  request.refusedOf = answer.patientId
  if (answer.status >= 500) request.log.error(describeFault(error), 'request failed')
  if (answer.details.retryAfter) reply.header('retry-after', String(answer.details.retryAfter))
  return answer
}

function toApiError(error: FastifyError): ApiError {
  if (error instanceof ApiError) return error
  if (hasZodFastifySchemaValidationErrors(error)) return invalidInput(fieldsOf(error.validation))
  const state = sqlStateOf(error)
  if (state) return fromDatabase(state)
  if (isConnectionFault(error)) return unavailable()
  return fromFramework(error)
}

function fieldsOf(issues: readonly { instancePath: string; message?: string | undefined }[]) {
  const fields: Record<string, string> = {}
  for (const issue of issues) {
    const field = issue.instancePath.replace(/^\//, '').replaceAll('/', '.') || 'root'
    fields[field] ??= issue.message ?? 'Invalid value'
  }
  return fields
}

/** The server is no longer the one that writes: another took over. */
const readOnly = '25006'
/** Connections, operators, means that are used up, and what another holds. */
const unreachable = /^(08|57|53|55)/
/** A table or column is not there, or not granted: the database is not as the program needs it, until somebody mends it. */
const notSetUp = new Set(['42P01', '42703', '42501'])

function fromDatabase(state: string): ApiError {
  if (state.startsWith('22')) return new ApiError('invalid_input', 'Invalid input')
  if (state === readOnly || unreachable.test(state) || notSetUp.has(state)) return unavailable()
  return internal()
}

const internal = () => new ApiError('internal', 'An unexpected error occurred')

const connectionFaults = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'EPIPE'])

function isConnectionFault(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code = '', syscall } = current as NodeJS.ErrnoException
    // A server that listens in a folder leaves no socket there while it is away.
    if (connectionFaults.has(code) || (code === 'ENOENT' && syscall === 'connect')) return true
    if (
      /timeout exceeded when trying to connect|[Cc]onnection (terminated|ended)|not queryable/.test(
        current.message,
      )
    )
      return true
  }
  return false
}

function fromFramework(error: FastifyError): ApiError {
  const status = error.statusCode ?? 500
  if (status === 413) return new ApiError('too_large', 'The request is too large')
  if (status === 415) return unsupportedMedia()
  if (status === 404) return notFound()
  if (status >= 400 && status < 500) return malformed()
  if (status === 503) return unavailable()
  return internal()
}

/** Kind and place of an error: never its message, which may quote what people typed. */
function describeFault(error: Error) {
  const root = error.cause instanceof Error ? error.cause : error
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '))
  return {
    fault: { name: root.name, sqlState: sqlStateOf(error), code: codeOf(root), stack: frames.slice(0, 12) },
  }
}

function codeOf(error: Error): string | undefined {
  return 'code' in error ? String(error.code) : undefined
}

import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { sqlStateOf } from '../db/pg-errors.ts'
import { ApiError, invalidInput, malformed, notFound, unsupportedMedia } from '../errors.ts'

/** Turns whatever was thrown into the one envelope; unexpected errors are logged without their data. */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const answer = toApiError(error)
  if (answer.status >= 500) request.log.error(describeFault(error), 'request failed')
  if (answer.details.retryAfter) reply.header('retry-after', String(answer.details.retryAfter))
  return reply
    .code(answer.status)
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(answer.toEnvelope()))
}

export function handleUnknownRoute(_request: FastifyRequest, reply: FastifyReply) {
  const answer = notFound()
  return reply
    .code(404)
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(answer.toEnvelope()))
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

function fromDatabase(state: string): ApiError {
  if (state.startsWith('22')) return new ApiError('invalid_input', 'Invalid input')
  if (state.startsWith('08') || state.startsWith('57') || state.startsWith('53')) return unavailable()
  return internal()
}

const unavailable = () => new ApiError('unavailable', 'The service is not available at the moment')
const internal = () => new ApiError('internal', 'An unexpected error occurred')

const connectionFaults = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'EPIPE'])

function isConnectionFault(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && connectionFaults.has(String(current.code))) return true
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

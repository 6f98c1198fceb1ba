import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError, notFound } from '../errors.ts'

/** JSON with an empty body allowed, and text that the database could not keep refused. */
export function installBodyRules(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else parse(request, String(body), done)
  })

  app.addHook('onRequest', async (request) => {
    if (!isStorable(request.params)) throw notFound()
  })
  app.addHook('preValidation', async (request: FastifyRequest) => {
    if (!isStorable(request.query) || !isStorable(request.body)) {
      throw new ApiError('invalid_input', 'Text contains characters that are not allowed')
    }
  })
}

const deepest = 20

/** No NUL (PostgreSQL cannot store it) and no half of a surrogate pair, at any depth. */
function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed()
  if (typeof value !== 'object' || value === null) return true
  if (depth > deepest) return false
  return Object.entries(value).every(([key, each]) => isStorable(key, depth) && isStorable(each, depth + 1))
}

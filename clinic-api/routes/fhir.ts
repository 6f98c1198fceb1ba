import { createHash } from 'node:crypto'
import type { Resource } from '@medplum/fhirtypes'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { fhirJson, fhirRoot } from '../fhir/address.ts'
import { openBinary, toBinary } from '../fhir/binary.ts'
import { capabilityStatement } from '../fhir/capability-statement.ts'
import { readEverything } from '../fhir/everything.ts'
import { kinds } from '../fhir/kinds.ts'
import { FhirRefusal } from '../fhir/refusal.ts'
import type { FhirContext, ResourceKind } from '../fhir/resource-kind.ts'
import { readOne, searchFor } from '../fhir/search.ts'
import { readSummary } from '../fhir/search-query.ts'
import { summarized } from '../fhir/summary.ts'
import { sendFile } from '../http/send-file.ts'
import { type ApiServer, callerOf } from '../http/server.ts'
import { showsResources } from '../http/shown.ts'
import { assertMay } from '../policy/can.ts'
import { fhirExportRoutes } from './fhir-export.ts'

const params = z.object({ id: z.string().max(64) })
const schema = { hide: true }

/** FHIR R4, read and search: a route each for every resource of the table. */
export function fhirRoutes(app: ApiServer, deps: Deps): void {
  app.addHook('onRequest', async ({ caller }) => {
    if (caller) assertMay(caller, 'fhir.use')
  })
  app.addHook('preHandler', async (request) => assertFormat(request))
  app.addHook('onSend', async (request, reply, payload) => tagged(request, reply, payload))

  const contextOf = (request: FastifyRequest): FhirContext => ({
    deps,
    caller: callerOf(request),
    base: baseOf(request),
    refused: (patientId) => {
      request.refusedOf = patientId
    },
  })
  const options = ({ action: access, trail }: ResourceKind) => ({
    config: { access, bearer: true as const, ...(trail && { shows: showsResources(trail) }) },
    exposeHeadRoute: false,
  })

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 65_536 },
    async (_request: FastifyRequest, body: string | Buffer) => String(body),
  )

  app.get('/metadata', { config: { access: 'public' }, exposeHeadRoute: false, schema }, (request, reply) =>
    send(reply, capabilityStatement(baseOf(request))),
  )

  for (const kind of kinds) {
    app.get(`/${kind.type}`, { ...options(kind), schema }, async (request, reply) =>
      send(reply, await searchFor(kind, contextOf(request), valuesOf(request), handlingOf(request))),
    )
    app.post(`/${kind.type}/_search`, { ...options(kind), schema }, async (request, reply) => {
      const values = { ...valuesOf(request), ...formOf(request) }
      return send(reply, await searchFor(kind, contextOf(request), values, handlingOf(request)))
    })
    app.get(
      `/${kind.type}/:id`,
      { ...options(kind), schema: { ...schema, params } },
      async (request, reply) => {
        const summary = readSummary(valuesOf(request)._summary?.[0])
        if (summary === 'count') throw new FhirRefusal(400, 'not-supported', '_summary=count is for searches')
        const resource = await readOne(kind, contextOf(request), request.params.id)
        return send(reply, summarized(resource, summary))
      },
    )
  }

  const ofHistory = { config: { access: 'history.read', bearer: true }, exposeHeadRoute: false } as const
  app.get(
    '/Patient/:id/$everything',
    { ...ofHistory, schema: { ...schema, params } },
    async (request, reply) => send(reply, await readEverything(contextOf(request), request.params.id)),
  )
  fhirExportRoutes(app, deps, { contextOf, valuesOf })

  app.get('/Binary/:id', { ...ofHistory, schema: { ...schema, params } }, async (request, reply) => {
    const file = await openBinary(contextOf(request), request.params.id)
    if (!isJsonWanted(request)) return sendFile(reply, file)
    return send(reply, await toBinary(request.params.id, file))
  })
}

function send(reply: FastifyReply, resource: Resource) {
  return reply.type(`${fhirJson}; charset=utf-8`).send(resource)
}

const baseOf = ({ protocol, host }: FastifyRequest) => `${protocol}://${host}${fhirRoot}`

function valuesOf({ query }: FastifyRequest): Record<string, string[]> {
  const entries = Object.entries(query as Record<string, string | string[]>)
  return Object.fromEntries(entries.map(([name, value]) => [name, [value].flat()]))
}

/** The parameters of a search that was sent as a form. */
function formOf({ body }: FastifyRequest): Record<string, string[]> {
  const form = new URLSearchParams(typeof body === 'string' ? body : '')
  return Object.fromEntries([...new Set(form.keys())].map((name) => [name, form.getAll(name)]))
}

const handlingOf = ({ headers }: FastifyRequest) => ({
  lenient: /\bhandling=lenient\b/.test(String(headers.prefer ?? '')),
})

const spoken = /^(\*\/\*|application\/(\*|json|fhir\+json)|json|)$/
const asItIs = /\/(Binary\/[^/]+|export\/[^/]+(\/[^/]+)?)$/

function formatsOf(request: FastifyRequest): string[] {
  const [asked] = valuesOf(request)._format ?? []
  const wanted = asked ?? request.headers.accept ?? ''
  return wanted.split(',').map((each) => (each.split(';')[0] ?? '').trim().toLowerCase().replace(' ', '+'))
}

/** Whatever the file is: as itself, unless the resource around it is asked for. */
const isJsonWanted = (request: FastifyRequest) => formatsOf(request).some((each) => /json$/.test(each))

function assertFormat(request: FastifyRequest): void {
  if (asItIs.test(request.routeOptions.url ?? '') || formatsOf(request).some((each) => spoken.test(each)))
    return
  throw new FhirRefusal(406, 'not-supported', `Only ${fhirJson} is spoken here`)
}

/** Gives equal answers equal tags, so that they need not be sent again. */
function tagged(request: FastifyRequest, reply: FastifyReply, payload: unknown): unknown {
  if (reply.statusCode !== 200 || typeof payload !== 'string') return payload
  const etag = `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`
  reply.header('etag', etag)
  reply.header('cache-control', 'private, no-cache')
  const known = request.headers['if-none-match']?.split(',').map((each) => each.trim())
  if (!known?.includes(etag)) return payload
  reply.code(304).removeHeader('content-type')
  return null
}

import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { fhirJson, fhirNdjson } from '../fhir/address.ts'
import { exportedTypes, ndjsonOf, typesAsked } from '../fhir/export.ts'
import { FhirRefusal, needs } from '../fhir/refusal.ts'
import type { FhirContext } from '../fhir/resource-kind.ts'
import type { ApiServer } from '../http/server.ts'
import { deleteExport, readExport, startExport } from '../services/fhir-exports/exports.ts'

const id = z.string().max(64)
const ndjson = new Set(['application/fhir+ndjson', 'application/ndjson', 'ndjson'])
const known = new Set(['_type', '_outputFormat'])

interface Spoken {
  contextOf: (request: FastifyRequest) => FhirContext
  valuesOf: (request: FastifyRequest) => Record<string, string[]>
}

/** A clinic as NDJSON, by the asynchronous request pattern: asked for, looked at, fetched file by file, deleted. */
export function fhirExportRoutes(app: ApiServer, deps: Deps, { contextOf, valuesOf }: Spoken): void {
  const config = { access: 'fhir.export', bearer: true } as const
  const options = { config, exposeHeadRoute: false }
  const schema = { hide: true, params: z.object({ id }) }

  app.get('/$export', { ...options, schema: { hide: true } }, async (request, reply) => {
    const { caller, base } = contextOf(request)
    const asked = valuesOf(request)
    const unknown = Object.keys(asked).find((name) => !known.has(name))
    if (unknown) throw new FhirRefusal(400, 'not-supported', `Unknown parameter ${unknown}`)
    if (asked._outputFormat?.some((each) => !ndjson.has(each.replace(' ', '+'))))
      throw new FhirRefusal(400, 'not-supported', `Only ${fhirNdjson} is exported`)
    if (!/\brespond-async\b/.test(String(request.headers.prefer ?? '')))
      throw needs('An export is asked for with the header Prefer: respond-async')
    const types = typesAsked(asked._type?.flatMap((each) => each.split(',')) ?? null)
    const row = await startExport(deps, caller, { request: `${base}/$export${queryOf(request)}`, types })
    return reply.code(202).header('content-location', `${base}/export/${row.id}`).send()
  })

  app.get('/export/:id', { ...options, schema }, async (request, reply) => {
    const { caller, base } = contextOf(request)
    const row = await readExport(deps, caller, request.params.id)
    const manifest = {
      transactionTime: row.createdAt.toISOString(),
      request: row.request,
      requiresAccessToken: true,
      output: row.types.map((type) => ({ type, url: `${base}/export/${row.id}/${type}` })),
      error: [],
    }
    return reply
      .header('expires', row.expiresAt.toUTCString())
      .type('application/json')
      .send(JSON.stringify(manifest))
  })

  app.get(
    '/export/:id/:type',
    { ...options, schema: { hide: true, params: z.object({ id, type: z.enum(exportedTypes) }) } },
    async (request, reply) => {
      const context = contextOf(request)
      const { type } = request.params
      const row = await readExport(deps, context.caller, request.params.id)
      if (!row.types.includes(type)) throw new FhirRefusal(404, 'not-found', `${type} was not asked for`)
      return reply.type(fhirNdjson).send(Readable.from(ndjsonOf(context, row.clinicId, type)))
    },
  )

  app.delete('/export/:id', { ...options, schema }, async (request, reply) => {
    await deleteExport(deps, contextOf(request).caller, request.params.id)
    return reply.code(202).type(`${fhirJson}; charset=utf-8`).send()
  })
}

function queryOf({ url }: FastifyRequest): string {
  const from = url.indexOf('?')
  return from < 0 ? '' : url.slice(from)
}

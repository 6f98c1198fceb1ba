import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { fhirJson, fhirNdjson } from '../fhir/address.ts'
import { exportedTypes, ndjsonOf, typesAsked, typesOfPatients } from '../fhir/export.ts'
import { FhirRefusal, needs } from '../fhir/refusal.ts'
import type { FhirContext } from '../fhir/resource-kind.ts'
import type { ApiServer } from '../http/server.ts'
import { deleteExport, readExport, startExport } from '../services/fhir-exports/exports.ts'

const id = z.string().max(64)
const ndjson = new Set(['application/fhir+ndjson', 'application/ndjson', 'ndjson'])
const known = new Set(['_type', '_outputFormat', '_since'])

interface Spoken {
  contextOf: (request: FastifyRequest) => FhirContext
  valuesOf: (request: FastifyRequest) => Record<string, string[]>
}

/** A clinic as NDJSON, by the asynchronous request pattern: asked for, looked at, fetched file by file, deleted. */
export function fhirExportRoutes(app: ApiServer, deps: Deps, { contextOf, valuesOf }: Spoken): void {
  const config = { access: 'fhir.export', bearer: true } as const
  const options = { config, exposeHeadRoute: false }
  const schema = { hide: true, params: z.object({ id }) }

  for (const level of ['', '/Patient'] as const)
    app.get(`${level}/$export`, { ...options, schema: { hide: true } }, (request, reply) =>
      begin(level, request, reply),
    )

  async function begin(level: '' | '/Patient', request: FastifyRequest, reply: FastifyReply) {
    const { caller, base } = contextOf(request)
    const asked = valuesOf(request)
    const unknown = Object.keys(asked).find((name) => !known.has(name))
    if (unknown) throw new FhirRefusal(400, 'not-supported', `Unknown parameter ${unknown}`)
    if (asked._outputFormat?.some((each) => !ndjson.has(each.replace(' ', '+'))))
      throw new FhirRefusal(400, 'not-supported', `Only ${fhirNdjson} is exported`)
    if (!/\brespond-async\b/.test(String(request.headers.prefer ?? '')))
      throw needs('An export is asked for with the header Prefer: respond-async')
    assertSince(asked._since)
    const types = typesAsked(
      asked._type?.flatMap((each) => each.split(',')) ?? null,
      level === '' ? exportedTypes : typesOfPatients,
    )
    const row = await startExport(deps, caller, {
      request: `${base}${level}/$export${queryOf(request)}`,
      types,
    })
    return reply.code(202).header('content-location', `${base}/export/${row.id}`).send()
  }

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
      return reply
        .type(fhirNdjson)
        .send(Readable.from(ndjsonOf(context, row.clinicId, type, sinceOf(row.request))))
    },
  )

  app.delete('/export/:id', { ...options, schema }, async (request, reply) => {
    await deleteExport(deps, contextOf(request).caller, request.params.id)
    return reply.code(202).type(`${fhirJson}; charset=utf-8`).send()
  })
}

/** Throws 400 for what is no instant. */
function assertSince(values: string[] = []): void {
  const [value, second] = values
  if (second !== undefined || (value !== undefined && Number.isNaN(instantOf(value))))
    throw new FhirRefusal(400, 'value', '_since is one instant, such as 2026-11-23T07:00:00Z')
}

const instantForm = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+ -]\d{2}:\d{2})$/

// A bare plus of the offset reads as a blank in a query.
const instantOf = (text: string) => (instantForm.test(text) ? Date.parse(text.replace(' ', '+')) : Number.NaN)

/** From when on an export holds what was changed; the address by which it was asked for says so. */
function sinceOf(request: string): string | null {
  const asked = new URL(request).searchParams.get('_since')
  return asked === null ? null : new Date(instantOf(asked)).toISOString()
}

function queryOf({ url }: FastifyRequest): string {
  const from = url.indexOf('?')
  return from < 0 ? '' : url.slice(from)
}

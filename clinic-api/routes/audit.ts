import { Readable } from 'node:stream'
import { auditFilters, auditPage, auditQuery } from '#contract/audit'
import { auditProof, auditProofQuery } from '#contract/audit-proof'
import type { Deps } from '../deps.ts'
import { type ApiServer, callerOf } from '../http/server.ts'
import { assertCan } from '../policy/can.ts'
import { findKnownPatient, listAccounts } from '../services/audit/known.ts'
import { logFile } from '../services/audit/log-file.ts'
import { openLog, readLog } from '../services/audit/read-log.ts'
import { toWireEntry } from '../services/audit/wire.ts'
import { proveEntries } from '../services/audit-chain/prove-entries.ts'
import { listAccesses } from '../services/patients/access-log.ts'

const tags = ['audit']

/** The log of a clinic, for those who answer for it. */
export function auditRoutes(app: ApiServer, deps: Deps): void {
  app.get(
    '/audit',
    {
      config: { access: 'audit.read', withoutShows: 'Recorded by the service before it reads' },
      exposeHeadRoute: false,
      schema: { tags, querystring: auditQuery, response: { 200: auditPage } },
    },
    async (request) => {
      const { cursor, limit, ...filters } = request.query
      const { orm } = deps.db
      const log = await openLog(deps, callerOf(request), filters, 'page')
      const { rows, nextCursor } = await readLog(log, { cursor, limit })
      return {
        entries: rows.map(toWireEntry),
        nextCursor,
        timeZone: log.timeZone,
        staff: await listAccounts(orm, filters.clinicId),
        patient: await findKnownPatient(orm, filters.clinicId, filters.patient),
      }
    },
  )

  app.get(
    '/audit/proof',
    {
      config: { access: 'patient.access-log', withoutShows: 'Ids and hashes of entries about the caller' },
      exposeHeadRoute: false,
      schema: { tags, querystring: auditProofQuery, response: { 200: auditProof } },
    },
    async (request) => {
      const { patientId, ...page } = request.query
      assertCan(callerOf(request), 'patient.access-log', { patientId })
      const { orm } = deps.db
      const { entries } = await listAccesses(deps, patientId, page)
      return proveEntries(
        orm,
        entries.map(({ id }) => id),
      )
    },
  )

  app.get(
    '/audit/file',
    {
      config: { access: 'audit.read' },
      exposeHeadRoute: false,
      schema: { tags, querystring: auditFilters },
    },
    async (request, reply) => {
      const log = await openLog(deps, callerOf(request), request.query, 'file')
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="audit.csv"')
        .send(Readable.from(logFile(log)))
    },
  )
}

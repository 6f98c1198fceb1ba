import type { AuditEntry } from '#contract/audit'
import { auditCalls } from '#contract/calls/audit'
import type { Deps } from '../deps.ts'
import { serveCall } from '../http/serve-call.ts'
import type { ApiServer } from '../http/server.ts'
import { assertCan } from '../policy/can.ts'
import { findKnownPatient, listAccounts } from '../services/audit/known.ts'
import { logFile } from '../services/audit/log-file.ts'
import { type LogRecord, openLog, readLog } from '../services/audit/read-log.ts'
import { proveEntries } from '../services/audit-chain/prove-entries.ts'
import { listAccesses } from '../services/patients/access-log.ts'

/** The log of a clinic, for those who answer for it. */
export function auditRoutes(app: ApiServer, deps: Deps): void {
  const listing = {
    withoutShows: 'Recorded by the service before it reads',
    exposeHeadRoute: false,
  } as const
  serveCall(app, auditCalls.list, listing, async ({ query, caller }) => {
    const { cursor, limit, ...filters } = query
    const { orm } = deps.db
    const log = await openLog(deps, caller, filters, 'page')
    const { rows, nextCursor } = await readLog(log, { cursor, limit })
    return {
      entries: rows.map(toWireEntry),
      nextCursor,
      timeZone: log.timeZone,
      staff: await listAccounts(orm, filters.clinicId),
      patient: await findKnownPatient(orm, filters.clinicId, filters.patient),
    }
  })

  const proving = {
    withoutShows: 'Ids and hashes of entries about the caller',
    exposeHeadRoute: false,
  } as const
  serveCall(app, auditCalls.proof, proving, async ({ query: { patientId, ...page }, caller }) => {
    assertCan(caller, 'patient.access-log', { patientId })
    const { entries } = await listAccesses(deps, patientId, page)
    return proveEntries(
      deps.db.orm,
      entries.map(({ id }) => id),
    )
  })

  serveCall(
    app,
    auditCalls.file,
    { exposeHeadRoute: false },
    async ({ query: { language, ...query }, caller, reply }) => {
      const log = await openLog(deps, caller, query, 'file')
      reply.header('content-disposition', 'attachment; filename="audit.csv"')
      return logFile(log, language)
    },
  )
}

function toWireEntry(row: LogRecord): AuditEntry {
  const { id, action, outcome, entity, entityId, address, listed } = row
  const { actorId, actorName, actorPatient, accountId, accountName, accountPatient } = row
  return {
    id,
    action,
    outcome,
    ...(row.why && { why: row.why }),
    entity,
    entityId,
    address,
    listed,
    at: row.at.toISOString(),
    who: actorId
      ? {
          userId: actorId,
          roles: row.actorRoles ?? [],
          name: actorName,
          patientName: actorPatient,
          ...(row.isKey && { program: true }),
          ...(row.actorClinic && { clinicName: row.actorClinic }),
        }
      : null,
    account: accountId ? { userId: accountId, name: accountName, patientName: accountPatient } : null,
    patient: row.patientId ? { id: row.patientId, name: row.patientName ?? '' } : null,
  }
}

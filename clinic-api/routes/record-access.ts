import { recordAccessCalls } from '#contract/calls/record-access'
import type { RecordAccess } from '#contract/record-access'
import type { Deps } from '../deps.ts'
import { serveCall } from '../http/serve-call.ts'
import type { ApiServer } from '../http/server.ts'
import { getPatient } from '../services/patients/queries.ts'
import { openInEmergency } from '../services/record-access/break-glass.ts'
import { changeAccess } from '../services/record-access/change-access.ts'
import { type AccessOverview, readAccess } from '../services/record-access/read-access.ts'

/** The clinics to which a patient's record is open. */
export function recordAccessRoutes(app: ApiServer, deps: Deps): void {
  const present = async (patientId: string) => toWireRecordAccess(await readAccess(deps.db.orm, patientId))
  const ownRecord = { ownerOf: (patientId: string) => ({ patientId }) }
  const anybodys = {
    ownerOf: async (patientId: string) => {
      const found = await getPatient(deps.db.orm, patientId, null)
      return found && { patientId }
    },
  }

  serveCall(app, recordAccessCalls.get, ownRecord, ({ params }) => present(params.id))

  serveCall(app, recordAccessCalls.change, ownRecord, async ({ params, body, caller }) => {
    await changeAccess(deps, caller, params.id, body)
    return present(params.id)
  })

  serveCall(app, recordAccessCalls.breakGlass, anybodys, async ({ params, body, caller }) => ({
    until: (await openInEmergency(deps, caller, params.id, body.reason)).toISOString(),
  }))
}

const iso = (at: string | Date) => new Date(at).toISOString()

function toWireRecordAccess({ clinics, emergencies }: AccessOverview): RecordAccess {
  return {
    clinics: clinics.map(({ since, endedAt, ...clinic }) => ({
      ...clinic,
      since: iso(since),
      open: endedAt === null,
      endedAt: endedAt && iso(endedAt),
    })),
    emergencies: emergencies.map(({ id: _id, at, until, ...rest }) => ({
      _id,
      at: iso(at),
      until: iso(until),
      ...rest,
    })),
  }
}

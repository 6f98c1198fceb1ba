import { visitKindCalls } from '#contract/calls/visit-kinds'
import type { Deps } from '../deps.ts'
import { notFound } from '../errors.ts'
import { serveCall } from '../http/serve-call.ts'
import type { ApiServer } from '../http/server.ts'
import type { Caller } from '../policy/caller.ts'
import { wasSeen } from '../services/appointments/was-seen.ts'
import { recallClinicSettings } from '../services/clinics/settings.ts'
import { createKind, deleteKind, updateKind } from '../services/visit-kinds/change-kinds.ts'
import { getKind, type KindRecord, listKinds, subjectOfKind } from '../services/visit-kinds/queries.ts'

export function visitKindRoutes(app: ApiServer, deps: Deps): void {
  const ownerOf = async (kindId: string) => {
    const kind = await getKind(deps.db.orm, kindId)
    return kind && subjectOfKind(kind)
  }

  serveCall(app, visitKindCalls.list, {}, async ({ query: { clinicId }, caller }) => {
    if (!(await recallClinicSettings(deps.db, clinicId))) throw notFound()
    const isStaff = caller.clinicId === clinicId
    const kinds = await listKinds(deps.db.orm, clinicId, { onlineOnly: !isStaff })
    const shown = isStaff ? kinds : await choosable(deps, caller, kinds)
    return shown.map((kind) => toWireKind(kind, caller))
  })

  serveCall(app, visitKindCalls.create, {}, async ({ body, caller }) =>
    toWireKind(await createKind(deps, caller, body), caller),
  )

  serveCall(app, visitKindCalls.update, { ownerOf }, async ({ params, body, caller }) =>
    toWireKind(await updateKind(deps, caller, params.id, body), caller),
  )

  serveCall(app, visitKindCalls.delete, { ownerOf }, async ({ params, caller }) => {
    await deleteKind(deps, caller, params.id)
    return { message: 'Appointment type deleted' }
  })
}

/** The kinds that the patient may book: some are only for those who have been there before. */
async function choosable(deps: Deps, { patientId }: Caller, kinds: KindRecord[]): Promise<KindRecord[]> {
  const [restricted] = kinds.filter(({ newPatients }) => !newPatients)
  if (!restricted || patientId === null) return kinds
  const isKnown = await wasSeen(deps.db.orm, { patientId, clinicId: restricted.clinicId })
  return isKnown ? kinds : kinds.filter(({ newPatients }) => newPatients)
}

/** The address of the room is nobody’s but the administrator’s. */
function toWireKind(kind: KindRecord, { clinicId, roles }: Caller): KindRecord {
  const runsIt = clinicId === kind.clinicId && roles.includes('clinicadmin')
  return runsIt ? kind : { ...kind, videoUrl: null }
}

import { visitKindCalls } from '#contract/calls/visit-kinds'
import { type Bookable, excludedBy } from '#contract/excluded-times'
import type { Deps } from '../deps.ts'
import { notFound } from '../errors.ts'
import { ownedBy } from '../http/guard.ts'
import { serveCall } from '../http/serve-call.ts'
import type { ApiServer } from '../http/server.ts'
import type { Caller } from '../policy/caller.ts'
import { assertCan } from '../policy/can.ts'
import { wasSeen } from '../services/appointments/was-seen.ts'
import { recallClinicSettings } from '../services/clinics/settings.ts'
import { readBookable } from '../services/visit-kinds/bookable.ts'
import { createKind, deleteKind, updateKind } from '../services/visit-kinds/change-kinds.ts'
import { getKind, type KindRecord, listKinds, subjectOfKind } from '../services/visit-kinds/queries.ts'

export function visitKindRoutes(app: ApiServer, deps: Deps): void {
  const ownerOf = ownedBy(deps, getKind, subjectOfKind)

  serveCall(app, visitKindCalls.list, {}, async ({ query: { clinicId }, caller }) => {
    if (!(await recallClinicSettings(deps.db, clinicId))) throw notFound()
    const isStaff = caller.clinicId === clinicId
    const kinds = await listKinds(deps.db.orm, clinicId, { onlineOnly: !isStaff })
    const shown = isStaff ? kinds : await choosable(deps, caller, kinds)
    const clinic = runs(caller, clinicId) ? await readBookable(deps, clinicId) : null
    return shown.map((kind) => toWireKind(kind, clinic))
  })

  serveCall(app, visitKindCalls.bookable, {}, async ({ query: { clinicId }, caller }) => {
    assertCan(caller, visitKindCalls.bookable.action, { clinicIds: [clinicId] })
    return readBookable(deps, clinicId)
  })

  serveCall(app, visitKindCalls.create, {}, async ({ body, caller }) =>
    toWireKind(await createKind(deps, caller, body), await readBookable(deps, body.clinicId)),
  )

  serveCall(app, visitKindCalls.update, { ownerOf }, async ({ params, body, caller }) => {
    const kind = await updateKind(deps, caller, params.id, body)
    return toWireKind(kind, await readBookable(deps, kind.clinicId))
  })

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

const runs = (caller: Caller, clinicId: string) =>
  caller.clinicId === clinicId && caller.roles.includes('clinicadmin')

/** The address of the room, and why nobody can book, are the administrator's to know; `clinic` is null for others. */
function toWireKind(kind: KindRecord, clinic: Bookable | null) {
  if (clinic === null) return { ...kind, videoUrl: null }
  const excluded = excludedBy(kind, clinic)
  return excluded.length > 0 ? { ...kind, excluded } : kind
}

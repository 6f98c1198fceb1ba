import type { ResolveInput } from '#contract/resolve'
import type { Deps } from '../../deps.ts'
import { ApiError, invalidInput, notFound } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { insideWrite, write } from '../../write/write.ts'
import type { AppointmentRow } from '../appointments/change.ts'
import { getClinicSettings } from '../clinics/settings.ts'
import { undoable } from '../undo/undoable.ts'
import { applyResolutions, lockVisits } from './apply-resolutions.ts'
import { type BoundWrite, boundWriteOf } from './bound-write.ts'

const occupied = () => new ApiError('slot_taken', 'This time is no longer available')

export interface Done {
  undo: string
  undoUntil: Date
  visits: string[]
}

/**
 * A write that takes hours away together with what becomes of every visit in them: all of it or nothing. The mails
 * wait, so that it can be taken back as if nothing had been. Throws what the write throws, 400 for a plan that names a
 * visit twice or nothing at all, 409 with the visits that the plan forgets, and 409 `slot_taken` with the visit whose
 * new time is gone.
 */
export async function resolveVisits(
  deps: Deps,
  caller: Caller,
  { plan, with: asked, overrule = false }: ResolveInput,
): Promise<Done> {
  assertPlan({ plan, with: asked })
  const boundWrite = asked ? boundWriteOf(asked, caller) : null
  const { clinicId } = caller
  const settings = clinicId ? await getClinicSettings(deps.db, clinicId) : null
  const intent = {
    action: 'workshift.write',
    subject: { clinicIds: [clinicId], doctorId: caller.doctorId },
    conflict: occupied,
  } as const
  await boundWrite?.prove?.(deps, caller)
  const undo = undoable(deps)
  const { undoId, until } = undo.hold
  return write(undo.deps, caller, intent, async (act) => {
    if (!clinicId || !settings) throw notFound()
    const rows = await lockVisits(act, plan)
    const doctorId = (await boundWrite?.doctorOf(act.tx)) ?? null
    const visits = rows.map(({ id }) => id)
    const { touches = null, shiftId } = boundWrite ?? {}
    const { once: _once, ...person } = caller
    const bound = { deps: insideWrite(undo.deps, act), caller: person, boundWrite }
    const settle = () =>
      applyResolutions(act, rows, plan, { settings, overruled: overrule || asked !== undefined })
    await undo.keep(act, { clinicId, doctorId, visits, touches, shiftId }, async () => {
      // A doctor's deletion ends what is still pending; everything else first shows which times are left.
      if (touches === 'doctor') {
        await settle()
        await boundWrite?.run(bound.deps, person, false)
      } else {
        await runNaming(bound, rows)
        await settle()
      }
    })
    const details = { visits, with: boundWrite?.name ?? null }
    const trace = { action: 'visits.resolve', entity: 'undo', entityId: undoId, clinicId, details }
    return act.audit(trace, { undo: undoId, undoUntil: until, visits })
  })
}

function assertPlan({ plan, with: asked }: ResolveInput): void {
  if (plan.length === 0 && !asked) throw invalidInput({ plan: 'This field is required' })
  const named = new Set<string>()
  for (const { appointmentId } of plan) {
    if (named.has(appointmentId)) throw invalidInput({ [appointmentId]: 'Invalid value' })
    named.add(appointmentId)
  }
}

interface Bound {
  deps: Deps
  caller: Caller
  boundWrite: BoundWrite | null
}

/** Does the write, and throws 409 with the visits that it touches and the plan does not name. */
async function runNaming(
  { deps, caller, boundWrite }: Bound,
  rows: readonly AppointmentRow[],
): Promise<void> {
  if (!boundWrite) return
  try {
    await boundWrite.run(deps, caller, false)
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'appointments_affected') throw error
    const known = new Set(rows.map(({ id }) => id))
    const touched = error.details.appointments ?? []
    if (touched.some(({ appointmentId }) => !known.has(appointmentId))) throw error
    await boundWrite.run(deps, caller, true)
  }
}

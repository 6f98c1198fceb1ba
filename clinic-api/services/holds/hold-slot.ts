import { and, eq, isNull } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { minuteMs } from '#contract/durations'
import { slotHolds } from '../../db/schema/slot-holds.ts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { reached } from '../../reached.ts'
import { type Act, type WriteResult, write } from '../../write/write.ts'
import { getBrokenRule } from '../appointments/broken-rule.ts'
import { heldOrRequested } from '../appointments/held-slot.ts'
import { isTaken } from '../appointments/is-taken.ts'
import { movable } from '../appointments/movable.ts'
import { type BrokenAmong, NoSuchSlot, refuseSlot } from '../appointments/refuse-slot.ts'
import { isSlot, lockDoctor } from '../appointments/reschedule-appointment.ts'
import { bookedBy } from '../appointments/slots.ts'
import { sessionOf, takePlace } from '../appointments/take-place.ts'
import { lengthIn, type VisitLength, type WantedKind, wantedKind } from '../appointments/visit-length.ts'
import { getClinicSettings } from '../clinics/settings.ts'

const holdMs = 5 * minuteMs

export type HoldRow = typeof slotHolds.$inferSelect

interface Wanted {
  clinicId: string
  doctorId: string
  /** The wire's form, see `contract/time.ts`. */
  appointmentDate: string
  kindId?: string | undefined
  /** The visit that is to move there. */
  except?: string | undefined
  /** Staff keep it although a rule of the kind refuses it. */
  overrule?: boolean | undefined
}

interface Slot extends VisitLength {
  kind: WantedKind
  timeZone: string
  overruled: boolean
  startAt: Date
  endAt: Date
}

class NotFree extends Error {
  readonly reason: 'taken' | 'outside-shift' | BrokenAmong

  constructor(reason: NotFree['reason']) {
    super(`The slot is ${reason}`)
    this.reason = reason
  }
}

/**
 * Keeps a free time for the caller for five minutes; what they kept before is let go. Asking again for the same time
 * makes it five more, once. Throws 400, 403, 404, and 409 with the nearest free slots.
 */
export async function holdSlot(deps: Deps, caller: Caller, wanted: Wanted): Promise<HoldRow> {
  const { clinicId, doctorId } = wanted
  const intent = { action: 'hold.create', subject: { clinicIds: [clinicId] } } as const
  const settings = await getClinicSettings(deps.db, clinicId)
  if (!settings) throw notFound()
  const by = bookedBy(caller, clinicId)
  const except = await movable(deps, caller, wanted)
  const place = { clinicId, doctorId, except, by, ...(wanted.kindId && { kindId: wanted.kindId }) }
  const kind = await wantedKind(deps.db, place)
  const overruled = by === 'staff' && wanted.overrule === true
  const asked = { ...wanted, userId: caller.userId }
  const start = await heldOrRequested(deps, asked, settings, {
    now: deps.clock.now().getTime(),
    by,
    kind,
    overruled,
  })
  const length = lengthIn(settings, kind.minutes)
  const times = { startAt: new Date(start), endAt: new Date(start + length.minutes * minuteMs) }
  const slot = { ...length, ...times, kind, overruled, timeZone: settings.timeZone }
  try {
    return await write(deps, caller, intent, (act) => keep(act, { ...wanted, except }, slot))
  } catch (error) {
    if (!(error instanceof NotFree)) throw error
    reached('hold: the time is not free')
    // The present time of a visit that moves is no other time.
    const { except: moving, ...other } = place
    const whose = { ...other, moving, patientId: caller.patientId ?? '', userId: caller.userId, kind }
    throw await refuseSlot(deps, whose, start, error.reason)
  }
}

async function keep(act: Act, wanted: Wanted, slot: Slot): Promise<WriteResult<HoldRow>> {
  const { tx, now, caller } = act
  const { clinicId, doctorId } = wanted
  const { startAt, endAt } = slot
  // Others who book or hold a time of this doctor wait here, and then see what was written meanwhile.
  await lockDoctor(tx, doctorId)
  if (!(await isSlot(tx, { clinicId, doctorId }, slot, slot))) throw new NotFree('outside-shift')
  if (
    await isTaken(act, { doctorId, except: wanted.except, session: sessionOf({ doctorId, ...slot }) }, slot)
  )
    throw new NotFree('taken')
  const broken = slot.overruled
    ? null
    : await getBrokenRule(tx, { doctorId, except: wanted.except, ...slot }, slot)
  if (broken) throw new NotFree(broken)
  const { columns } = await takePlace(act, { doctorId, except: wanted.except, ...slot }).catch(
    (error: unknown) => {
      throw error instanceof NoSuchSlot ? new NotFree('taken') : error
    },
  )
  const mine = and(eq(slotHolds.userId, caller.userId), isNull(slotHolds.offerId))
  const [present] = await tx
    .select()
    .from(slotHolds)
    .where(and(mine, eq(slotHolds.doctorId, doctorId), eq(slotHolds.startAt, startAt)))
  const isLiving = present !== undefined && present.expiresAt > now
  if (isLiving && present.isExtended) return act.unchanged(present)
  const row: HoldRow = {
    id: isLiving ? present.id : newId(),
    clinicId,
    doctorId,
    userId: caller.userId,
    startAt,
    endAt,
    expiresAt: new Date(now.getTime() + holdMs),
    isExtended: isLiving,
    createdAt: isLiving ? present.createdAt : now,
    offerId: null,
    bookingId: null,
    resourceId: columns.resourceId,
    session: columns.session,
  }
  const targetWhere = isNull(slotHolds.offerId)
  await tx
    .insert(slotHolds)
    .values(row)
    .onConflictDoUpdate({ target: slotHolds.userId, targetWhere, set: row })
  const trace = { action: 'hold.create', entity: 'hold', entityId: row.id, clinicId }
  return act.audit(trace, row)
}

import { and, arrayContains, asc, eq, gt, inArray, isNull, lt, ne, or } from 'drizzle-orm'
import { minuteMs } from '#contract/durations'
import { type Interval, overlaps } from '#contract/slots'
import { type BookingWindow, bookingWindow, rulesAt } from '#contract/visit-rules'
import type { Reader } from '../../db/client.ts'
import { appointments } from '../../db/schema/appointments.ts'
import { clinics } from '../../db/schema/clinics.ts'
import { memberships } from '../../db/schema/memberships.ts'
import { slotHolds } from '../../db/schema/slot-holds.ts'
import { staff } from '../../db/schema/staff.ts'
import { freedTimes, offers, waitlist } from '../../db/schema/waitlist.ts'
import type { Deps } from '../../deps.ts'
import { insideWrite, type VisitorAct, writeWithoutSession } from '../../write/write.ts'
import { type DoctorAgenda, getAgenda } from '../appointments/agenda.ts'
import { freeSlots } from '../appointments/slots.ts'
import { noKind, visitIn, type WantedKind } from '../appointments/visit-length.ts'
import { remindersOf } from '../reminders/settings.ts'
import { wantedOf } from '../visit-kinds/queries.ts'
import { readWaiting, type Waiting } from './entries.ts'
import { byTurn, type Candidate, share } from './fits.ts'
import { type Doctor, makeOffer } from './make-offer.ts'

const batch = 200

/**
 * Looks at what came free at one doctor and offers it, each time to the first whom it fits; resolves to how many
 * stretches were looked at. The offer, what keeps the time and the mail are one transaction, and two processes never
 * look at the same doctor at once.
 */
export function offerFreed(deps: Deps): Promise<number> {
  return writeWithoutSession(deps, { address: 'localhost' }, async (act) => {
    const freed = await claim(act.tx)
    const [first] = freed
    if (!first) return act.unchanged(0)
    const { doctorId, clinicId } = first
    await act.tx.delete(freedTimes).where(
      inArray(
        freedTimes.id,
        freed.map(({ id }) => id),
      ),
    )
    const doctor = await lockDoctor(act.tx, first)
    await dropSpentHolds(act.tx, doctorId)
    const outcome = doctor ? await offerAt(deps, act, { doctor, freed }) : { offered: [], passed: [] }
    const trace = { action: 'waitlist.offer', actorId: null, entity: 'doctor', entityId: doctorId, clinicId }
    return act.audit({ ...trace, details: { freed: freed.map(whenOf), ...outcome } }, freed.length)
  })
}

type Freed = typeof freedTimes.$inferSelect

const whenOf = ({ startAt, endAt }: Freed) => `${startAt.toISOString()}/${endAt.toISOString()}`

async function claim(tx: Reader): Promise<Freed[]> {
  const [next] = await tx
    .select()
    .from(freedTimes)
    .orderBy(asc(freedTimes.startAt))
    .limit(1)
    .for('update', { skipLocked: true })
  if (!next) return []
  return tx
    .select()
    .from(freedTimes)
    .where(and(eq(freedTimes.doctorId, next.doctorId), eq(freedTimes.clinicId, next.clinicId)))
    .orderBy(asc(freedTimes.startAt))
    .limit(batch)
    .for('update', { skipLocked: true })
}

/** Makes everybody who books or holds a time of this doctor wait. */
async function lockDoctor(
  tx: Reader,
  { doctorId, clinicId: at }: Pick<Freed, 'doctorId' | 'clinicId'>,
): Promise<Doctor | null> {
  const [found] = await tx
    .select({ doctor: staff, clinic: clinics })
    .from(staff)
    .innerJoin(memberships, and(eq(memberships.staffId, staff.id), isNull(memberships.endedAt)))
    .innerJoin(clinics, eq(clinics.id, memberships.clinicId))
    .where(
      and(
        eq(staff.id, doctorId),
        eq(memberships.clinicId, at),
        arrayContains(memberships.roles, ['doctor']),
        isNull(staff.deletedAt),
        eq(clinics.active, true),
      ),
    )
    .for('no key update', { of: staff })
  if (!found) return null
  const { id: clinicId, name: clinicName, city, timeZone, noticeMinutes } = found.clinic
  return { ...found.doctor, clinicId, clinicName, city, timeZone, noticeMinutes }
}

async function dropSpentHolds(tx: VisitorAct['tx'], doctorId: string): Promise<void> {
  const spent = tx
    .select({ id: offers.id })
    .from(offers)
    .where(and(eq(offers.doctorId, doctorId), ne(offers.state, 'open')))
  await tx.delete(slotHolds).where(and(eq(slotHolds.doctorId, doctorId), inArray(slotHolds.offerId, spent)))
}

interface Opening {
  doctor: Doctor
  freed: readonly Freed[]
}

async function offerAt(deps: Deps, act: VisitorAct, { doctor, freed }: Opening) {
  const { tx, now } = act
  const { clinicId, id: doctorId, timeZone } = doctor
  const { offerMinutes } = await remindersOf(tx, clinicId)
  const expiresAt = new Date(now.getTime() + offerMinutes * minuteMs)
  const opensAt = expiresAt.getTime()
  const windowOf = ({ rules }: WantedKind) => {
    const window = bookingWindow(now.getTime(), timeZone, 'patient', rulesAt(doctor, rules))
    return { ...window, start: opensAt, open: Math.max(opensAt, window.open) }
  }
  const waiting = await lockWaiting(tx, now, doctor)
  if (waiting.length === 0) return { offered: [], passed: [] }
  const windows = waiting.map((each) => windowOf(kindOf(each)))
  const stretch = { start: opensAt, end: Math.max(...windows.map(({ end }) => end)) }
  const agenda = await getAgenda(insideWrite(deps, act).db, {
    clinicId,
    doctorId,
    resourceIds: waiting.flatMap((each) => kindOf(each).resources),
    now: now.getTime(),
    stretch: () => stretch,
  })
  if (!agenda) return { offered: [], passed: [] }
  const stretches = freed.map(({ startAt, endAt }) => ({ start: startAt.getTime(), end: endAt.getTime() }))
  const candidates = await candidatesOf(tx, waiting, { doctorId, agenda, stretch, windowOf, stretches })
  const { matches, passed } = share(candidates, timeZone)
  const offered: string[] = []
  for (const match of matches) {
    const who = waiting.find(({ entry }) => entry.id === match.id)
    if (who) offered.push(await makeOffer(act, who, { match, doctor, expiresAt }))
  }
  return { offered, passed }
}

/** Those who wait for this doctor, in their order; no other process offers them anything meanwhile. */
async function lockWaiting(tx: Reader, now: Date, { id, clinicId, specialty }: Doctor): Promise<Waiting[]> {
  const which = and(
    eq(waitlist.clinicId, clinicId),
    eq(waitlist.specialty, specialty as Waiting['entry']['specialty']),
    or(isNull(waitlist.doctorId), eq(waitlist.doctorId, id)),
  )
  await tx
    .select({ id: waitlist.id })
    .from(waitlist)
    .where(and(which, isNull(waitlist.endedAt)))
    .orderBy(asc(waitlist.id))
    .for('update')
  return (await readWaiting(tx, now, which)).toSorted((a, b) => byTurn(a.entry, b.entry))
}

interface Times {
  doctorId: string
  agenda: DoctorAgenda
  stretch: Interval
  windowOf: (kind: WantedKind) => BookingWindow
  stretches: readonly Interval[]
}

async function candidatesOf(
  tx: Reader,
  waiting: readonly Waiting[],
  { doctorId, agenda, stretch, windowOf, stretches }: Times,
): Promise<Candidate[]> {
  const ids = waiting.map(({ entry }) => entry.id)
  const before = await tx
    .select({ entryId: offers.entryId, startAt: offers.startAt })
    .from(offers)
    .where(and(inArray(offers.entryId, ids), eq(offers.doctorId, doctorId)))
  const open = await tx
    .select({ entryId: offers.entryId })
    .from(offers)
    .where(and(inArray(offers.entryId, ids), eq(offers.state, 'open')))
  const visits = await visitsOf(tx, waiting, stretch)
  return waiting.map((each) => {
    const { entry, visit } = each
    const kind = kindOf(each)
    const length = visitIn(agenda.settings, kind)
    const isFreed = (start: number) =>
      stretches.some((freed) => overlaps(freed, { start, end: start + length.minutes * minuteMs }))
    return {
      ...entry,
      before: visit?.startAt.getTime() ?? null,
      minutes: length.minutes,
      free: freeSlots(agenda, length, windowOf(kind)).filter(isFreed),
      hasOffer: open.some(({ entryId }) => entryId === entry.id),
      offered: new Set(
        before.filter(({ entryId }) => entryId === entry.id).map(({ startAt }) => startAt.getTime()),
      ),
      busy: visits
        .filter(({ id, patientId }) => patientId === entry.patientId && id !== entry.appointmentId)
        .map(({ startAt, endAt }) => ({ start: startAt.getTime(), end: endAt.getTime() })),
    }
  })
}

/** The kind of visit that they wait for: a visit that moves keeps its kind and its minutes. */
function kindOf({ visit, kind, movingKind }: Waiting): WantedKind {
  if (visit) return movingKind ? { ...wantedOf(movingKind), minutes: minutesOf(visit) } : noKind
  return kind ? wantedOf(kind) : noKind
}

const minutesOf = ({ startAt, endAt }: { startAt: Date; endAt: Date }) =>
  (endAt.getTime() - startAt.getTime()) / minuteMs

function visitsOf(tx: Reader, waiting: readonly Waiting[], { start, end }: Interval) {
  return tx
    .select({
      id: appointments.id,
      patientId: appointments.patientId,
      startAt: appointments.startAt,
      endAt: appointments.endAt,
    })
    .from(appointments)
    .where(
      and(
        inArray(
          appointments.patientId,
          waiting.map(({ entry }) => entry.patientId),
        ),
        ne(appointments.status, 'cancelled'),
        lt(appointments.startAt, new Date(end)),
        gt(appointments.endAt, new Date(start)),
      ),
    )
}

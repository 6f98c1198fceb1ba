import { and, eq, getTableColumns, gt, isNull, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Reader } from '../../db/client.ts'
import { appointments } from '../../db/schema/appointments.ts'
import { clinics } from '../../db/schema/clinics.ts'
import { clinicStaff } from '../../db/schema/memberships.ts'
import { patients } from '../../db/schema/patients.ts'
import { staff } from '../../db/schema/staff.ts'
import { visitKinds } from '../../db/schema/visit-kinds.ts'
import { offers, waitlist } from '../../db/schema/waitlist.ts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { assertCan, assertMay, subjectAtClinic } from '../../policy/can.ts'
import type { Step } from '../../write/write.ts'
import { byTurn, placeOf } from './fits.ts'

export type EntryRow = typeof waitlist.$inferSelect

/** A wish, and whether its patient has closed their record to the clinic. */
export interface FoundEntry extends EntryRow {
  isClosed: boolean
}

const found = {
  ...getTableColumns(waitlist),
  isClosed: sql<boolean>`is_closed(${waitlist.patientId}, ${waitlist.clinicId})`,
}

const offering = alias(staff, 'offering')
/** The kind of the visit that is to become earlier. */
const movingKind = alias(visitKinds, 'moving_kind')

/** Those who still wait at `now`: their visit, if there is one, stands and lies ahead, and their days are not over. */
export function readWaiting(orm: Reader, now: Date, which: SQL | undefined) {
  return orm
    .select({
      entry: waitlist,
      clinicName: clinics.name,
      timeZone: clinics.timeZone,
      patientName: sql<string>`${patients.name} || ' ' || ${patients.surname}`,
      patientPhone: patients.phone,
      userId: patients.userId,
      doctorName: sql<string | null>`${clinicStaff.name} || ' ' || ${clinicStaff.surname}`,
      visit: { startAt: appointments.startAt, endAt: appointments.endAt, kindId: appointments.kindId },
      kind: visitKinds,
      movingKind,
      offer: offers,
      offeringName: sql<string | null>`${offering.name} || ' ' || ${offering.surname}`,
    })
    .from(waitlist)
    .innerJoin(clinics, eq(clinics.id, waitlist.clinicId))
    .innerJoin(patients, eq(patients.id, waitlist.patientId))
    .leftJoin(
      clinicStaff,
      and(eq(clinicStaff.id, waitlist.doctorId), eq(clinicStaff.clinicId, waitlist.clinicId)),
    )
    .leftJoin(appointments, eq(appointments.id, waitlist.appointmentId))
    .leftJoin(visitKinds, eq(visitKinds.id, waitlist.kindId))
    .leftJoin(movingKind, eq(movingKind.id, appointments.kindId))
    .leftJoin(
      offers,
      and(eq(offers.entryId, waitlist.id), eq(offers.state, 'open'), gt(offers.expiresAt, now)),
    )
    .leftJoin(offering, eq(offering.id, offers.doctorId))
    .where(and(isWaiting(now), which))
}

/** Whether somebody waits still, of the tables that `readWaiting` reads. */
export function isWaiting(now: Date): SQL | undefined {
  return and(
    isNull(waitlist.endedAt),
    isNull(clinicStaff.deletedAt),
    isNull(visitKinds.deletedAt),
    or(
      isNull(waitlist.appointmentId),
      and(eq(appointments.status, 'pending'), gt(appointments.startAt, now)),
    ),
    sql`(${now.toISOString()}::timestamptz at time zone ${clinics.timeZone})::date <= ${waitlist.until}`,
  )
}

export type Waiting = Awaited<ReturnType<typeof readWaiting>>[number]

export type PlacedEntry = Waiting & ReturnType<typeof placeOf>

/**
 * Everybody who waits at the clinic, for its staff; the wishes of a patient, wherever. In the order in which times are
 * offered, each with its place. Throws 403 and 404.
 */
export async function listWaiting(
  { db, clock }: Deps,
  caller: Caller,
  clinicId: string | undefined,
): Promise<PlacedEntry[]> {
  assertMay(caller, 'waitlist.read')
  const now = clock.now()
  if (caller.clinicId !== null) {
    const asked = clinicId ?? caller.clinicId
    assertCan(caller, 'waitlist.read', { clinicIds: [asked] })
    return placed(await readWaiting(db.orm, now, eq(waitlist.clinicId, asked)))
  }
  if (caller.patientId === null) throw notFound()
  const own = eq(waitlist.patientId, caller.patientId)
  const clinicsOfMine = sql`${waitlist.clinicId} in (select w.clinic_id from waitlist w
    where w.patient_id = ${caller.patientId} and w.ended_at is null)`
  const all = placed(await readWaiting(db.orm, now, or(own, clinicsOfMine)))
  return all.filter(({ entry }) => entry.patientId === caller.patientId)
}

function placed(all: readonly Waiting[]): PlacedEntry[] {
  const rivals = all.map(({ entry }) => entry)
  return all
    .toSorted((a, b) => byTurn(a.entry, b.entry))
    .map((each) => ({ ...each, ...placeOf(each.entry, rivals) }))
}

/** One that has not ended. */
export async function getEntry(orm: Reader, id: string): Promise<FoundEntry | null> {
  const [row] = await orm
    .select(found)
    .from(waitlist)
    .where(and(eq(waitlist.id, id), isNull(waitlist.endedAt)))
  return row ?? null
}

export async function lockEntry(tx: Reader, id: string): Promise<FoundEntry | null> {
  const [row] = await tx
    .select(found)
    .from(waitlist)
    .where(and(eq(waitlist.id, id), isNull(waitlist.endedAt)))
    .for('update')
  return row ?? null
}

export function subjectOfEntry({ clinicId, patientId, isClosed }: FoundEntry) {
  return subjectAtClinic({ clinicId, patientId, isClosed })
}

/** One wish as it stands, for the write that stores it: as soon as that is done, others may end it. */
export async function readPlaced({ tx, now }: Step, id: string): Promise<PlacedEntry> {
  const entry = await getEntry(tx, id)
  if (!entry) throw notFound()
  const all = placed(await readWaiting(tx, now, eq(waitlist.clinicId, entry.clinicId)))
  return all.find((each) => each.entry.id === id) ?? Promise.reject(notFound())
}

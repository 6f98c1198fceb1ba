import { and, eq, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { advisoryLocks } from '../../db/advisory-locks.ts'
import type { Database, Orm } from '../../db/client.ts'
import { appointmentChanges, appointments } from '../../db/schema/appointments.ts'
import { audit } from '../../db/schema/audit.ts'
import { clinicSlugs } from '../../db/schema/clinic-slugs.ts'
import { clinics } from '../../db/schema/clinics.ts'
import { files } from '../../db/schema/files.ts'
import { allergies, conditions, histories, treatments } from '../../db/schema/histories.ts'
import { memberships } from '../../db/schema/memberships.ts'
import { notifications } from '../../db/schema/notifications.ts'
import { patientClinics, patients } from '../../db/schema/patients.ts'
import { reminders } from '../../db/schema/reminders.ts'
import { staff } from '../../db/schema/staff.ts'
import { clinicMessaging, messages, threadReads, threads } from '../../db/schema/threads.ts'
import { users } from '../../db/schema/users.ts'
import { visitKinds } from '../../db/schema/visit-kinds.ts'
import { waitlist } from '../../db/schema/waitlist.ts'
import { workshifts } from '../../db/schema/workshifts.ts'
import type { Deps } from '../../deps.ts'
import { hashPassword } from '../../services/identity/accounts/password.ts'
import { withAttendance } from './attendance.ts'
import { makeClinical } from './clinical.ts'
import { type DemoFile, storeDocuments } from './documents.ts'
import { makeLog } from './log.ts'
import { makeNotices } from './notices.ts'
import { makeOutcomes } from './outcomes.ts'
import { type DemoPeople, makePeople } from './people.ts'
import { Random } from './random.ts'
import { withNotes, withReasons } from './reasons.ts'
import { makeShifts } from './shifts.ts'
import { makeThirdMonth } from './third-month.ts'
import { makeThreads } from './threads.ts'
import { tieToVisits } from './ties.ts'
import { type DemoVisit, makeVisits } from './visits.ts'
import { makeWaiting } from './waiting.ts'

const password = 'Demo-1234'
export const demoSeed = 20_260_101
const attendanceSeed = 20_260_103
const busySeed = 20_260_105
/** The demo misses one visit in fourteen; the hints train on one in five, so that every reason occurs. */
const calmer = 1.2

/**
 * Fills the database with the demo, once: where the demo's accounts already are, nothing happens. All rows appear
 * in one transaction. Resolves to whether anything was written.
 */
export async function seedDemo(
  db: Database,
  { clock, files: store }: Pick<Deps, 'clock' | 'files'>,
): Promise<boolean> {
  if (await isSeeded(db.orm)) return false
  const now = clock.now()
  const random = new Random(demoSeed)
  const passwordHash = await hashPassword(password)
  const people = makePeople(random, passwordHash, now)
  const shifts = makeShifts(random, people, now)
  const visits = withAttendance(makeVisits(random, people, shifts, now), people, now, {
    seed: attendanceSeed,
    calmer,
  })
  const outcomes = makeOutcomes(people, visits, now)
  const clinical = makeClinical(random, people, now)
  tieToVisits(clinical, outcomes.visits, people)
  const written = makeThreads(random, people, now)
  const notices = makeNotices({ people, visits, threads: written }, now)
  const busy = makeThirdMonth({ people, visits }, shifts, passwordHash, now)
  const everybody = { ...people, patients: [...people.patients, ...busy.patients] }
  const attended = withAttendance(busy.visits, everybody, now, { seed: busySeed, calmer })
  const added = makeOutcomes(everybody, attended, now, busySeed)
  const allVisits = [...visits, ...attended]
  const held = {
    visits: withNotes(withReasons([...outcomes.visits, ...added.visits]), people, now),
    histories: [...clinical.histories, ...busy.histories],
  }
  return db.transaction(async (tx) => {
    // Several that start at once wait for the one that seeds.
    await tx.execute(sql`set local lock_timeout = 0`)
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.seedDemo})`)
    if (await isSeeded(tx)) return false
    const documents = await storeDocuments(random, { people, clinical }, store, now)
    await insert(tx, clinics, people.clinics)
    await insert(tx, clinicSlugs, slugsOf(people))
    await insert(tx, users, [...people.users, ...busy.users])
    await insert(tx, staff, people.staff)
    for (const { staffId, clinicId, ...known } of [...people.desk, ...people.phones])
      await tx
        .update(memberships)
        .set(known)
        .where(and(eq(memberships.staffId, staffId), eq(memberships.clinicId, clinicId)))
    await insert(
      tx,
      patients,
      everybody.patients.map(({ clinicId: _clinicId, ...row }) => ({
        ...row,
        recentAt: lastSeen(allVisits, now, (visit) => visit.patientId === row.id) ?? row.createdAt,
      })),
    )
    await insert(tx, workshifts, [...shifts, ...busy.shifts])
    await insert(tx, visitKinds, busy.kinds)
    await insert(tx, appointments, held.visits)
    await insert(tx, appointmentChanges, [...outcomes.changes, ...added.changes])
    await insert(tx, reminders, [...outcomes.reminders, ...added.reminders])
    await insert(tx, patientClinics, linksOf(everybody, allVisits, now))
    await insert(tx, histories, held.histories)
    await insert(tx, conditions, clinical.conditions)
    await insert(tx, treatments, clinical.treatments)
    await insert(tx, allergies, clinical.allergies)
    await insert<DemoFile>(tx, files, documents)
    await insert(tx, threads, written.threads)
    await insert(tx, messages, written.messages)
    await insert(tx, threadReads, written.reads)
    await insert(tx, clinicMessaging, written.messaging)
    await insert(tx, notifications, notices)
    await insert(tx, waitlist, makeWaiting(people, added, now))
    await insert(tx, audit, makeLog(people, held, now))
    return true
  })
}

async function isSeeded(orm: Orm): Promise<boolean> {
  const [account] = await orm.select({ id: users.id }).from(users).where(eq(users.email, 'patient@demo.test'))
  return account !== undefined
}

const atOnce = 250

async function insert<Row>(
  tx: Orm,
  table: PgTable & { $inferInsert: Row },
  rows: readonly Row[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += atOnce) {
    await tx.insert(table).values(rows.slice(from, from + atOnce))
  }
}

const slugsOf = ({ clinics }: DemoPeople) =>
  clinics.flatMap(({ id, slug, createdAt }) => (slug ? [{ slug, clinicId: id, createdAt }] : []))

/** The clinics of each patient: where they were registered, and wherever they have been. */
function linksOf(people: DemoPeople, visits: readonly DemoVisit[], now: Date) {
  const pairs = new Map<string, typeof patientClinics.$inferInsert>()
  const homes = people.patients.map(({ id, clinicId }) => ({ patientId: id, clinicId }))
  for (const { patientId, clinicId } of [...homes, ...visits]) {
    const patient = people.patients.find(({ id }) => id === patientId)
    if (!patient) continue
    const { sortName, sortSurname, status, createdAt } = patient
    const isHere = (visit: DemoVisit) => visit.patientId === patientId && visit.clinicId === clinicId
    const recentAt = lastSeen(visits, now, isHere) ?? createdAt
    const link = { patientId, clinicId, sortName, sortSurname, status, recentAt, createdAt }
    pairs.set(`${patientId} ${clinicId}`, link)
  }
  return [...pairs.values()]
}

/** When the latest of the visits that were completed took place. */
function lastSeen(visits: readonly DemoVisit[], now: Date, which: (visit: DemoVisit) => boolean) {
  const times = visits
    .filter((visit) => visit.status === 'completed' && visit.startAt <= now && which(visit))
    .map(({ startAt }) => startAt.getTime())
  return times.length > 0 ? new Date(Math.max(...times)) : null
}

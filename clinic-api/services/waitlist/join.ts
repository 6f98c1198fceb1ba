import { and, eq, isNull, notInArray, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { BookedBy } from '#contract/visit-rules'
import { longestWaitDays, mostWishes, type WaitlistInput } from '#contract/waitlist'
import { addDays, dayAt } from '#contract/zone'
import { patients } from '../../db/schema/patients.ts'
import { waitlist } from '../../db/schema/waitlist.ts'
import type { Deps } from '../../deps.ts'
import { ApiError, invalidInput, notFound } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { type Act, write } from '../../write/write.ts'
import { bookableBy } from '../appointments/book-appointment.ts'
import { lockAppointment } from '../appointments/change.ts'
import { assertPending, hasStarted } from '../appointments/set-status.ts'
import { bookedBy } from '../appointments/slots.ts'
import { forKnownPatients, unknownKind } from '../appointments/visit-length.ts'
import { wasSeen } from '../appointments/was-seen.ts'
import { getClinicSettings } from '../clinics/settings.ts'
import { assertLiving } from '../patients/living.ts'
import { getDoctor } from '../staff/queries.ts'
import { getKind, isSeenBy } from '../visit-kinds/queries.ts'
import { type EntryRow, type PlacedEntry, readPlaced, readWaiting } from './entries.ts'

const waitsAlready = () => new ApiError('conflict', 'There is such a wish on the waitlist already')

type Wanted = WaitlistInput & { patientId: string }

/**
 * Puts somebody on the waitlist; whoever may book for them may do so. Throws 400, 403, 404, and 409 for a visit that
 * is over, a wish that stands already, and one too many.
 */
export async function joinWaitlist(
  deps: Deps,
  caller: Caller,
  { patientId = caller.patientId ?? '', ...input }: WaitlistInput,
): Promise<PlacedEntry> {
  const wanted = { ...input, patientId }
  const { clinicId, doctorId = '' } = wanted
  const settings = await getClinicSettings(deps.db, clinicId)
  if (!settings) throw notFound()
  const subject = await bookableBy(deps, caller, { patientId, clinicId, doctorId, appointmentDate: '' })
  assertInReach(wanted, dayAt(deps.clock.now().getTime(), settings.timeZone))
  const intent = { action: 'waitlist.join', subject, conflict: waitsAlready } as const
  return write(deps, caller, intent, async (act) => {
    const row = await rowOf(act, wanted, bookedBy(caller, clinicId))
    await makeRoom(act, row)
    await act.tx.insert(waitlist).values(row)
    const trace = { action: 'waitlist.join', entity: 'waitlist', entityId: row.id, patientId, clinicId }
    return act.audit(trace, await readPlaced(act, row.id))
  })
}

function assertInReach({ until }: Wanted, today: string): void {
  if (until < today) throw invalidInput({ until: 'The day has passed' })
  if (until > addDays(today, longestWaitDays)) throw invalidInput({ until: 'The day is too far ahead' })
}

async function rowOf(act: Act, wanted: Wanted, by: BookedBy): Promise<typeof waitlist.$inferInsert> {
  const { tx, now } = act
  const { clinicId, patientId, appointmentId, kindId, weekdays, from, to, since, until } = wanted
  const visit = appointmentId === undefined ? null : await lockAppointment(tx, appointmentId)
  if (appointmentId !== undefined && (visit?.patientId !== patientId || visit.clinicId !== clinicId))
    throw notFound()
  if (visit) {
    assertPending(visit)
    if (visit.startAt <= now) throw hasStarted()
  }
  const doctor = wanted.doctorId === undefined ? null : await getDoctor(tx, wanted.doctorId, clinicId)
  if (wanted.doctorId !== undefined && doctor?.clinicId !== clinicId) throw notFound()
  const specialty = visit?.specialty ?? doctor?.specialty ?? wanted.specialty
  if (!specialty) throw invalidInput({ specialty: 'Name a doctor or a specialty' })
  if (doctor && doctor.specialty !== specialty) throw notFound()
  if (kindId !== undefined) await assertBookableKind(tx, { kindId, clinicId, specialty, by, patientId })
  return {
    id: newId(),
    clinicId,
    patientId,
    weekdays,
    from,
    to,
    until,
    createdAt: now,
    appointmentId: visit?.id ?? null,
    doctorId: doctor?.id ?? null,
    since,
    specialty: specialty as EntryRow['specialty'],
    kindId: visit ? null : (kindId ?? null),
  }
}

interface WantedKind {
  kindId: string
  clinicId: string
  specialty: string
  by: BookedBy
  patientId: string
}

async function assertBookableKind(
  tx: Act['tx'],
  { kindId, clinicId, specialty, by, patientId }: WantedKind,
): Promise<void> {
  const kind = await getKind(tx, kindId)
  if (kind?.clinicId !== clinicId || !isSeenBy(kind, specialty) || (by === 'patient' && !kind.online))
    throw unknownKind()
  if (by === 'patient' && !kind.newPatients && !(await wasSeen(tx, { patientId, clinicId })))
    throw unknownKind(forKnownPatients)
}

/** Ends wishes whose time is over, so that they stand in no new one's way, and counts the others. */
async function makeRoom({ tx, now }: Act, { patientId }: Pick<EntryRow, 'patientId'>): Promise<void> {
  // A second simultaneous request to join waits here.
  const [patient] = await tx
    .select({ deceasedOn: patients.deceasedOn })
    .from(patients)
    .where(eq(patients.id, patientId))
    .for('no key update')
  if (patient) assertLiving(patient)
  const own = eq(waitlist.patientId, patientId)
  const living = (await readWaiting(tx, now, own)).map(({ entry }) => entry.id)
  await tx
    .update(waitlist)
    .set({ endedAt: now, ending: 'over' })
    .where(
      and(own, isNull(waitlist.endedAt), living.length > 0 ? notInArray(waitlist.id, living) : sql`true`),
    )
  if (living.length >= mostWishes) throw new ApiError('conflict', 'There are too many wishes on the waitlist')
}

import { and, arrayContains, eq, gt, gte, isNull, lte, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { minuteMs } from '#contract/durations'
import { refusals } from '#contract/refusals'
import { type Specialty, specialty as specialtyOf } from '#contract/specialties'
import { clinics } from '../../db/schema/clinics.ts'
import { memberships } from '../../db/schema/memberships.ts'
import { patients } from '../../db/schema/patients.ts'
import { staff } from '../../db/schema/staff.ts'
import { workshifts } from '../../db/schema/workshifts.ts'
import { ApiError } from '../../errors.ts'
import type { Act, WriteResult } from '../../write/write.ts'
import type { ClinicSettings } from '../clinics/settings.ts'
import { tell } from '../notifications/tell-of-visit.ts'
import { insertVisit, type VisitFacts } from '../notifications/visit-facts.ts'
import { linkByBooking } from '../patients/link.ts'
import { assertLiving } from '../patients/living.ts'
import { brokenRuleSql, comparesVisits } from './broken-rule.ts'
import type { AppointmentRecord } from './record.ts'
import { type BrokenAmong, NoSuchSlot } from './refuse-slot.ts'
import { bookedBy } from './slots.ts'
import { sessionOf, takePlace } from './take-place.ts'
import { newRoom } from './video-room.ts'
import { lengthIn, type WantedKind } from './visit-length.ts'

/** A visit that is wanted. */
export interface Wanted {
  patientId: string
  clinicId: string
  doctorId: string
  /** The reason that the patient gave. */
  reason?: string | undefined
  /** The desk's note; from staff only. */
  deskNote?: string | undefined
}

/** When it is to be. */
export interface Slot {
  /** Milliseconds. */
  start: number
  kind: WantedKind
  /** Whether staff book whatever the rules of this kind and of its neighbours say. */
  overruled?: boolean
  /** The clinic's, when `start` was read: if they have changed since, there is no such slot. */
  settings: ClinicSettings
}

/**
 * Books a slot within a write: the visit, the link of its patient to the clinic, the audit row, and what everybody is told.
 * Throws `NoSuchSlot`, and leaves the transaction as usable as it was.
 */
export async function bookSlot(
  act: Act,
  wanted: Wanted,
  slot: Slot,
): Promise<WriteResult<AppointmentRecord>> {
  const { tx, now, caller } = act
  const { patientId, clinicId, doctorId, reason = null, deskNote = null } = wanted
  const { kindId, where } = slot.kind
  const { minutes } = lengthIn(slot.settings, slot.kind.minutes)
  const times = { startAt: new Date(slot.start), endAt: new Date(slot.start + minutes * minuteMs) }
  const { specialty, isLinked } = await lockSlot(act, wanted, { ...slot, ...times })
  const id = newId()
  const { columns, ...place } = await takePlace(act, { doctorId, kind: slot.kind, ...times })
  const room = where === 'video' ? newRoom() : null
  const visit = {
    id,
    clinicId,
    doctorId,
    patientId,
    specialty,
    kindId,
    where,
    room,
    reason,
    deskNote,
    ...columns,
  }
  // The constraints against overlaps decide between two who come at once: the second inserts nothing.
  const facts = await insertVisit(tx, { ...visit, ...times, createdAt: now, updatedAt: now })
  if (!facts) throw new NoSuchSlot('taken', slot.start)
  if (!isLinked) await linkByBooking(act, clinicId, patientId)
  await act.announce({ type: 'appointment.changed', appointmentId: id, doctorId, patientId, clinicId })
  const by = caller.patientId === patientId ? null : caller.staffId
  await tell(act, facts, { kind: 'appointment-booked', by, from: doctorId })
  const trace = { action: 'appointment.book', entity: 'appointment', entityId: id, patientId, clinicId }
  return act.audit(trace, {
    ...visit,
    start: times.startAt,
    end: times.endAt,
    cancelHours: slot.kind.rules.cancelHours,
    ...place,
    ...asBooked(facts),
  })
}

/** The rest of the visit as it is read later, without reading it again. */
function asBooked({ meeting, type, patient, kind }: VisitFacts) {
  const { doctorName, clinicName, timeZone } = meeting
  return {
    type,
    status: 'pending' as const,
    doctorName,
    clinicName,
    timeZone,
    patientName: patient.name,
    patientPhone: patient.phone,
    patientDeceased: false,
    kindNameEn: kind?.nameEn ?? null,
    kindNameEs: kind?.nameEs ?? null,
    kindColour: kind?.colour ?? null,
    confirmedAt: null,
    seriesId: null,
    arrivedAt: null,
    startedAt: null,
    isClosed: false,
  }
}

interface Times {
  startAt: Date
  endAt: Date
}

/**
 * Locks the shift and the doctor, so that both are there until the write ends, and only then looks for what is in the
 * way: whoever keeps a time or takes a day off locks the doctor, too.
 */
async function lockSlot(
  { tx, now, caller }: Act,
  { patientId, clinicId, doctorId }: Wanted,
  { start, startAt, endAt, settings, kind, overruled = false }: Slot & Times,
): Promise<{ specialty: Specialty; isLinked: boolean }> {
  const { step } = lengthIn(settings, kind.minutes)
  const isCounted = (!overruled && comparesVisits(kind.rules)) || kind.seats > 1
  const session = sessionOf({ doctorId, kind, startAt, endAt })
  const online = bookedBy(caller, clinicId) === 'patient'
  const [from, to, at] = [startAt, endAt, now].map((instant) => sql`${instant.toISOString()}::timestamptz`)
  const shift = tx.$with('shift').as(
    tx
      .select({ specialty: staff.specialty, most: clinics.mostOpenVisits })
      .from(staff)
      .innerJoin(memberships, and(eq(memberships.staffId, staff.id), isNull(memberships.endedAt)))
      .innerJoin(clinics, eq(clinics.id, memberships.clinicId))
      .innerJoin(workshifts, and(eq(workshifts.doctorId, staff.id), eq(workshifts.clinicId, clinics.id)))
      .where(
        and(
          eq(staff.id, doctorId),
          isNull(staff.deletedAt),
          arrayContains(memberships.roles, ['doctor']),
          eq(clinics.id, clinicId),
          eq(clinics.active, true),
          eq(clinics.timeZone, settings.timeZone),
          eq(clinics.slotMinutes, settings.slotMinutes),
          eq(clinics.noticeMinutes, settings.noticeMinutes),
          lte(workshifts.startAt, startAt),
          gt(workshifts.startAt, sql`${from} - interval '1 day'`),
          gte(workshifts.endAt, endAt),
          sql`mod(extract(epoch from ${from} - ${workshifts.startAt})::bigint, ${step * 60}) = 0`,
        ),
      )
      .limit(1)
      .for(isCounted ? 'no key update' : 'share', { of: [staff, memberships, workshifts] }),
  )
  // Locked as the visit's reference to it will be: nobody records a death or merges it in between.
  const person = tx
    .$with('person')
    .as(
      tx
        .select({ id: patients.id, deceasedOn: patients.deceasedOn })
        .from(patients)
        .where(eq(patients.id, patientId))
        .for('key share'),
    )
  const [found] = await tx
    .with(shift, person)
    .select({
      specialty: shift.specialty,
      personId: person.id,
      deceasedOn: person.deceasedOn,
      isLinked: sql<boolean>`exists (select from patient_clinics where patient_id = ${patientId} and clinic_id = ${clinicId})`,
      hasRoom: sql<boolean>`case when ${online}::boolean then may_book_more(${patientId}, ${clinicId}, ${shift.most}, ${at}) else true end`,
      // One text whether it is overruled or not: the statement is prepared under one name.
      broken: sql<BrokenAmong | null>`case when not ${overruled}::boolean then ${brokenRuleSql({ doctorId, kind, timeZone: settings.timeZone }, { startAt, endAt })} end`,
      isKept: sql<boolean>`is_day_off(${clinicId}, ${doctorId}, ${from}, ${to}) or (is_held(${doctorId}, ${from}, ${to}, ${caller.userId}, ${at})
        and not is_shared(${doctorId}, ${session}::text, ${at}))`,
    })
    .from(shift)
    .leftJoin(person, sql`true`)
    .prepare(isCounted ? 'lock_slot_in_turn' : 'lock_slot')
    .execute()
  if (!found?.specialty) throw new NoSuchSlot('outside-shift', start)
  if (found.personId === null) throw new ApiError('conflict', refusals.merged)
  assertLiving(found)
  if (!found.hasRoom) throw new NoSuchSlot('too-many', start)
  if (found.isKept) throw new NoSuchSlot('taken', start)
  if (found.broken) throw new NoSuchSlot(found.broken, start)
  return { specialty: specialtyOf.parse(found.specialty), isLinked: found.isLinked }
}

import { v7 as newId } from 'uuid'
import { reachOf } from '#contract/access'
import type { Deps } from '../../deps.ts'
import { forbidden, notFound } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import type { Subject } from '../../policy/can.ts'
import { findTwin } from '../../write/once.ts'
import { tracedStatement, writeInOne } from '../../write/write-in-one.ts'
import { type ClinicSettings, withSettings } from '../clinics/settings.ts'
import { getPatient } from '../patients/queries.ts'
import { paced } from './patient-pace.ts'
import type { AppointmentRecord } from './record.ts'
import { refuseSlot } from './refuse-slot.ts'
import { requestedSlot } from './requested-slot.ts'
import { bookedBy } from './slots.ts'
import { lengthSql } from './visit-length.ts'

export interface Booking {
  patientId: string
  clinicId: string
  doctorId: string
  /** As the wire writes it, see `contract/time.ts`. */
  appointmentDate: string
  /** What of the clinic's kinds of visit; its minutes are the visit's. */
  kindId?: string | undefined
  /** What the patient comes for. */
  reason?: string | undefined
  /** What the desk should know; from staff only. */
  deskNote?: string | undefined
}

// The locks keep the shift and the doctor where they are until it commits, days off and holds
// are asked for after the locks, and a taken slot is a row not inserted,
// which is much cheaper than a failed statement.
const book = tracedStatement(
  'book_appointment',
  (trace) => `with slot as (
      select s.id doctor_id, s.user_id doctor_user, s.specialty, s.name || ' ' || s.surname doctor_name, c.id clinic_id, c.name clinic_name,
        c.city, c.time_zone, c.most_open_visits, :start::timestamptz + make_interval(mins => ${lengthSql.minutes}) end_at,
        k.id kind_id, k.name_en, k.name_es, k.colour
      from staff s
      join clinics c on c.id = s.clinic_id
      join workshifts w on w.doctor_id = s.id and w.clinic_id = c.id
      ${lengthSql.kind}
      where s.id = :doctorId and c.id = :clinicId and s.deleted_at is null and s.specialty is not null
        and c.active and c.time_zone = :timeZone and c.slot_minutes = :slotMinutes::int and ${lengthSql.isKnown}
        and w.start_at <= :start::timestamptz and w.start_at > :start::timestamptz - interval '1 day'
        and w.end_at >= :start::timestamptz + make_interval(mins => ${lengthSql.minutes})
        and mod(extract(epoch from :start::timestamptz - w.start_at)::bigint, ${lengthSql.step} * 60) = 0
      limit 1 for share of s, w
    ), room as materialized (
      select not :online::boolean or may_book_more(:patientId, clinic_id, most_open_visits, :now::timestamptz) is_left
      from slot
    ), booked as (
      insert into appointments (id, clinic_id, doctor_id, patient_id, specialty, kind_id, reason, desk_note, start_at, end_at,
        created_at, updated_at)
      select :id, clinic_id, doctor_id, :patientId, specialty, kind_id, :reason, :deskNote, :start::timestamptz, end_at,
        :now::timestamptz, :now::timestamptz
      from slot join room on is_left where not is_day_off(clinic_id, doctor_id, :start::timestamptz, end_at)
        and not is_held(doctor_id, :start::timestamptz, end_at, :userId, :now::timestamptz)
      on conflict do nothing
      returning id, type, status
    ), person as (
      select p.id, p.user_id, p.name || ' ' || p.surname full_name, p.sort_name, p.sort_surname, p.status, p.phone, u.email,
        case u.language when 'es' then 'es' else 'en' end as language
      from patients p join users u on u.id = p.user_id where p.id = :patientId for key share of p
    ), linked as (
      insert into patient_clinics (clinic_id, patient_id, sort_name, sort_surname, status, recent_at, why, created_at)
      select :clinicId, person.id, person.sort_name, person.sort_surname, person.status, :now::timestamptz,
        'booked', :now::timestamptz
      from booked, person
      on conflict do nothing
    ), audited as (
      ${trace.audit('booked')}
    ), told as (
      ${trace.announce('booked')}
    ), letter as (
      select person.email recipient, 'appointment-booked:' || :id || ':' || :startText dedupe_key,
        jsonb_strip_nulls(jsonb_build_object('language', person.language, 'by', (select s.name || ' ' || s.surname
          from staff s where s.id = :bookedBy), 'meeting', jsonb_build_object(
          'appointmentId', :id::text, 'doctorName', slot.doctor_name, 'clinicName', slot.clinic_name,
          'city', slot.city, 'timeZone', slot.time_zone, 'startAt', :startText::text))) payload
      from booked, slot, person
    ), mailed as (
      ${trace.mail('letter')}
    ), woken as (
      ${trace.wake('letter')}
    ), concerned as (
      select user_id, jsonb_strip_nulls(jsonb_build_object('appointmentId', :id::text, 'start', :startText::text,
        'timeZone', slot.time_zone, 'doctorName', case when user_id <> slot.doctor_user then slot.doctor_name end)) facts
      from booked, slot, lateral (select slot.doctor_user user_id union select person.user_id from person
        union select * from clinic_admins(slot.clinic_id)) people
    ), noted as (
      ${trace.notify('concerned')}
    ), rung as (
      ${trace.ring('noted')}
    ), answer as (
      select booked.id, slot.clinic_id "clinicId", slot.doctor_id "doctorId", :patientId::text "patientId",
        slot.specialty, booked.type, booked.status, :reason::text reason, :deskNote::text "deskNote",
        null::timestamptz "confirmedAt", null::timestamptz "arrivedAt", null::timestamptz "startedAt",
        room.is_left "hasRoom", :start::timestamptz "start", null::text "seriesId",
        slot.end_at "end", slot.doctor_name "doctorName", slot.clinic_name "clinicName",
        slot.time_zone "timeZone", slot.kind_id "kindId", slot.name_en "kindNameEn", slot.name_es "kindNameEs",
        slot.colour "kindColour", false "isClosed", person.full_name "patientName", person.phone "patientPhone"
      from slot cross join room cross join person left join booked on true
    ), made as (
      select * from answer where id is not null
    ), kept as (
      ${trace.keep('made')}
    )
    select answer.*, (select count(*) from told) + (select count(*) from woken) + (select count(*) from rung) told from answer`,
)

/** No row without such a slot; a row without an id when the slot is taken, or the patient has no room for one more. */
export type BookedRow = Omit<AppointmentRecord, 'id'> & { id: string | null; hasRoom: boolean }

/**
 * Books a slot and queues the mail that confirms it, and says who of the staff booked. Throws 403 for another patient's booking, 404 when the doctor does
 * not work at the clinic or the patient is not known there, 400 for
 * a time that cannot be booked, 409 with the nearest free slots when it is taken or outside the doctor's shifts,
 * 409 without any when the clinic is not active, or when it lets the patient book no more visits themselves, and 429.
 */
export async function bookAppointment(
  deps: Deps,
  caller: Caller,
  booking: Booking,
): Promise<AppointmentRecord> {
  const subject = await bookableBy(deps, caller, booking)
  const before = revived(caller.once?.result)
  if (before) return before
  return paced(deps, caller, async () => {
    const { start, row } = await bookInto(deps, caller, booking, subject)
    if (row?.id) return bookedIn(row, row.id)
    const twin = revived(await findTwin(deps.db, caller))
    if (twin) return twin
    const by = bookedBy(caller, booking.clinicId)
    throw await refuseSlot(deps, { ...booking, by, userId: caller.userId }, start, whyMissed(row))
  })
}

function bookedIn({ hasRoom: _hasRoom, ...row }: BookedRow, id: string): AppointmentRecord {
  return { ...row, id }
}

/** Why the statement booked nothing. */
export function whyMissed(row: BookedRow | undefined) {
  if (!row) return 'outside-shift'
  return row.hasRoom ? 'taken' : 'too-many'
}

/** The statement itself, for whoever may book for `subject`: the instant that was asked for, and what became of it. */
export async function bookInto(
  deps: Deps,
  caller: Caller,
  booking: Booking,
  subject: Subject,
): Promise<{ start: number; row: BookedRow | undefined }> {
  const by = bookedBy(caller, booking.clinicId)
  const outcome = await withSettings(deps.db, booking.clinicId, async (settings) => {
    const start = requestedSlot(booking.appointmentDate, settings, { now: deps.clock.now().getTime(), by })
    const row = await insert(
      deps,
      caller,
      { ...booking, subject, online: by === 'patient' },
      { start, ...settings },
    )
    return { result: { start, row }, missed: row === undefined }
  })
  if (!outcome) throw notFound()
  return outcome
}

/** The booking as it was kept under the key: its instants are texts there. */
function revived(kept: unknown): AppointmentRecord | null {
  if (!kept) return null
  const record = kept as AppointmentRecord
  return { ...record, start: new Date(record.start), end: new Date(record.end) }
}

interface Wanted extends Omit<Booking, 'kindId' | 'reason' | 'deskNote'> {
  kindId?: string | null | undefined
  subject: Subject
  /** Whether it is booked without the staff. */
  online: boolean
  reason?: string | null | undefined
  deskNote?: string | null | undefined
}

async function insert(
  deps: Deps,
  caller: Caller,
  { subject, clinicId, doctorId, patientId, online, kindId = null, reason = null, deskNote = null }: Wanted,
  { start, ...settings }: ClinicSettings & { start: number },
): Promise<BookedRow | undefined> {
  const [id, at] = [newId(), new Date(start).toISOString()]
  const [row] = await writeInOne<BookedRow>(deps, caller, {
    action: 'appointment.book',
    subject,
    statement: book,
    values: {
      id,
      clinicId,
      doctorId,
      patientId,
      kindId,
      online,
      reason,
      deskNote,
      start: at,
      startText: at,
      userId: caller.userId,
      ...settings,
      bookedBy: caller.patientId === patientId ? null : caller.staffId,
    },
    trace: { action: 'appointment.book', entity: 'appointment', entityId: id, patientId, clinicId },
    news: { type: 'appointment.changed', appointmentId: id, doctorId, patientId, clinicId },
    mail: 'appointment-booked',
    notice: 'visit-booked',
  })
  return row
}

/** Patients book for themselves; staff for a patient of their clinic, doctors into their own calendar only. */
export async function bookableBy(deps: Deps, caller: Caller, booking: Booking): Promise<Subject> {
  const { patientId, clinicId, doctorId } = booking
  if (caller.patientId === patientId) {
    if (booking.deskNote !== undefined) throw forbidden()
    return { patientId }
  }
  if (reachOf('appointment.book', caller.roles) !== 'clinic') throw forbidden()
  const isDesk = caller.roles.includes('clinicadmin')
  const inReach = clinicId === caller.clinicId && (isDesk || doctorId === caller.doctorId)
  const known = inReach ? await getPatient(deps.db.orm, patientId, clinicId) : null
  if (!known?.linked) throw notFound()
  return { patientId, clinicIds: [clinicId] }
}

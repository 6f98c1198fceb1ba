import { v7 as newId } from 'uuid'
import { reachOf } from '#contract/access'
import type { Deps } from '../../deps.ts'
import { forbidden, notFound } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import type { Subject } from '../../policy/can.ts'
import { write } from '../../write/write.ts'
import { tracedStatement, writeInOne } from '../../write/write-in-one.ts'
import { type ClinicSettings, withSettings } from '../clinics/settings.ts'
import { queueAppointmentMail } from '../notifications/queue-appointment-mail.ts'
import { getPatient } from '../patients/queries.ts'
import type { AppointmentRecord } from './record.ts'
import { refuseSlot } from './refuse-slot.ts'
import { requestedSlot } from './requested-slot.ts'

export interface Booking {
  patientId: string
  clinicId: string
  doctorId: string
  /** As the wire writes it, see `contract/time.ts`. */
  appointmentDate: string
  /** What the patient comes for. */
  reason?: string | undefined
}

// The locks keep the shift and the doctor where they are until it commits, and a taken slot is a row not inserted,
// which is much cheaper than a failed statement.
const book = tracedStatement(
  'book_appointment',
  (trace) => `with slot as (
      select s.id doctor_id, s.specialty, s.name || ' ' || s.surname doctor_name, c.id clinic_id, c.name clinic_name,
        c.time_zone, :start::timestamptz + make_interval(mins => c.slot_minutes) end_at
      from staff s
      join clinics c on c.id = s.clinic_id
      join workshifts w on w.doctor_id = s.id and w.clinic_id = c.id
      where s.id = :doctorId and c.id = :clinicId and s.deleted_at is null and s.specialty is not null
        and c.active and c.time_zone = :timeZone and c.slot_minutes = :slotMinutes::int
        and w.start_at <= :start::timestamptz and w.start_at > :start::timestamptz - interval '1 day'
        and w.end_at >= :start::timestamptz + make_interval(mins => c.slot_minutes)
        and mod(extract(epoch from :start::timestamptz - w.start_at)::bigint, c.slot_minutes * 60) = 0
      limit 1 for share of s, w
    ), booked as (
      insert into appointments (id, clinic_id, doctor_id, patient_id, specialty, reason, start_at, end_at, created_at,
        updated_at)
      select :id, clinic_id, doctor_id, :patientId, specialty, :reason, :start::timestamptz, end_at,
        :now::timestamptz, :now::timestamptz
      from slot
      on conflict do nothing
      returning id, type, status
    ), person as (
      select p.id, p.name || ' ' || p.surname full_name, p.sort_name, p.sort_surname, p.status
      from patients p where p.id = :patientId for key share
    ), linked as (
      insert into patient_clinics (clinic_id, patient_id, sort_name, sort_surname, status, created_at)
      select :clinicId, person.id, person.sort_name, person.sort_surname, person.status, :now::timestamptz
      from booked, person
      on conflict do nothing
    ), audited as (
      ${trace.audit('booked')}
    ), told as (
      ${trace.announce('booked')}
    )
    select booked.id, slot.clinic_id "clinicId", slot.doctor_id "doctorId", :patientId "patientId", slot.specialty,
      booked.type, booked.status, :reason::text reason, :start::timestamptz "start", slot.end_at "end",
      slot.doctor_name "doctorName",
      slot.clinic_name "clinicName", slot.time_zone "timeZone", person.full_name "patientName",
      (select count(*) from told)::int told
    from slot cross join person left join booked on true`,
)

/** No row without such a slot; a row without an id when the slot is taken. */
type BookedRow = Omit<AppointmentRecord, 'id'> & { id: string | null }

/**
 * Books a slot; whom staff book is told by mail. Throws 403 for another patient's booking, 404 when the doctor does
 * not work at the clinic or the patient is not known there, 400 for
 * a time that cannot be booked, 409 with the nearest free slots when it is taken or outside the doctor's shifts,
 * 409 without any when the clinic is not active.
 */
export async function bookAppointment(
  deps: Deps,
  caller: Caller,
  booking: Booking,
): Promise<AppointmentRecord> {
  const subject = await bookableBy(deps, caller, booking)
  const outcome = await withSettings(deps.db, booking.clinicId, async (settings) => {
    const start = requestedSlot(booking.appointmentDate, settings, deps.clock.now().getTime())
    const row = await insert(deps, caller, { ...booking, subject }, { start, ...settings })
    return { result: { start, row }, missed: row === undefined }
  })
  if (!outcome) throw notFound()
  const { start, row } = outcome
  if (!row?.id) throw await refuseSlot(deps, booking, start, row ? 'taken' : 'outside-shift')
  if (caller.patientId !== booking.patientId) await tellPatient(deps, caller, subject, row)
  return { ...row, id: row.id }
}

interface Wanted extends Omit<Booking, 'reason'> {
  subject: Subject
  reason?: string | null | undefined
}

async function insert(
  deps: Deps,
  caller: Caller,
  { subject, clinicId, doctorId, patientId, reason = null }: Wanted,
  { start, ...settings }: ClinicSettings & { start: number },
): Promise<BookedRow | undefined> {
  const id = newId()
  const [row] = await writeInOne<BookedRow>(deps, caller, {
    action: 'appointment.book',
    subject,
    statement: book,
    values: { id, clinicId, doctorId, patientId, reason, start: new Date(start).toISOString(), ...settings },
    trace: { action: 'appointment.book', entity: 'appointment', entityId: id, patientId, clinicId },
    news: { type: 'appointment.changed', appointmentId: id, doctorId, patientId, clinicId },
  })
  return row
}

/** Patients book for themselves; staff for a patient of their clinic, doctors into their own calendar only. */
async function bookableBy(deps: Deps, caller: Caller, booking: Booking): Promise<Subject> {
  const { patientId, clinicId, doctorId } = booking
  if (caller.patientId === patientId) return { patientId }
  if (reachOf('appointment.book', caller.roles) !== 'clinic') throw forbidden()
  const isDesk = caller.roles.includes('clinicadmin')
  const inReach = clinicId === caller.clinicId && (isDesk || doctorId === caller.doctorId)
  const known = inReach ? await getPatient(deps.db.orm, patientId, clinicId) : null
  if (!known?.linked) throw notFound()
  return { patientId, clinicIds: [clinicId] }
}

/** Who books for themselves asks for the confirmation by a call of its own. */
function tellPatient(
  deps: Deps,
  caller: Caller,
  subject: Subject,
  { id, patientId, clinicId }: BookedRow,
): Promise<void> {
  return write(deps, caller, { action: 'appointment.book', subject }, async (act) => {
    await queueAppointmentMail(act, id ? [id] : [], { kind: 'appointment-booked' })
    return act.audit({
      action: 'appointment.alert',
      entity: 'appointment',
      entityId: id,
      patientId,
      clinicId,
    })
  })
}

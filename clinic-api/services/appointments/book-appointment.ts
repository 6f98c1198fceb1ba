import { v7 as newId } from 'uuid'
import type { Statement } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import { forbidden, notFound } from '../../http/errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { can } from '../../policy/can.ts'
import { getClinicSettings } from '../clinics/settings.ts'
import { liveChannel } from '../live/announce.ts'
import type { AppointmentRecord } from './record.ts'
import { refuseSlot } from './refuse-slot.ts'
import { requestedSlot } from './requested-slot.ts'

export interface Booking {
  patientId: string
  clinicId: string
  doctorId: string
  /** As the wire writes it, see `contract/time.ts`. */
  appointmentDate: string
}

// One statement, one transaction: the locks keep the shift and the doctor where they are until it commits, and a
// taken slot is a row not inserted, which is much cheaper than a failed statement.
const book: Statement = {
  name: 'book_appointment',
  text: `with slot as (
      select s.id doctor_id, s.specialty, s.name || ' ' || s.surname doctor_name, c.id clinic_id, c.name clinic_name,
        c.time_zone, $5::timestamptz + make_interval(mins => c.slot_minutes) end_at
      from staff s
      join clinics c on c.id = s.clinic_id
      join workshifts w on w.doctor_id = s.id and w.clinic_id = c.id
      where s.id = $3 and c.id = $2 and s.deleted_at is null and s.specialty is not null
        and c.active and c.time_zone = $7 and c.slot_minutes = $8::int
        and w.start_at <= $5::timestamptz and w.start_at > $5::timestamptz - interval '1 day'
        and w.end_at >= $5::timestamptz + make_interval(mins => c.slot_minutes)
        and mod(extract(epoch from $5::timestamptz - w.start_at)::bigint, c.slot_minutes * 60) = 0
      limit 1 for share of s, w
    ), booked as (
      insert into appointments (id, clinic_id, doctor_id, patient_id, specialty, start_at, end_at, created_at, updated_at)
      select $1, clinic_id, doctor_id, $4, specialty, $5::timestamptz, end_at, $6::timestamptz, $6::timestamptz
      from slot
      on conflict do nothing
      returning id, type, status
    ), person as (
      select p.id, p.name || ' ' || p.surname full_name, p.sort_name, p.sort_surname, p.status
      from patients p where p.id = $4 for key share
    ), linked as (
      insert into patient_clinics (clinic_id, patient_id, sort_name, sort_surname, status, created_at)
      select $2, person.id, person.sort_name, person.sort_surname, person.status, $6::timestamptz
      from booked, person
      on conflict do nothing
    ), audited as (
      insert into audit (id, at, action, outcome, actor_id, entity, entity_id, patient_id, clinic_id, address)
      select $9, $6::timestamptz, 'appointment.book', 'done', $10, 'appointment', $1, $4, $2, $11 from booked
    ), told as (
      select pg_notify($12, $13) from booked
    )
    select booked.id, slot.clinic_id "clinicId", slot.doctor_id "doctorId", $4 "patientId", slot.specialty,
      booked.type, booked.status, $5::timestamptz "start", slot.end_at "end", slot.doctor_name "doctorName",
      slot.clinic_name "clinicName", slot.time_zone "timeZone", person.full_name "patientName",
      (select count(*) from told)::int told
    from slot cross join person left join booked on true`,
}

/**
 * Books a slot. Throws 403 for another patient's booking, 404 when the doctor does not work at the clinic, 400 for
 * a time that cannot be booked, 409 with the nearest free slots when it is taken or outside the doctor's shifts,
 * 409 without any when the clinic is not active.
 */
export async function bookAppointment(
  deps: Deps,
  caller: Caller,
  booking: Booking,
  fresh = false,
): Promise<AppointmentRecord> {
  if (!can(caller, 'appointment.book', { patientId: booking.patientId })) throw forbidden()
  const settings = await getClinicSettings(deps.db, booking.clinicId, fresh)
  if (!settings) throw notFound()
  const now = deps.clock.now()
  const start = requestedSlot(booking.appointmentDate, settings, now.getTime())
  const { clinicId, doctorId, patientId } = booking
  const id = newId()
  const [row] = await deps.db.run<Omit<AppointmentRecord, 'id'> & { id: string | null }>(book, [
    id,
    clinicId,
    doctorId,
    patientId,
    new Date(start).toISOString(),
    now.toISOString(),
    settings.timeZone,
    settings.slotMinutes,
    newId(),
    caller.userId,
    caller.address,
    liveChannel,
    JSON.stringify({ type: 'appointment.changed', appointmentId: id, doctorId, patientId, clinicId }),
  ])
  if (row?.id) return { ...row, id: row.id }
  if (!row && !fresh) {
    const present = await getClinicSettings(deps.db, clinicId, true)
    if (present && (present.timeZone !== settings.timeZone || present.slotMinutes !== settings.slotMinutes)) {
      return bookAppointment(deps, caller, booking, true)
    }
  }
  throw await refuseSlot(deps, { clinicId, doctorId, patientId }, start, row ? 'taken' : 'outside-shift')
}

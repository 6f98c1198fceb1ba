import type { Appointment, AppointmentDetail, VisitNote } from '#contract/appointments'
import { lastChange, type VisitRules } from '#contract/visit-rules'
import { documentIn } from '../patients/document.ts'
import type { BookableDays, ReadDay } from './available.ts'
import type { AppointmentDetailRecord } from './queries.ts'
import type { AppointmentRecord, NoteColumns } from './record.ts'

/** The wire's names for an appointment; who comes, whether they are there and the desk's note are for staff only. */
export function toWireAppointment(record: AppointmentRecord, forStaff: boolean): Appointment {
  return {
    appointmentId: record.id,
    patientId: record.patientId,
    clinicId: record.clinicId,
    doctorId: record.doctorId,
    specialty: record.specialty,
    status: record.status,
    type: record.type,
    appointmentDate: record.start.toISOString(),
    appointmentEndDate: record.end.toISOString(),
    duration: (record.end.getTime() - record.start.getTime()) / 60_000,
    doctorName: record.doctorName,
    clinicName: record.clinicName,
    timeZone: record.timeZone,
    kind: kindOf(record),
    reason: forStaff && record.isClosed ? null : record.reason,
    seriesId: record.seriesId,
    confirmedAt: record.confirmedAt?.toISOString() ?? null,
    where: record.where,
    ...(record.resourceId && { resources: [{ _id: record.resourceId, name: record.resourceName ?? '' }] }),
    changeableUntil: changeableUntil(record),
    ...(forStaff ? staffPartOf(record) : placeOf(record)),
  }
}

/** Null where the visit can be moved and cancelled until it begins. */
function changeableUntil({ start, cancelHours }: AppointmentRecord): string | null {
  return cancelHours ? new Date(lastChange(start.getTime(), { cancelHours })).toISOString() : null
}

function kindOf({ kindId, kindNameEn, kindNameEs, kindColour }: AppointmentRecord): Appointment['kind'] {
  if (!(kindId && kindNameEn && kindNameEs && kindColour)) return null
  return { _id: kindId, nameEn: kindNameEn, nameEs: kindNameEs, colour: kindColour }
}

/** The way there; staff work there. */
function placeOf({ clinicStreet, clinicTown }: AppointmentRecord) {
  return clinicStreet ? { clinicStreet, clinicTown } : {}
}

function staffPartOf({
  isClosed,
  patientName,
  patientPhone,
  patientDeceased,
  deskNote,
  arrivedAt,
  startedAt,
  seats,
  seatsTaken,
}: AppointmentRecord) {
  return {
    ...(seatsTaken !== null && seatsTaken !== undefined && { seats: { taken: seatsTaken, of: seats } }),
    ...(!isClosed && { patientName }),
    patientPhone,
    ...(patientDeceased && !isClosed && { patientDeceased }),
    deskNote,
    arrivedAt: arrivedAt?.toISOString() ?? null,
    startedAt: startedAt?.toISOString() ?? null,
  }
}

export function toWireNote({ note, noteBy, noteAt }: NoteColumns): VisitNote | null {
  return note && noteAt ? { text: note, by: noteBy ?? '', at: noteAt.toISOString() } : null
}

interface DetailReader {
  isStaff: boolean
  isDoctor: boolean
  isPatient: boolean
}

/** With the place; with the patient and what can be taken back when the reader is the doctor. */
export function toWireDetail(
  record: AppointmentDetailRecord,
  reader: DetailReader,
  { undo, missHint, noEmail }: Pick<AppointmentDetail, 'undo' | 'missHint'> & { noEmail: boolean },
): AppointmentDetail {
  const { clinicId, clinicName, city, district, postalCode, countryCode, street, phone, timeZone } = record
  return {
    ...toWireAppointment(record, reader.isStaff),
    clinic: {
      _id: clinicId,
      name: clinicName,
      city,
      district,
      postalCode,
      countryCode,
      street,
      phone,
      timeZone,
    },
    changes: record.changes,
    doctor: { _id: record.doctorId, name: record.doctorFirstName, surname: record.doctorSurname },
    ...(reader.isDoctor || reader.isPatient ? { note: toWireNote(record), entries: entriesOf(record) } : {}),
    ...(reader.isStaff && !record.isClosed && identityOf(record)),
    ...(reader.isDoctor ? { patient: patientOf(record), undo } : {}),
    ...(missHint && { missHint }),
    ...(noEmail && { noEmail: true as const }),
  }
}

function entriesOf({ entries }: AppointmentDetailRecord) {
  return entries.map(({ id: _id, ...entry }) => ({ _id, ...entry }))
}

/** Staff tell two patients of one name apart by these. */
function identityOf(record: AppointmentDetailRecord) {
  return { birthdate: record.patientBirthdate, document: documentIn(record) }
}

function patientOf(record: AppointmentDetailRecord) {
  return {
    _id: record.patientId,
    name: record.patientFirstName,
    surname: record.patientSurname,
    birthdate: record.patientBirthdate,
  }
}

const iso = (instant: number) => new Date(instant).toISOString()

export function toWireDay({ available, booked, reasons, step, minutes, rules }: ReadDay) {
  return {
    available: available.map(iso),
    booked: booked.map(iso),
    slotMinutes: step,
    ...(minutes !== step && { minutes }),
    ...rulesOf(rules),
    reasons: Object.fromEntries([...reasons].map(([start, reason]) => [iso(start), reason])),
  }
}

function rulesOf({ noticeMinutes, horizonDays, perDay }: VisitRules) {
  const hasAny = noticeMinutes > 0 || horizonDays !== null || perDay !== null
  return hasAny ? { rules: { noticeMinutes, horizonDays, perDay } } : {}
}

export function toWireBookableDays({ days, nextFree, upcoming, hours, timeZone }: BookableDays) {
  return {
    days: days.map(({ times, ...day }) => ({
      ...day,
      first: day.first === null ? null : iso(day.first),
      ...(times && { times: times.map(iso) }),
    })),
    nextFree: nextFree === null ? null : iso(nextFree),
    upcoming: upcoming.map(iso),
    hours: hours.map(({ start, end }) => ({ start: iso(start), end: iso(end) })),
    timeZone,
  }
}

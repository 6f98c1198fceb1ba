import { z } from 'zod'
import { appointmentStatuses, maxNote, maxReason, visitPlaces } from './choices.ts'
import { cleanNote } from './clean-text.ts'
import { id, instant, optionalText, plainDate } from './common.ts'
import { identityDocument } from './documents.ts'
import { missHint } from './miss-hint.ts'
import { specialty } from './specialties.ts'
import { kindOfVisit } from './visit-kinds.ts'
import { isTimeZone } from './zone.ts'

export { appointmentStatuses }

export const appointmentStatus = z.enum(appointmentStatuses)

export type AppointmentStatus = z.infer<typeof appointmentStatus>

export const appointment = z.object({
  appointmentId: id,
  patientId: id,
  clinicId: id,
  doctorId: id,
  specialty: specialty.nullable(),
  /** Kind of visit, e.g. `revision`. */
  type: z.string(),
  appointmentDate: instant,
  appointmentEndDate: instant,
  /** Minutes. */
  duration: z.number().int(),
  status: appointmentStatus,
  doctorName: z.string(),
  clinicName: z.string(),
  /** For patients only, where the clinic has named its street. */
  clinicStreet: z.string().optional(),
  /** Postal code and city, beside the street. */
  clinicTown: z.string().optional(),
  /** IANA zone of the clinic. */
  timeZone: z.string(),
  /** For staff only. */
  patientName: z.string().optional(),
  patientPhone: z.string().nullish(),
  /** Present and true once the patient has died; for staff only. */
  patientDeceased: z.boolean().optional(),
  /** The kind of visit; null without one. */
  kind: kindOfVisit.nullish(),
  /** The reason for the visit, in the patient’s words. */
  reason: z.string().nullish(),
  /** When the patient said that they are coming; a move forgets it. */
  confirmedAt: instant.nullish(),
  /** Shared by appointments that were booked together, to repeat. */
  seriesId: id.nullish(),
  /** Where it takes place; at the clinic when absent. */
  where: z.enum(visitPlaces).optional(),
  /** The room or the equipment that it takes. */
  resources: z.array(z.object({ _id: id, name: z.string() })).optional(),
  /** For staff only: how many have booked a visit that several share, of how many. */
  seats: z.object({ taken: z.number().int(), of: z.number().int() }).optional(),
  /** The room of a visit by video, for its patient and its doctor from ten minutes before; null otherwise. */
  joinUrl: z.string().nullish(),
  /** Until when its patient may move or cancel it. */
  changeableUntil: instant.nullish(),
  /** The desk's note; for staff only. */
  deskNote: z.string().nullish(),
  /** When the patient came, and when the visit began; for staff only. */
  arrivedAt: instant.nullish(),
  startedAt: instant.nullish(),
})

export type Appointment = z.infer<typeof appointment>

export const appointmentList = z.array(appointment)

/** The doctor's note about the visit. */
export const visitNote = z.object({ text: z.string(), by: z.string(), at: instant })

export type VisitNote = z.infer<typeof visitNote>

/** An entry of the patient's history that was found or decided at the visit, and is tied to it. */
export const entryOfVisit = z.object({
  kind: z.enum(['condition', 'treatment']),
  _id: id,
  name: z.string(),
  /** The details of a condition, the instructions of a treatment. */
  text: z.string(),
  since: plainDate,
  until: plainDate.nullable(),
})

/** A visit as a clinical history tells it. */
export const visitEntry = appointment.extend({ note: visitNote.nullable() })

export type VisitEntry = z.infer<typeof visitEntry>

/** Takes back what it came with: `POST /undo/{token}`. */
const undo = id.nullish()

/** The answer to what closes a visit, which can be taken back on the same day, or moves it. */
export const undoableAppointment = appointment.extend({ undo })

export const appointmentDetail = appointment.extend({
  clinic: z.object({
    _id: id,
    name: z.string(),
    city: z.string(),
    district: z.string(),
    postalCode: z.string(),
    countryCode: z.string(),
    street: z.string().nullish(),
    phone: z.string().nullish(),
    timeZone: z.string(),
  }),
  doctor: z.object({ _id: id, name: z.string(), surname: z.string() }),
  /** The lasting way into the room of a visit by video, for its patient and its doctor. */
  joinPath: z.string().optional(),
  /** How often it was changed since it was booked. */
  changes: z.number().int().optional(),
  /** For its doctor and its patient. */
  note: visitNote.nullish(),
  /** For its doctor and its patient. */
  entries: z.array(entryOfVisit).optional(),
  /** For its doctor, on the day on which it was closed. */
  undo,
  /** For staff only, never for its patient. */
  missHint: missHint.nullish(),
  /** No mail reaches the patient: somebody has to call. For staff only. */
  noEmail: z.literal(true).optional(),
  /** Who stands at the desk; for staff only, unless the patient closed their record. */
  birthdate: plainDate.optional(),
  document: identityDocument.optional(),
  /** For its doctor only. */
  patient: z.object({ _id: id, name: z.string(), surname: z.string(), birthdate: plainDate }).optional(),
})

export type AppointmentDetail = z.infer<typeof appointmentDetail>

/** Exactly one of `doctorId` and `clinicId`; at most 62 days. */
export const appointmentRangeQuery = z.object({
  from: instant,
  to: instant,
  doctorId: id.optional(),
  clinicId: id.optional(),
})

/** `appointmentDate` as `encodeSlot` of `time.ts` writes it. */
export const bookAppointmentInput = z.object({
  patientId: id,
  clinicId: id,
  doctorId: id,
  specialty: specialty.nullish(),
  appointmentDate: z.string().max(40),
  /** Its minutes are the visit's; without one the visit takes a slot of the clinic. */
  kindId: id.optional(),
  reason: optionalText(maxReason),
  /** Taken from staff only. */
  deskNote: optionalText(maxReason),
  /** Staff book although a rule of the kind refuses the time; nobody overrules an overlap. */
  overrule: z.boolean().optional(),
  /** From staff, for somebody who is here now: no notice counts. */
  walkIn: z.boolean().optional(),
})

/**
 * An empty note takes the note away. `seen` is when the note was written that the writer knows, null for none: another
 * that stands there by now is not replaced then (409, `stale`).
 */
export const visitNoteInput = z.object({
  note: z.string().overwrite(cleanNote).max(maxNote, `Must be at most ${maxNote} characters long`),
  seen: instant.nullish(),
})

export type VisitNoteInput = z.infer<typeof visitNoteInput>

/** An empty note takes the note away. */
export const deskNoteInput = z.object({
  deskNote: z.string().overwrite(cleanNote).max(maxReason, `Must be at most ${maxReason} characters long`),
})

export const dayQuery = z.object({ doctorId: id.optional(), date: plainDate.optional() })

export const todayQuery = dayQuery.extend({ clinicId: id })

/** A visit of the day: since when somebody waits, in minutes, and when they confirmed that they come. */
export const todayVisit = appointment.extend({
  waitingMinutes: z.number().int().nullish(),
  confirmedAt: instant.nullish(),
  missHint: missHint.nullish(),
  /** The patient's, unless they closed their record. */
  birthdate: plainDate.optional(),
  /** The patient is younger than four weeks. */
  newborn: z.literal(true).optional(),
  /** No mail reaches the patient: somebody has to call. */
  noEmail: z.literal(true).optional(),
})

export type TodayVisit = z.infer<typeof todayVisit>

/** A clinic's day by time, and by how many minutes each doctor runs behind. */
export const todayAnswer = z.object({
  date: plainDate,
  timeZone: z.string(),
  doctors: z.array(z.object({ _id: id, name: z.string(), behindMinutes: z.number().int() })),
  visits: z.array(todayVisit),
})

export type TodayAnswer = z.infer<typeof todayAnswer>

export const rescheduleInput = z.object({
  appointmentDate: z.string().max(40),
  /** From staff: the answer has a token that takes it back, and the mails wait for as long as it does. */
  undoable: z.boolean().optional(),
  /** Staff move it although a rule of the kind refuses that. */
  overrule: z.boolean().optional(),
})

/** Staff cancel although the visit is too near. */
export const cancelInput = z.object({ overrule: z.boolean().optional() }).nullish()

/** A slot as the browser names it: `start` on the clock of the clinic's `timeZone`, in which the wire is written. */
export const chosenSlot = z.object({
  start: instant,
  timeZone: z.string().max(64).refine(isTimeZone, 'Unknown time zone'),
})

/** A move as the browser sends it. */
export const moveSlotInput = chosenSlot.extend({ overrule: z.boolean().optional() })

/** A booking as the browser sends it. A patient's session tells who books; staff name the patient. */
export const bookSlotInput = bookAppointmentInput
  .omit({ patientId: true, appointmentDate: true })
  .extend({ ...chosenSlot.shape, patientId: id.optional() })

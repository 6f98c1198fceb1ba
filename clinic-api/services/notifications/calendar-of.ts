import { count, eq } from 'drizzle-orm'
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { appointmentChanges, appointments } from '../../db/schema/appointments.ts'
import type { Deps } from '../../deps.ts'
import type { Mail } from '../../ports/mailer.ts'
import type { Letter } from '../../write/notification.ts'
import { visitTitles } from './visit-titles.ts'

const ofPatients = new Set<Letter['kind']>([
  'appointment-booked',
  'appointment-rescheduled',
  'appointment-cancelled',
  'doctor-deleted',
  'visit-reminder',
])

/**
 * The visit of a patient's mail for their calendar program, as it stands when the mail goes out. It keeps its UID for
 * good and its SEQUENCE grows with every change, so that an older mail never overwrites a newer one.
 */
export async function calendarOf(deps: Deps, letter: Letter): Promise<Mail['calendar']> {
  if (!('meeting' in letter) || !ofPatients.has(letter.kind)) return undefined
  const { meeting, language } = letter
  const [visit] = await deps.db.orm
    .select({ start: appointments.startAt, end: appointments.endAt, status: appointments.status })
    .from(appointments)
    .where(eq(appointments.id, meeting.appointmentId))
  if (!visit) return undefined
  const [changes] = await deps.db.orm
    .select({ made: count() })
    .from(appointmentChanges)
    .where(eq(appointmentChanges.appointmentId, meeting.appointmentId))
  const isCancelled = visit.status === 'cancelled'
  const calendar = ical({
    prodId: { company: 'Consulta', product: 'Consulta' },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  })
  calendar.createEvent({
    id: meeting.appointmentId,
    sequence: changes?.made ?? 0,
    stamp: deps.clock.now(),
    start: visit.start,
    end: visit.end,
    summary: visitTitles[language](meeting),
    location: `${meeting.clinicName}, ${meeting.city}`,
    organizer: { name: meeting.clinicName, email: addressOf(deps.env.MAIL_FROM) },
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  return { method: isCancelled ? 'CANCEL' : 'PUBLISH', content: calendar.toString() }
}

/** Of `Name <address>` or a bare address. */
function addressOf(from: string): string {
  return /<([^>]+)>/.exec(from)?.[1] ?? from
}

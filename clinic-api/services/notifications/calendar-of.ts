import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator'
import type { VisitPlace } from '#contract/visit-kinds'
import { named, runNamed } from '../../db/named.ts'
import { visitChanges } from '../../db/visit-changes.ts'
import type { Deps } from '../../deps.ts'
import { addressIn, type Mail } from '../../ports/mailer.ts'
import type { Letter } from '../../write/notification.ts'
import { locationOf } from './visit-place.ts'
import { visitTitles } from './visit-titles.ts'

const ofPatients = new Set<Letter['kind']>([
  'appointment-booked',
  'appointment-rescheduled',
  'appointment-cancelled',
  'doctor-deleted',
  'visit-reminder',
])

// One statement reads the time and the number of its changes: read apart, an old time could get a new number.
const findVisit = named(
  'calendar_of_mail',
  `select a.start_at "start", a.end_at "end", a.status, a.takes_place "where", ${visitChanges} changes
    from appointments a where a.id = :id`,
)

interface Visit {
  start: Date
  end: Date
  status: string
  where: VisitPlace
  changes: number
}

/**
 * The appointment of a patient's mail for their calendar program, as it is when the mail goes out. Its UID never changes
 * and its SEQUENCE grows with every change, so an older mail never overwrites a newer one. Outlook and Gmail apply a
 * cancellation only to what came as an invitation, with the same organizer and attendee: so all of them are invitations.
 */
export async function calendarOf(deps: Deps, letter: Letter, recipient: string): Promise<Mail['calendar']> {
  if (!('meeting' in letter) || !ofPatients.has(letter.kind)) return undefined
  const { meeting, language } = letter
  const [visit] = await runNamed<Visit>(deps.db, findVisit, { id: meeting.appointmentId })
  if (!visit) return undefined
  const isCancelled = visit.status === 'cancelled'
  const calendar = ical({
    prodId: { company: 'Consulta', product: 'Consulta' },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
  })
  calendar.createEvent({
    id: meeting.appointmentId,
    sequence: visit.changes,
    stamp: deps.clock.now(),
    start: visit.start,
    end: visit.end,
    summary: visitTitles[language](meeting),
    location: locationOf({ ...meeting, where: visit.where }, language),
    ...(meeting.join && !isCancelled && { url: new URL(meeting.join, deps.env.APP_URL).href }),
    organizer: { name: meeting.clinicName, email: addressIn(deps.env.MAIL_FROM) },
    attendees: [
      { email: recipient, role: ICalAttendeeRole.REQ, status: ICalAttendeeStatus.ACCEPTED, rsvp: false },
    ],
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  return { method: isCancelled ? 'CANCEL' : 'REQUEST', content: calendar.toString() }
}

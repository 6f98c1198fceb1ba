import { TZDate } from '@date-fns/tz'
import ical, {
  type ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator'
import { tzlib_get_ical_block } from 'timezones-ical-library'
import { instantsOf, wallTimeAt } from '#contract/zone'
import type { SecretEnv } from '../../ports/secrets.ts'
import type { Language } from '../../write/notification.ts'
import { joinPath } from '../notifications/visit-link-token.ts'
import { locationOf } from '../notifications/visit-place.ts'
import { visitTitles } from '../notifications/visit-titles.ts'
import type { FeedEvent } from './feed-events.ts'

export interface FeedFacts {
  what: 'visits' | 'calendar'
  names: 'initials' | 'none'
  language: Language
  /** Address of the web program. */
  appUrl: string
  /** Secrets that sign the links into video rooms. */
  env: SecretEnv
}

const words = {
  en: { visits: 'My appointments', calendar: 'Consulta', shift: 'Consulting hours', visit: 'Appointment' },
  es: { visits: 'Mis citas', calendar: 'Consulta', shift: 'Horario de consulta', visit: 'Cita' },
} as const

/**
 * The file that calendar programs read: the same events make the same bytes, so that its hash says whether it changed.
 * It says when, where and with whom, and nothing of why.
 */
export function feedFile(events: readonly FeedEvent[], facts: FeedFacts): string {
  const { what, language } = facts
  const calendar = ical({
    prodId: { company: 'Consulta', product: 'Consulta' },
    method: ICalCalendarMethod.PUBLISH,
    name: words[language][what],
    ttl: 3600,
    timezone: { name: null, generator: zoneBlock },
  })
  for (const event of events) addEvent(calendar, event, facts)
  return calendar.toString()
}

function addEvent(calendar: ICalCalendar, event: FeedEvent, facts: FeedFacts): void {
  const { language } = facts
  const { kind, id, timeZone } = event
  const isVisit = kind === 'visit'
  const [start, end] = [event.start.getTime(), event.end.getTime()]
  // The clock shows the last hour of summer twice, and programs differ in which one they take: such times are in UTC.
  const isPlain = [start, end].every((each) => instantsOf(wallTimeAt(each, timeZone), timeZone).length === 1)
  calendar.createEvent({
    id: isVisit ? id : `shift-${id}`,
    sequence: event.changes,
    stamp: event.changedAt,
    start: isPlain ? new TZDate(start, timeZone) : event.start,
    end: isPlain ? new TZDate(end, timeZone) : event.end,
    timezone: isPlain ? timeZone : 'UTC',
    summary: summaryOf(event, facts),
    location: locationOf(event, language),
    status: ICalEventStatus.CONFIRMED,
    transparency: isVisit ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
    ...(isVisit && { url: new URL(urlOf(event, facts), facts.appUrl).href }),
  })
}

/** The way into the room of a visit by video; of any other the visit behind the sign-in. */
function urlOf({ id, where, start, linkVersion }: FeedEvent, { env }: FeedFacts): string {
  if (where !== 'video') return `/app/appointments/${id}`
  return joinPath(env, { appointmentId: id, startAt: start.getTime(), version: linkVersion })
}

function summaryOf(event: FeedEvent, { what, names, language }: FeedFacts): string {
  if (event.kind === 'shift') return words[language].shift
  if (what === 'visits') return visitTitles[language](event)
  const { visit } = words[language]
  return names === 'initials' ? `${visit} ${initialsOf(event)}` : visit
}

function initialsOf({ patientName, patientSurname }: FeedEvent): string {
  return `${patientName} ${patientSurname}`
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => `${[...word][0]?.toUpperCase()}.`)
    .join(' ')
}

function zoneBlock(timeZone: string): string | null {
  const [block] = [tzlib_get_ical_block(timeZone, false)].flat()
  return typeof block === 'string' && block !== '' ? block : null
}

import type { Insights } from '@/lib/domain/insights'

const none = { visits: 0, noShows: 0 }

/** A period in which nothing happened; a test says what did. */
export const noInsights: Insights = {
  timeZone: 'Europe/Madrid',
  fill: [],
  ahead: [],
  visits: 0,
  noShows: 0,
  cancellations: 0,
  lateCancellations: 0,
  leadDays: { p50: null, p90: null },
  waitingMinutes: { p50: null, p90: null },
  waited: 0,
  newPatients: 0,
  returningPatients: 0,
  bySpecialty: [],
  byKind: [],
  reminders: { reminded: none, notReminded: none },
  byChannel: [],
  doctors: [],
}

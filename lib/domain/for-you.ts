import { dayMs } from '#contract/durations'
import { dayAt } from '#contract/zone'
import type { EntryOfVisit, Visit } from './appointment'
import { entriesOfVisit, type History, type Treatment, treatmentPhase } from './history'
import type { Thread } from './thread'

/** What a patient's home tells below the appointments; each is absent where there is nothing to tell. */
export interface ForYou {
  patientId: string
  /** The latest conversation with something unread. */
  unread: Thread | null
  /** A doctor asks for the sequencing file. */
  wantsFastq: boolean
  /** The latest completed visit, if it has a note or entries and is less than 30 days old. */
  written: { visit: Visit; entries: readonly EntryOfVisit[] } | null
  /** Current treatments, the first to end first. */
  treatments: readonly Treatment[]
}

const newsMs = 30 * dayMs

interface Known {
  patientId: string
  /** Null when it could not be read. */
  history: History | null
  /** Latest first. */
  threads: readonly Thread[]
  /** Milliseconds. */
  now: number
  timeZone: string
}

export function forYouOf({ patientId, history, threads, now, timeZone }: Known): ForYou {
  const visit = history?.visits.find(({ status }) => status === 'completed')
  const entries = history && visit ? entriesOfVisit(history, visit.id) : []
  const isNews = visit && (visit.note || entries.length > 0) && Date.parse(visit.start) > now - newsMs
  const today = dayAt(now, timeZone)
  return {
    patientId,
    unread: threads.find(({ unread }) => unread) ?? null,
    wantsFastq: history?.patient.status === 'fastQ requested',
    written: isNews ? { visit, entries } : null,
    treatments: (history?.treatments ?? [])
      .filter((each) => treatmentPhase(each, today) === 'current')
      .toSorted((a, b) => a.endDate.localeCompare(b.endDate)),
  }
}

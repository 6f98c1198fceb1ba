import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { differenceInMonths } from 'date-fns/differenceInMonths'
import { differenceInYears } from 'date-fns/differenceInYears'
import { parseISO } from 'date-fns/parseISO'
import type { WithId } from '#contract/calls/call'
import type { IdentityDocument } from '#contract/document-kinds'
import type { AheadInHistory, FileKind } from '#contract/histories'
import type { PatientStatus } from '#contract/patients'
import type { EntryOfVisit, Visit } from './appointment'
import type { Correction } from './correction'
import { hiddenFact } from './discretion'

/** The author of the present text, and its time (an ISO instant). */
export interface Changed {
  by: string
  at: string
}

interface Entry {
  id: string
  reportedByPatient: boolean
  /** The viewer added it. */
  mine?: boolean | undefined
  /** Absent where the server does not say. */
  changed?: Changed | null | undefined
}

/** The visit at which an entry was found or decided. `start` is an ISO instant, shown in `timeZone`. */
export interface TiedVisit {
  id: string
  start: string
  timeZone: string
}

/** Days are `yyyy-MM-dd`; `until` is null while it lasts. `version` grows with every change. */
export interface Condition extends Entry {
  name: string
  details: string
  since: string
  until: string | null
  version: number
  visit: TiedVisit | null
}

/** Days are `yyyy-MM-dd`. */
export interface Treatment extends Entry {
  name: string
  instructions: string
  startDate: string
  endDate: string
  version: number
  visit: TiedVisit | null
}

export type { FileKind }

/** `date` is an ISO instant, `size` in bytes. */
export interface ClinicalFile extends Entry {
  name: string
  date: string
  size: number
  mediaType: string
}

/** The one sequencing file of a patient. */
export type FastqFile = Omit<ClinicalFile, 'id' | 'mediaType' | 'changed'>

export interface Allergy extends Omit<Entry, 'id'> {
  name: string
}

export interface HistoryPatient {
  id: string
  name: string
  surname: string
  birthdate: string
  /** Known to staff only. */
  document: IdentityDocument | null
  phone: string | null
  status: PatientStatus | null
  /** The day of their death, `yyyy-MM-dd`; null for the living. */
  deceasedOn?: string | null | undefined
  /** Whether the desk still has to say who they are. */
  toVerify?: boolean | undefined
}

export interface History {
  id: string
  patient: HistoryPatient
  conditions: Condition[]
  treatments: Treatment[]
  analytics: ClinicalFile[]
  images: ClinicalFile[]
  allergies: Allergy[]
  /** `asked` is `yyyy-MM-dd`; null where nobody was asked, or there are allergies. */
  noKnownAllergies: { asked: string; by: string } | null
  /** Null when none is stored, or when the server does not name it. */
  fastq: FastqFile | null
  /** Corrections that the patient asked for, latest first. */
  corrections: Correction[]
  /** The latest that have begun, latest first. */
  visits: Visit[]
  /** Cursor of the earlier visits; null when there are none. */
  visitsCursor: string | null
  /** The next ones to come, earliest first. */
  visitsAhead: WithId<AheadInHistory>[]
  /** Bytes that the reader may still add, in a file and as the sequencing file; null without a limit. */
  room: { file: number; fastq: number } | null
  lastChanged: Changed | null
  /** ISO instant until which an emergency keeps it open to the reader; null for anybody else. */
  emergencyUntil: string | null
}

/** Entries that were found or decided at the visit: conditions, then treatments. */
export function entriesOfVisit(
  { conditions, treatments }: Pick<History, 'conditions' | 'treatments'>,
  visitId: string,
): EntryOfVisit[] {
  return [
    ...conditions
      .filter(({ visit }) => visit?.id === visitId)
      .map(({ id, name, details: text, since, until }) => ({
        kind: 'condition' as const,
        id,
        name,
        text,
        since,
        until,
      })),
    ...treatments
      .filter(({ visit }) => visit?.id === visitId)
      .map(({ id, name, instructions: text, startDate: since, endDate: until }) => ({
        kind: 'treatment' as const,
        id,
        name,
        text,
        since,
        until,
      })),
  ]
}

/** Ongoing: not ended, or ending today or later. `today` is `yyyy-MM-dd`. */
export function isOngoing(condition: Pick<Condition, 'until'>, today: string): boolean {
  return condition.until === null || condition.until >= today
}

/** Ongoing before past; among ongoing the latest begun first, among past the latest ended first. */
export function sortConditions(conditions: readonly Condition[], today: string): Condition[] {
  const rank = (each: Condition) => (isOngoing(each, today) ? 0 : 1)
  const day = (each: Condition) => (isOngoing(each, today) ? each.since : (each.until ?? ''))
  return conditions.toSorted((a, b) => rank(a) - rank(b) || day(b).localeCompare(day(a)))
}

/** The treatments of today first, then what is to come, then past ones; each latest first. */
export function sortTreatments(treatments: readonly Treatment[], today: string): Treatment[] {
  const ranks = { current: 0, planned: 1, past: 2 }
  return treatments.toSorted(
    (a, b) =>
      ranks[treatmentPhase(a, today)] - ranks[treatmentPhase(b, today)] ||
      b.startDate.localeCompare(a.startDate),
  )
}

export function treatmentPhase(
  { startDate, endDate }: Pick<Treatment, 'startDate' | 'endDate'>,
  today: string,
): 'current' | 'planned' | 'past' {
  if (endDate < today) return 'past'
  return startDate > today ? 'planned' : 'current'
}

export interface Age {
  unit: 'days' | 'weeks' | 'months' | 'years'
  count: number
}

const fewestWeeks = 2
const fewestMonths = 2
const fewestYears = 2

/**
 * How old somebody is on `today`, in the unit that tells babies apart: days for two weeks, weeks for two months, months for
 * two years. Both `yyyy-MM-dd`; null where the birthdate is hidden. Somebody born on 29 February is a year older on 1 March.
 */
export function ageOn(birthdate: string, today: string): Age | null {
  if (birthdate === hiddenFact) return null
  const [then, now] = [parseISO(birthdate), parseISO(today)]
  const years = differenceInYears(now, then)
  if (years >= fewestYears) return { unit: 'years', count: years }
  const months = differenceInMonths(now, then)
  if (months >= fewestMonths) return { unit: 'months', count: months }
  const days = Math.max(0, differenceInCalendarDays(now, then))
  const weeks = Math.floor(days / 7)
  return weeks >= fewestWeeks ? { unit: 'weeks', count: weeks } : { unit: 'days', count: days }
}

const shownImages = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp'])

/** How a file is looked at: in the page, or null for what can only be downloaded. */
export function previewOf(mediaType: string): 'image' | 'pdf' | null {
  if (shownImages.has(mediaType)) return 'image'
  return mediaType === 'application/pdf' ? 'pdf' : null
}

const photoNames = /\.(heic|heif|hif|tiff?|dng|cr[23]|nef|arw)$/i

/** Whether the file is a picture that browsers cannot draw, such as the photo of an iPhone. */
export function isUndrawnPicture({ name, mediaType }: Pick<ClinicalFile, 'name' | 'mediaType'>): boolean {
  if (previewOf(mediaType)) return false
  return mediaType.startsWith('image/') || photoNames.test(name)
}

/** The viewer's rights on the history screen. The clinic API decides again on every call. */
export interface HistoryRights {
  /** Sees the patient as staff does: with the DNI. */
  staff: boolean
  add: boolean
  edit: boolean
  /** Whose entries they may remove: everybody's, what the patient reported, or their own. */
  remove: 'all' | 'reported' | 'own' | null
  uploadFastq: boolean
  requestFastq: boolean
  notifyGenetic: boolean
  askCorrection: boolean
  decideCorrection: boolean
}

/** Whether an entry carries a remove button for this viewer. */
export function mayRemove(
  rights: Pick<HistoryRights, 'remove'>,
  entry: Pick<Entry, 'reportedByPatient' | 'mine'>,
): boolean {
  if (rights.remove === 'own') return entry.mine === true
  return rights.remove === 'all' || (rights.remove === 'reported' && entry.reportedByPatient)
}

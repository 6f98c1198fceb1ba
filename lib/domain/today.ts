import type { MissHint } from '#contract/miss-hint'
import { behindMinutes, waitingMinutes } from '#contract/presence'
import { dayAt } from '#contract/zone'
import type { Appointment } from '@/lib/domain/appointment'
import type { KindOfVisit } from '@/lib/domain/visit-kind'

/** A visit of the day, with who is there; times are ISO instants. */
export interface TodayVisit
  extends Pick<
    Appointment,
    'id' | 'doctorId' | 'doctorName' | 'patientId' | 'patientName' | 'start' | 'end' | 'status' | 'reason'
  > {
  kind: KindOfVisit | null
  confirmedAt: string | null
  arrivedAt: string | null
  startedAt: string | null
  patientPhone: string | null
  /** For the staff of the clinic alone. */
  deskNote: string | null
  /** Not said by answers to a single step. */
  missHint?: MissHint | null
  /** The room or equipment that is taken for it. */
  resource?: string | undefined
  /** The patient's; not said by answers to a single step. */
  birthdate?: string | undefined
  /** Younger than four weeks; not said by answers to a single step. */
  newborn?: true
  /** No mail reaches the patient; not said by answers to a single step. */
  noEmail?: true
}

/** A clinic's day, or one doctor's. */
export interface Today {
  /** `yyyy-MM-dd` at the clinic. */
  date: string
  timeZone: string
  /** Sorted by time, without the cancelled ones. */
  visits: TodayVisit[]
}

/** The visits of a day that share a group visit with this one, itself among them. */
export const groupOf = (
  visits: readonly TodayVisit[],
  { start, end, kind }: Pick<Appointment, 'start' | 'end' | 'kind'>,
): TodayVisit[] =>
  visits.filter((each) => each.start === start && each.end === end && each.kind?.id === kind?.id)

/** In the order in which they need somebody. */
export const boardColumns = ['arrived', 'started', 'expected', 'missed', 'done'] as const

export type BoardColumn = (typeof boardColumns)[number]

interface Presence extends Pick<Appointment, 'status'> {
  arrivedAt?: string | null
  startedAt?: string | null
}

/** The column of a visit on the board. */
export function columnOf({ status, arrivedAt, startedAt }: Presence): BoardColumn {
  if (status === 'completed') return 'done'
  if (status === 'no-show') return 'missed'
  if (startedAt) return 'started'
  return arrivedAt ? 'arrived' : 'expected'
}

const presenceOf = ({ start, end, ...visit }: TodayVisit) => ({
  ...visit,
  appointmentDate: start,
  appointmentEndDate: end,
})

/** Patients who wait are sorted by when they came, the others by when they are due. */
export function boardOf(visits: readonly TodayVisit[]): Record<BoardColumn, TodayVisit[]> {
  const since = (visit: TodayVisit) => (columnOf(visit) === 'arrived' ? visit.arrivedAt : null) ?? visit.start
  const inOrder = visits.toSorted((a, b) => since(a).localeCompare(since(b)) || a.id.localeCompare(b.id))
  const of = (column: BoardColumn) => inOrder.filter((visit) => columnOf(visit) === column)
  return {
    expected: of('expected'),
    arrived: of('arrived'),
    started: of('started'),
    done: of('done'),
    missed: of('missed'),
  }
}

/** Whole minutes since somebody should have come; 0 for who is not late. `now` in milliseconds. */
export function lateMinutes(visit: TodayVisit, now: number): number {
  if (columnOf(visit) !== 'expected') return 0
  return Math.max(0, Math.floor((now - Date.parse(visit.start)) / 60_000))
}

/** Whether somebody should be here by now, or within the hour. */
export const isDueSoon = ({ start }: Pick<TodayVisit, 'start'>, now: number): boolean =>
  Date.parse(start) - now <= 3_600_000

/** Whole minutes that somebody waits; null for who is not waiting. */
export function waitOf(visit: TodayVisit, now: number): number | null {
  return waitingMinutes(presenceOf(visit), now)
}

/** The visit whose patient has waited longest, where more than one waits. */
export function longestWaiting(visits: readonly TodayVisit[], now: number): TodayVisit | null {
  const wait = (visit: TodayVisit) => waitOf(visit, now) ?? 0
  const [longest, other] = visits.filter((visit) => wait(visit) > 0).toSorted((a, b) => wait(b) - wait(a))
  return other && longest ? longest : null
}

/** The doctor's next visit: the longest-waiting patient's, else the next one that is not over yet. */
export function nextVisit(
  visits: readonly TodayVisit[],
  { doctorId, now }: { doctorId: string; now: number },
): TodayVisit | null {
  const { arrived, expected } = boardOf(visits.filter((visit) => visit.doctorId === doctorId))
  return arrived[0] ?? expected.find(({ end }) => Date.parse(end) > now) ?? null
}

/**
 * Visits whose patients' records their reader needs, without who never came: who waits or comes within the hour, for a
 * nurse in the whole clinic, for a doctor only theirs, and the next one first.
 */
export function caredFor(
  visits: readonly TodayVisit[],
  { doctorId, cares, now }: { doctorId: string | null; cares: boolean; now: number },
): TodayVisit[] {
  const next = doctorId === null ? null : nextVisit(visits, { doctorId, now })
  if (!(cares || next)) return []
  const { arrived, expected } = boardOf(visits.filter((visit) => cares || visit.doctorId === doctorId))
  const near = [
    ...arrived,
    ...expected.filter((visit) => isDueSoon(visit, now) && Date.parse(visit.end) > now),
  ]
  return next ? [next, ...near.filter((visit) => visit !== next)] : near
}

/** At most so many records are read for one look at the day. */
const mostRead = 6

/** The visits whose patients' records are read, of those whose reader needs them: a closed record is not requested. */
export const readOf = (cared: readonly TodayVisit[]): TodayVisit[] =>
  cared.filter(({ patientName }) => patientName !== null).slice(0, mostRead)

/** The doctors who run behind, the worst first. */
export function doctorsBehind(visits: readonly TodayVisit[], now: number) {
  return [...Map.groupBy(visits, (visit) => visit.doctorId)]
    .map(([id, own]) => ({
      id,
      name: own[0]?.doctorName ?? '',
      minutes: behindMinutes(own.map(presenceOf), now),
    }))
    .filter(({ minutes }) => minutes > 0)
    .sort((a, b) => b.minutes - a.minutes)
}

export type BoardStep = 'arrive' | 'start' | 'complete' | 'leave' | 'halt' | 'reopen'

interface Steps {
  forward: BoardStep | null
  back: BoardStep | null
}

const ofColumn: Record<BoardColumn, Steps> = {
  expected: { forward: 'arrive', back: null },
  arrived: { forward: 'start', back: 'leave' },
  started: { forward: 'complete', back: 'halt' },
  done: { forward: null, back: 'reopen' },
  missed: { forward: null, back: 'reopen' },
}

const ofDoctorOnly: readonly (BoardStep | null)[] = ['complete', 'reopen']

/** One step on and one back; closing a visit and reopening it are its doctor's. */
export function stepsOf(visit: Presence, isItsDoctor: boolean): Steps {
  const { forward, back } = ofColumn[columnOf(visit)]
  const may = (step: BoardStep | null) => (ofDoctorOnly.includes(step) && !isItsDoctor ? null : step)
  return { forward: may(forward), back: may(back) }
}

interface Place {
  /** The reader is its doctor. */
  isOwn: boolean
  /** The reader cares for patients, and leaves who comes later to the desk, as a doctor does. */
  cares: boolean
  /** It is about now. */
  isNow: boolean
  /** Its doctor reads it, and sees this patient next. */
  isNext: boolean
}

/** The steps on that a row of the board offers, the main one last: a doctor starts at once, which counts as an arrival. */
export function offeredSteps(visit: Presence, { isOwn, cares, isNow, isNext }: Place): BoardStep[] {
  const { forward } = stepsOf(visit, isOwn)
  if (forward === null) return []
  if (forward !== 'arrive') return [forward]
  return [...((isOwn || cares) && !isNow ? [] : [forward]), ...(isNext ? (['start'] as const) : [])]
}

/** The step on that comes before closing an open visit, on its day: nobody arrives on another. */
export function presenceStep(
  visit: Presence & Pick<Appointment, 'start' | 'timeZone'>,
  now: number,
): 'arrive' | 'start' | null {
  const { forward } = stepsOf(visit, true)
  const isItsDay = dayAt(Date.parse(visit.start), visit.timeZone) === dayAt(now, visit.timeZone)
  const isOpen = visit.status === 'pending' && isItsDay
  return isOpen && (forward === 'arrive' || forward === 'start') ? forward : null
}

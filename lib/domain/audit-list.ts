import { auditAreas, auditOutcomes, auditRoles } from '#contract/choices'
import { type CursorTrail, type Params, queryOf, readTrail, textOf, trailValues } from './cursor-trail'
import { dayFromTyped } from './typed-day'

/** Filters of a clinic's log as the URL has them; `''` where nothing is narrowed. */
export interface AuditFilters {
  person: string
  /** Words to find a patient by, which narrow nothing yet. */
  q: string
  patient: string
  role: (typeof auditRoles)[number] | ''
  area: (typeof auditAreas)[number] | ''
  outcome: (typeof auditOutcomes)[number] | ''
  /** yyyy-MM-dd, at the clinic. */
  from: string
  to: string
}

export interface AuditState extends AuditFilters, CursorTrail {}

const longestId = 60

/** Reads the URL; what is unknown in it counts as not said. */
export function readAuditState(params: Params): AuditState {
  const day = (key: string) => dayFromTyped(textOf(params, key)) ?? ''
  return {
    person: textOf(params, 'person').slice(0, longestId),
    q: textOf(params, 'q').slice(0, longestId),
    patient: textOf(params, 'patient').slice(0, longestId),
    role: auditRoles.find((role) => role === textOf(params, 'role')) ?? '',
    area: auditAreas.find((area) => area === textOf(params, 'area')) ?? '',
    outcome: auditOutcomes.find((outcome) => outcome === textOf(params, 'outcome')) ?? '',
    from: day('from'),
    to: day('to'),
    ...readTrail(params),
  }
}

/** The filters alone, without those that narrow nothing. */
export function saidFilters({ person, patient, role, area, outcome, from, to }: AuditState) {
  return {
    ...(person && { person }),
    ...(patient && { patient }),
    ...(role && { role }),
    ...(area && { area }),
    ...(outcome && { outcome }),
    ...(from && { from }),
    ...(to && { to }),
  }
}

/** The query string of a state, `''` for the plain log. */
export function auditQueryOf({ cursor, trail, ...filters }: AuditState): string {
  return queryOf({ ...filters, ...trailValues({ cursor, trail }) })
}

/** `state` narrowed in another way: the log starts again at its newest entry. */
export function narrowed(state: AuditState, change: Partial<AuditFilters>): AuditState {
  return { ...state, ...change, cursor: null, trail: [] }
}

export function isNarrowed(state: AuditState): boolean {
  return state.q !== '' || Object.keys(saidFilters(state)).length > 0
}

import { patientChoices, patientSorts } from '#contract/choices'
import { type CursorTrail, type Params, queryOf, readTrail, textOf, trailValues } from './cursor-trail'

export type PatientSort = (typeof patientSorts)[number]
export type PatientFilter = 'stored' | 'requested' | 'none'
export type PatientChoice = (typeof patientChoices)[number]

/** The state of the patient list as it stands in the URL. */
export interface PatientListState extends CursorTrail {
  q: string
  status: PatientFilter | null
  only: PatientChoice | null
  sort: PatientSort
}

export const patientFilters: readonly PatientFilter[] = ['stored', 'requested', 'none']

/** So many patients are on a page. */
export const pageSize = 20

const defaultSort: PatientSort = 'recent'

const isOfStatus = (sort: PatientSort) => sort.endsWith('status')

/** The orders that somebody can choose. */
function sortsFor(hidesStatus: boolean): readonly PatientSort[] {
  return hidesStatus ? patientSorts.filter((sort) => !isOfStatus(sort)) : patientSorts
}

/** Reads the URL; values that it does not know, or that are not for this reader, count as absent. */
export function readPatientList(params: Params, hidesStatus = false): PatientListState {
  const wanted = patientFilters.find((filter) => filter === textOf(params, 'status')) ?? null
  return {
    q: textOf(params, 'q').slice(0, 100),
    status: hidesStatus ? null : wanted,
    only: patientChoices.find((choice) => choice === textOf(params, 'only')) ?? null,
    sort: sortsFor(hidesStatus).find((sort) => sort === textOf(params, 'sort')) ?? defaultSort,
    ...readTrail(params),
  }
}

/** The query string of a state, `''` for the plain list. */
export function patientListQuery({ q, status, only, sort, ...page }: PatientListState): string {
  const filters = { status: status ?? '', only: only ?? '' }
  return queryOf({ q, ...filters, sort: sort === defaultSort ? '' : sort, ...trailValues(page) })
}

/** `state` with another search, filter or order: the list starts again at its first page. */
export function restarted(
  state: PatientListState,
  change: Partial<Pick<PatientListState, 'q' | 'status' | 'only' | 'sort'>>,
): PatientListState {
  return { ...state, ...change, cursor: null, trail: [] }
}

/** The order after a click on a column's head: ascending first, then the other way round. */
export function toggledSort(sort: PatientSort, column: 'name' | 'surname' | 'status'): PatientSort {
  return sort === column ? `-${column}` : column
}

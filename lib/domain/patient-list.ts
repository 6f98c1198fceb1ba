import { patientSorts } from '#contract/choices'

export type PatientSort = (typeof patientSorts)[number]
export type PatientFilter = 'stored' | 'requested' | 'none'

/** The state of the patient list as it stands in the URL. */
export interface PatientListState {
  q: string
  status: PatientFilter | null
  sort: PatientSort
  cursor: string | null
  /** Cursors of the pages before this one, oldest first; the first page has none and stands for itself. */
  trail: readonly string[]
}

export const patientFilters: readonly PatientFilter[] = ['stored', 'requested', 'none']

const defaultSort: PatientSort = 'recent'
const separator = '~'
/** A URL keeps the way back over this many pages. */
const longestTrail = 20

type Params = Record<string, string | string[] | undefined>

/** Reads the URL; what is unknown in it counts as not said. */
export function readPatientList(params: Params): PatientListState {
  const text = (key: string) => {
    const value = params[key]
    return (Array.isArray(value) ? value[0] : value)?.trim() ?? ''
  }
  return {
    q: text('q').slice(0, 100),
    status: patientFilters.find((filter) => filter === text('status')) ?? null,
    sort: patientSorts.find((sort) => sort === text('sort')) ?? defaultSort,
    cursor: text('cursor') || null,
    trail: text('trail').split(separator).filter(Boolean),
  }
}

/** The query string of a state, `''` for the plain list. */
export function patientListQuery(state: PatientListState): string {
  const params = new URLSearchParams()
  if (state.q) params.set('q', state.q)
  if (state.status) params.set('status', state.status)
  if (state.sort !== defaultSort) params.set('sort', state.sort)
  if (state.cursor) params.set('cursor', state.cursor)
  if (state.trail.length > 0) params.set('trail', state.trail.join(separator))
  const query = params.toString()
  return query && `?${query}`
}

/** `state` with another search, filter or order: the list starts again at its first page. */
export function restarted(
  state: PatientListState,
  change: Partial<Pick<PatientListState, 'q' | 'status' | 'sort'>>,
): PatientListState {
  return { ...state, ...change, cursor: null, trail: [] }
}

/** The page after this one. */
export function nextPage(state: PatientListState, nextCursor: string): PatientListState {
  const trail = state.cursor ? [...state.trail, state.cursor] : [...state.trail]
  return { ...state, cursor: nextCursor, trail: trail.slice(-longestTrail) }
}

/** The page before this one; null on the first. */
export function previousPage(state: PatientListState): PatientListState | null {
  if (!state.cursor) return null
  return { ...state, cursor: state.trail.at(-1) ?? null, trail: state.trail.slice(0, -1) }
}

/** The order after a click on a column's head: ascending first, then the other way round. */
export function toggledSort(sort: PatientSort, column: 'name' | 'surname' | 'status'): PatientSort {
  return sort === column ? `-${column}` : column
}

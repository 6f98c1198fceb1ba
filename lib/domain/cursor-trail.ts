/** The place in a list that is paged by cursors, and the way back. */
export interface CursorTrail {
  cursor: string | null
  /** Cursors of the pages before this one, oldest first; the first page has none and stands for itself. */
  trail: readonly string[]
}

const separator = '~'
/** A URL keeps the way back over this many pages. */
const longestTrail = 20
/** Stands first in a trail that has lost pages. */
const cut = '0'

export type Params = Record<string, string | string[] | undefined>

/** One value of a URL's query, trimmed; `''` when it is not said. */
export function textOf(params: Params, key: string): string {
  const value = params[key]
  return (Array.isArray(value) ? value[0] : value)?.trim() ?? ''
}

export function readTrail(params: Params): CursorTrail {
  return {
    cursor: textOf(params, 'cursor') || null,
    trail: textOf(params, 'trail').split(separator).filter(Boolean),
  }
}

/** Values for a query; `''` where nothing needs to be in it. */
export function trailValues({ cursor, trail }: CursorTrail): { cursor: string; trail: string } {
  return { cursor: cursor ?? '', trail: trail.join(separator) }
}

/** The query string of what is said in `values`, `''` for nothing. */
export function queryOf(values: Record<string, string>): string {
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== '')).toString()
  return query && `?${query}`
}

/** How many pages are before this one; null where the way back is longer than the URL keeps. */
export function pagesBefore({ cursor, trail }: CursorTrail): number | null {
  if (!cursor) return 0
  return trail[0] === cut ? null : trail.length + 1
}

/** The page after this one. */
export function nextPage<State extends CursorTrail>(state: State, nextCursor: string): State {
  const trail = state.cursor ? [...state.trail, state.cursor] : [...state.trail]
  const kept = trail.length > longestTrail ? [cut, ...trail.slice(1 - longestTrail)] : trail
  return { ...state, cursor: nextCursor, trail: kept }
}

/** The page before this one; null on the first. */
export function previousPage<State extends CursorTrail>(state: State): State | null {
  if (!state.cursor) return null
  const last = state.trail.at(-1)
  return {
    ...state,
    cursor: last === undefined || last === cut ? null : last,
    trail: state.trail.slice(0, -1),
  }
}

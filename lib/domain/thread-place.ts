import { type CursorTrail, type Params, queryOf, readTrail, textOf, trailValues } from './cursor-trail'
import { needsReply, sinceOf, type Thread } from './thread'

const threadFilters = ['waiting', 'mine', 'open', 'closed'] as const

export type ThreadFilter = (typeof threadFilters)[number]

/** The part of the list of conversations that an address asks for. */
export interface ThreadPlace extends CursorTrail {
  q: string
  state: ThreadFilter | ''
}

/** One page of conversations. */
export interface ThreadPage {
  threads: readonly Thread[]
  nextCursor: string | null
}

export function readThreadPlace(params: Params): ThreadPlace {
  const state = textOf(params, 'state')
  return {
    q: textOf(params, 'q').slice(0, 100),
    state: threadFilters.find((each) => each === state) ?? '',
    ...readTrail(params),
  }
}

/** The query of an address; an open conversation has it too, so that the list beside it stays as it was. */
export const threadPlaceQuery = ({ q, state, ...place }: ThreadPlace): string =>
  queryOf({ q, state, ...trailValues(place) })

/** Whether the list leaves something out. */
export const isNarrowed = ({ q, state }: ThreadPlace): boolean => q !== '' || state !== ''

/**
 * A page's conversations by what they ask: a reply of the reader, then of the team, the longest wait first; then nothing,
 * then closed ones.
 */
export function groupsOf(threads: readonly Thread[], me?: string) {
  const keyOf = (thread: Thread) =>
    !needsReply(thread) ? thread.state : me && thread.assignedTo?.id === me ? 'mine' : 'waiting'
  const bySince = (one: Thread, other: Thread) => sinceOf(one).localeCompare(sinceOf(other))
  const groups = (['mine', 'waiting', 'open', 'closed'] as const).map((key) => {
    const some = threads.filter((thread) => keyOf(thread) === key)
    return { key, threads: key === 'mine' || key === 'waiting' ? some.sort(bySince) : some }
  })
  return groups.filter((group) => group.threads.length > 0)
}

/**
 * The query of the clinic API. What is closed is nobody's any more, and the team finds it by its filter or by words;
 * patients see all of theirs.
 */
export function askedOf({ q, state, cursor }: ThreadPlace, isStaff: boolean) {
  const all = isStaff && !q ? 'open' : undefined
  return {
    q: q || undefined,
    cursor: cursor ?? undefined,
    ...(state === 'mine' ? { mine: 'true' as const, state: 'open' as const } : { state: state || all }),
    ...(state === 'waiting' && { sort: state }),
  }
}

/** The number of conversations that need a reply; null where the page may not show all of them. */
export function countWaiting({ threads, nextCursor }: ThreadPage, { q, state, cursor }: ThreadPlace) {
  const isWhole = !q && !cursor && !nextCursor && (state === '' || state === 'waiting')
  return isWhole ? threads.filter(needsReply).length : null
}

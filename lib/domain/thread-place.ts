import { type CursorTrail, type Params, queryOf, readTrail, textOf, trailValues } from './cursor-trail'
import { needsReply, type Thread } from './thread'

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
 * A page's conversations by what they ask of the team: a reply, the reader's own first and then the longest wait, then
 * nothing, then closed ones.
 */
export function groupsOf(threads: readonly Thread[], me?: string) {
  const isOthers = ({ assignedTo }: Thread) => Number(!me || assignedTo?.id !== me)
  const keyOf = (thread: Thread) => (needsReply(thread) ? 'waiting' : thread.state)
  const groups = (['waiting', 'open', 'closed'] as const).map((key) => ({
    key,
    threads: threads.filter((thread) => keyOf(thread) === key),
  }))
  groups[0]?.threads.sort(
    (one, other) => isOthers(one) - isOthers(other) || sinceOf(one).localeCompare(sinceOf(other)),
  )
  return groups.filter((group) => group.threads.length > 0)
}

const sinceOf = ({ waitingSince, lastAt }: Thread) => waitingSince ?? lastAt

/** The query of the clinic API. What is closed is nobody's any more. */
export function askedOf({ q, state, cursor }: ThreadPlace) {
  return {
    q: q || undefined,
    cursor: cursor ?? undefined,
    ...(state === 'mine' ? { mine: 'true' as const, state: 'open' as const } : { state: state || undefined }),
    ...(state === 'waiting' && { sort: state }),
  }
}

/** The number of conversations that need a reply; null where the page may not show all of them. */
export function countWaiting({ threads, nextCursor }: ThreadPage, { q, state, cursor }: ThreadPlace) {
  const isWhole = !q && !cursor && !nextCursor && (state === '' || state === 'waiting')
  return isWhole ? threads.filter(needsReply).length : null
}

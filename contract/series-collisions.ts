import type { Stretch } from './series-expansion.ts'

/** A block of working hours that is there. */
export interface Block extends Stretch {
  id: string
}

export type CollisionChoice = 'keep' | 'join' | 'replace'

export interface Collision extends Stretch {
  with: string
}

interface SeriesPlan {
  /** Blocks to make, in order; none overlaps another or one that stays. */
  insert: Stretch[]
  /** Blocks to take away, replaced or joined with new ones. */
  remove: string[]
  /** Wanted blocks that are not made. */
  skipped: number
  collisions: Collision[]
}

const longestMs = 86_400_000

/**
 * Fits the wanted blocks between the existing ones: kept, joined or replaced. Blocks that have begun at `now` are
 * neither made nor changed.
 */
export function planSeries(
  wanted: readonly Stretch[],
  existing: readonly Block[],
  { collisions: choice, now }: { collisions: CollisionChoice; now: number },
): SeriesPlan {
  const plan: SeriesPlan = { insert: [], remove: [], skipped: 0, collisions: [] }
  const coming = wanted.filter(({ start }) => start > now)
  for (const { added, present } of groupsOf(coming, existing)) {
    plan.collisions.push(...collisionsOf(added, present))
    const isFixed = present.some(({ start }) => start <= now)
    const whole = hullOf([...added, ...present])
    const made =
      present.length === 0 || (choice === 'replace' && !isFixed)
        ? added
        : choice === 'join' && !isFixed && whole.end - whole.start <= longestMs
          ? [whole]
          : added.filter((each) => !present.some((other) => overlap(each, other)))
    const keeps = present.every((each) => !made.some((other) => overlap(each, other)))
    if (!keeps) plan.remove.push(...present.map(({ id }) => id))
    plan.insert.push(...made)
    plan.skipped += added.filter((each) => !made.some((other) => overlap(each, other))).length
  }
  return plan
}

/** Visits that touch hours that go away and are not wholly inside the hours that are there afterwards. */
export function leftStanding<Visit extends Stretch>(
  visits: readonly Visit[],
  removed: readonly Stretch[],
  after: readonly Stretch[],
): Visit[] {
  const covered = merged(after)
  return visits.filter(
    (visit) =>
      removed.some((each) => overlap(each, visit)) &&
      !covered.some(({ start, end }) => start <= visit.start && visit.end <= end),
  )
}

export function overlap(a: Stretch, b: Stretch): boolean {
  return a.start < b.end && b.start < a.end
}

interface Group {
  added: Stretch[]
  present: Block[]
}

/** Wanted blocks with those that are there and that they overlap, directly or through one another. */
function groupsOf(wanted: readonly Stretch[], existing: readonly Block[]): Group[] {
  const all = [
    ...wanted.map((stretch) => ({ stretch, block: null })),
    ...existing.map((block) => ({ stretch: block, block })),
  ].sort((a, b) => a.stretch.start - b.stretch.start || a.stretch.end - b.stretch.end)
  const groups: Group[] = []
  let end = Number.NEGATIVE_INFINITY
  for (const { stretch, block } of all) {
    if (stretch.start >= end) groups.push({ added: [], present: [] })
    const group = groups.at(-1)
    if (block) group?.present.push(block)
    else group?.added.push(stretch)
    end = Math.max(end, stretch.end)
  }
  return groups.filter(({ added }) => added.length > 0)
}

function collisionsOf(added: readonly Stretch[], present: readonly Block[]): Collision[] {
  return added.flatMap(({ start, end }) =>
    present.filter((each) => overlap(each, { start, end })).map(({ id }) => ({ start, end, with: id })),
  )
}

function hullOf(stretches: readonly Stretch[]): Stretch {
  return {
    start: Math.min(...stretches.map(({ start }) => start)),
    end: Math.max(...stretches.map(({ end }) => end)),
  }
}

/** Touching and overlapping stretches as one, in order. */
function merged(stretches: readonly Stretch[]): Stretch[] {
  const whole: Stretch[] = []
  for (const { start, end } of stretches.toSorted((a, b) => a.start - b.start)) {
    const last = whole.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else whole.push({ start, end })
  }
  return whole
}

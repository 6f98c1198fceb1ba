import { v7 as newId } from 'uuid'
import { minuteMs } from '#contract/durations'
import { undos } from '../../db/schema/undos.ts'
import type { Deps, Hold } from '../../deps.ts'
import type { Act } from '../../write/write.ts'
import { changesBetween, type Reach, snapshot } from './row-changes.ts'

/** How long mails wait, and what was done can be taken back. */
const graceMs = 10 * minuteMs

/** A write that can be taken back as if nothing had been. */
export interface Undoable {
  /** Deps for the write, whose mails wait. */
  deps: Deps
  hold: Hold
  /** Does the work of the write, and keeps what all rows within reach were before it. */
  keep<Result>(act: Act, reach: Reach, work: () => Promise<Result>): Promise<Result>
  /** Takes it back; null when nothing was kept. */
  token(): string | null
}

/** A part of a write that can be taken back as a whole: it goes back with the rest, never alone. */
export function undoable(deps: Deps): Undoable {
  if (deps.hold) return { deps, hold: deps.hold, keep: (_act, _reach, work) => work(), token: () => null }
  const hold = { undoId: newId(), until: new Date(deps.clock.now().getTime() + graceMs) }
  let isKept = false
  return {
    deps: { ...deps, hold },
    hold,
    async keep(act, reach, work) {
      const { tx, now, caller } = act
      const before = await snapshot(tx, reach, now)
      const result = await work()
      const changes = changesBetween(before, await snapshot(tx, reach, now))
      const { userId } = caller
      const { clinicId } = reach
      await tx.insert(undos).values({ id: hold.undoId, clinicId, userId, changes, expiresAt: hold.until })
      isKept = true
      return result
    },
    token: () => (isKept ? hold.undoId : null),
  }
}

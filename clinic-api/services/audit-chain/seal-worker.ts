import type { Deps } from '../../deps.ts'
import { startRounds } from '../housekeeping/rounds.ts'
import { dropAnchors } from './anchors.ts'
import { sealRows } from './seal-rows.ts'

/** Well within the open window, as the contract states it. */
const everyMs = 2_000

/**
 * Seals what is on record every two seconds, beside the writes and not in them; hourly, and after the
 * clock was set back, it looks at everything, and daily it drops anchors. Resolves to the way to stop, which seals what was written until then.
 */
export function startSealWorker(deps: Deps, onFault: (error: unknown) => void): () => Promise<void> {
  let hour = ''
  let day = ''
  let before = ''
  const { stop } = startRounds(
    async (isStopped) => {
      const now = deps.clock.now().toISOString()
      const [today, thisHour] = [now.slice(0, 10), now.slice(0, 13)]
      await sealRows(deps, { whole: hour !== thisHour || now < before, isStopped })
      hour = thisHour
      if (day !== today) await dropAnchors(deps)
      day = today
      before = now
    },
    { everyMs, onFault },
  )
  return async () => {
    await stop()
    await sealRows(deps).catch(onFault)
  }
}

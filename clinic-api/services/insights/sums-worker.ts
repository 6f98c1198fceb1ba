import type { Deps } from '../../deps.ts'
import { startRounds } from '../housekeeping/rounds.ts'
import { sumDays } from './sum-days.ts'

const everyMs = 30_000

/** Sums up days that are new or have changed, twice a minute; resolves to the way to stop. */
export function startSumsWorker(deps: Deps, onFault: (error: unknown) => void): () => Promise<void> {
  return startRounds((isStopped) => sumDays(deps, isStopped), { everyMs, onFault }).stop
}

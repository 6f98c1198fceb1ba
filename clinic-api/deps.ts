import type { ReadingDatabase } from './db/client.ts'
import type { Env } from './env.ts'
import type { Clock } from './ports/clock.ts'
import type { Ports } from './ports/open-ports.ts'

/** Mails that wait until what they tell of can no longer be taken back. */
export interface Hold {
  undoId: string
  until: Date
}

/** The database, the clock, the settings and the ports that services work with. */
export interface Deps extends Ports {
  db: ReadingDatabase
  clock: Clock
  env: Env
  /** Inside a write that can be taken back. */
  hold?: Hold
}

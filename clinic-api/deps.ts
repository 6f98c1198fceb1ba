import type { ReadingDatabase } from './db/client.ts'
import type { Env } from './env.ts'
import type { Clock } from './ports/clock.ts'
import type { Ports } from './ports/open-ports.ts'
import type { Hold } from './write/queue-mail.ts'

/** What the services work with. */
export interface Deps extends Ports {
  db: ReadingDatabase
  clock: Clock
  env: Env
  /** Inside a write that can be taken back. */
  hold?: Hold
}

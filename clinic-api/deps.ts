import type { Database } from './db/client.ts'
import type { Env } from './env.ts'
import type { Clock } from './ports/clock.ts'

/** What the services work with. */
export interface Deps {
  db: Database
  clock: Clock
  env: Env
}

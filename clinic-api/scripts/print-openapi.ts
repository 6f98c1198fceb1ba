import { buildApp } from '../app.ts'
import { openInMemory } from '../db/embedded.ts'
import { readEnv } from '../env.ts'
import { systemClock } from '../ports/clock.ts'
import { openPorts } from '../ports/open-ports.ts'

/** Prints the description of the API; nothing is read or written. */
const env = readEnv(process.env)
const { database: db } = await openInMemory()
const app = await buildApp({ db, clock: systemClock, env, ...(await openPorts(env)) })
await app.ready()
process.stdout.write(`${JSON.stringify(app.swagger(), null, 2)}\n`)
await app.close()
await db.close()

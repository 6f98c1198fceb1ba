import { sql } from 'drizzle-orm'
import { type Database, openDatabase } from '../../clinic-api/db/client.ts'
import { forRequest } from '../../clinic-api/db/request-name.ts'
import { listDoctorAppointments } from '../../clinic-api/services/appointments/queries.ts'
import type { Figure } from './figures.ts'
import { dayMs, doctorId, today } from './ids.ts'
import type { BenchServer } from './server.ts'
import { fill, volumeOf } from './subject.ts'
import { inTurns } from './timing.ts'

const volume = volumeOf(40_000)
const rounds = 1000

/** The cost of planning a statement each time, as behind a pooler, and of naming the request it is for. */
export async function benchStatements(server: BenchServer): Promise<Figure[]> {
  const url = await fill(server.url, `bench_load_${volume.appointments}_${today()}`, volume)
  const open = (directUrl?: string) => openDatabase({ databaseUrl: url, directUrl, poolSize: 1, dataDir: '' })
  const [kept, pooled] = await Promise.all([open(), open(url)])
  const range = { from: new Date(today()), to: new Date(today() + 7 * dayMs) }
  const week = (db: Database) => (round: number) =>
    listDoctorAppointments(db, doctorId(round % volume.doctors), range, null)
  const small = (round: number) => kept.orm.execute(sql`select 1 where ${round} >= 0`)
  try {
    const [named = 0, unnamed = 0] = await inTurns(rounds, week(kept), week(pooled))
    const [silent = 0, commented = 0] = await inTurns(rounds, small, (round) =>
      forRequest(`0193a1f2-3691-74a9-9975-${round}`, () => small(round)),
    )
    return [
      { what: 'week of a doctor, prepared under a name, ms', value: named },
      { what: 'the same planned each time, ms', value: unnamed },
      { what: 'planned each time to prepared', value: unnamed / named },
      {
        what: 'least statement with the name of its request to one without',
        value: commented / silent,
        most: 1.1,
      },
    ]
  } finally {
    await Promise.all([kept.close(), pooled.close()])
  }
}

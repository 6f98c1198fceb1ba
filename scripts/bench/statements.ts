import { sql } from 'drizzle-orm'
import { type Database, openDatabase } from '../../clinic-api/db/client.ts'
import { forRequest } from '../../clinic-api/db/request-name.ts'
import { listDoctorAppointments } from '../../clinic-api/services/appointments/queries.ts'
import type { Figure } from './figures.ts'
import { dayMs, doctorId, today } from './ids.ts'
import type { BenchServer } from './server.ts'
import { fill, volumeOf } from './subject.ts'
import { median } from './timing.ts'

const volume = volumeOf(40_000)
const rounds = 1000
const warmUp = 50

type Way = (round: number) => Promise<unknown>

/** Medians in milliseconds, in turns: of every two, each comes first as often, since the second finds things warm. */
async function inTurns(...ways: [Way, Way]): Promise<number[]> {
  const times = ways.map((): number[] => [])
  for (let round = -warmUp; round < rounds; round += 1) {
    for (const index of round % 2 === 0 ? [0, 1] : [1, 0]) {
      const began = performance.now()
      await ways[index]?.(Math.abs(round))
      if (round >= 0) times[index]?.push(performance.now() - began)
    }
  }
  return times.map(median)
}

/** What it costs to plan a statement each time, as behind a pooler, and to say for which request it is. */
export async function benchStatements(server: BenchServer): Promise<Figure[]> {
  const url = await fill(server.url, `bench_load_${volume.appointments}_${today()}`, volume)
  const open = (directUrl?: string) => openDatabase({ databaseUrl: url, directUrl, poolSize: 1, dataDir: '' })
  const [kept, pooled] = await Promise.all([open(), open(url)])
  const range = { from: new Date(today()), to: new Date(today() + 7 * dayMs) }
  const week = (db: Database) => (round: number) =>
    listDoctorAppointments(db, doctorId(round % volume.doctors), range, null)
  const small = (round: number) => kept.orm.execute(sql`select 1 where ${round} >= 0`)
  try {
    const [named = 0, unnamed = 0] = await inTurns(week(kept), week(pooled))
    const [silent = 0, commented = 0] = await inTurns(small, (round) =>
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

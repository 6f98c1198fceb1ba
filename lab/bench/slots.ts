import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Figure } from './figures.ts'
import { clinicId, dayMs, doctorId, patientUserId, today } from './ids.ts'
import type { BenchServer } from './server.ts'
import { fill, openSubject, volumeOf } from './subject.ts'
import { inTurns, timed } from './timing.ts'

const rounds = 300
const patients = 100
const most = 1.3

interface Ruled {
  what: string
  before?: number
  notice?: number
  perDay?: number
  rooms?: number
  seats?: number
}

const kinds: Record<string, Ruled> = {
  'bench-plain': { what: 'of a kind without rules' },
  'bench-pauses': { what: 'with pauses', before: 10 },
  'bench-notice': { what: 'with notice and a most per day', notice: 120, perDay: 5 },
  'bench-rooms': { what: 'with one of four rooms', rooms: 4 },
  'bench-seats': { what: 'with eight seats', seats: 8 },
  'bench-all': {
    what: 'with all of these',
    before: 10,
    notice: 120,
    perDay: 5,
    rooms: 4,
    seats: 8,
  },
}

const roomId = (number: number) => `bench-room-${number}`

async function addKinds(client: pg.Client): Promise<void> {
  const rooms = [0, 1, 2, 3].map(roomId)
  await client.query(
    `insert into resources (id, clinic_id, name, kind, created_at, updated_at)
      select id, $2, id, 'room', now(), now() from unnest($1::text[]) id on conflict do nothing`,
    [rooms, clinicId(0)],
  )
  for (const [id, { before = 0, notice = 0, perDay = null, rooms: count = 0, seats = 1 }] of Object.entries(
    kinds,
  ))
    await client.query(
      `insert into visit_kinds (id, clinic_id, name_en, name_es, minutes, specialties, online, colour, notice_minutes,
          pause_before, pause_after, per_day, resources, seats, version, created_at, updated_at)
        values ($1, $2, $1, $1, 30, '{}', true, 'teal', $3, $4, $4, $5, $6, $7, 1, now(), now())
        on conflict do nothing`,
      [id, clinicId(0), notice, before, perDay, rooms.slice(0, count), seats],
    )
}

/** The slots of a day for kinds of visit with every rule, beside the call without a kind, in turns. */
export async function benchSlots(server: BenchServer): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'consulta-bench-'))
  const volume = volumeOf(1000)
  const url = await fill(server.url, 'bench_slots', volume)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await addKinds(client)
  const subject = await openSubject(url, volume.appointments, folder)
  try {
    const tokens = await Promise.all(
      Array.from({ length: patients }, (_, index) => subject.tokenOf(patientUserId(index))),
    )
    const date = new Date(today() + 2 * dayMs).toISOString().slice(0, 10)
    const day = (round: number, kindId?: string) => {
      const place = { clinicId: clinicId(0), doctorId: doctorId(round % volume.doctors), date }
      const query = new URLSearchParams({ ...place, ...(kindId && { kindId }) })
      const token = tokens[round % patients] ?? ''
      return timed({ url: `${subject.api}/appointments/available?${query}`, token }, 200)
    }
    const figures: Figure[] = []
    for (const [kindId, { what }] of Object.entries(kinds)) {
      const [plain = Number.NaN, ruled = Number.NaN] = await inTurns(
        rounds,
        (round) => day(round),
        (round) => day(round, kindId),
      )
      figures.push({
        what: `slots of a day ${what}, to those without a kind (${plain.toFixed(2)} ms)`,
        value: ruled / plain,
        most,
      })
    }
    return figures
  } finally {
    await client.end()
    await subject.close()
    await rm(folder, { recursive: true, force: true })
  }
}

import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../clinic-api/testing/postgres-server.ts'
import { fill, openSubject, type Subject } from './bench/subject.ts'
import { closeConnections, percentile, timed } from './bench/timing.ts'

const volumes = [1000, 1_000_000]
const reads = 400
const bookings = 200
const warmUp = 40
const dayMs = 86_400_000

// Ids and shifts as the seed writes them.
const id = (kind: number, number: number) =>
  `01900000-000${kind}-7000-8000-${number.toString(16).padStart(12, '0')}`
const today = Math.floor(Date.now() / dayMs) * dayMs
const firstFreeDay = 6
const slotsADay = 12

type Samples = Map<string, number[]>

function note(samples: Samples, name: string, value: number): void {
  const list = samples.get(name) ?? []
  list.push(value)
  samples.set(name, list)
}

interface Actors {
  doctors: string[]
  patients: string[]
  clinics: number
}

async function actorsOf({ appointments, tokenOf }: Subject): Promise<Actors> {
  const tokens = (kind: number, count: number) =>
    Promise.all(Array.from({ length: count }, (_, index) => tokenOf(id(kind, index))))
  const clinics = Math.max(1, Math.floor(appointments / 2000))
  return { doctors: await tokens(2, 5), patients: await tokens(3, 100), clinics }
}

async function readWeek({ api, floor }: Subject, { doctors }: Actors, round: number, samples: Samples) {
  const doctor = round % doctors.length
  const range = { from: new Date(today - 7 * dayMs).toISOString(), to: new Date(today).toISOString() }
  const query = new URLSearchParams({ doctorId: id(4, doctor), ...range })
  note(samples, 'bare week', await timed({ url: `${floor}/appointments?${query}` }, 200))
  const token = doctors[doctor] ?? ''
  note(samples, 'week', await timed({ url: `${api}/appointments?${query}`, token }, 200))
}

async function book(
  { api }: Subject,
  { doctors, patients, clinics }: Actors,
  round: number,
  samples: Samples,
) {
  const doctor = round % doctors.length
  const slot = Math.floor(round / doctors.length)
  const day = today + (firstFreeDay + Math.floor(slot / slotsADay)) * dayMs
  const appointmentDate = new Date(day + 8 * 3_600_000 + (slot % slotsADay) * 1_800_000).toISOString()
  const attempt = (patient: number, expected: number) => {
    const who = { patientId: id(5, patient), clinicId: id(1, doctor % clinics), doctorId: id(4, doctor) }
    const body = { ...who, appointmentDate }
    const token = patients[patient] ?? ''
    return timed({ url: `${api}/appointments`, method: 'POST', token, body }, expected)
  }
  const patient = round % patients.length
  note(samples, 'booking', await attempt(patient, 201))
  note(samples, 'refused booking', await attempt((patient + 1) % patients.length, 409))
}

/** Volumes take turns call by call, so that whatever else the machine does meets them alike. */
async function measure(subjects: Subject[]): Promise<Map<number, Samples>> {
  const results = new Map<number, Samples>()
  const all = await Promise.all(
    subjects.map(async (subject) => ({ subject, actors: await actorsOf(subject) })),
  )
  for (const { subject } of all) results.set(subject.appointments, new Map())
  const into = (subject: Subject, isCounted: boolean): Samples =>
    (isCounted ? results.get(subject.appointments) : undefined) ?? new Map()
  for (let round = 0; round < warmUp + reads; round += 1) {
    for (const { subject, actors } of all)
      await readWeek(subject, actors, round, into(subject, round >= warmUp))
  }
  for (let round = 0; round < warmUp + bookings; round += 1) {
    for (const { subject, actors } of all) await book(subject, actors, round, into(subject, round >= warmUp))
  }
  return results
}

function report(results: Map<number, Samples>): void {
  const load = () => loadavg().map((value) => value.toFixed(1))
  const lines = [['call', 'appointments', 'p50 ms', 'p99 ms', 'p50 to 1000', 'p50 to bare week']]
  for (const name of ['bare week', 'week', 'booking', 'refused booking']) {
    for (const [appointments, samples] of results) {
      const at = (key: string, of = samples) => percentile(of.get(key) ?? [], 0.5)
      const small = at(name, results.get(volumes[0] ?? 0))
      const p99 = percentile(samples.get(name) ?? [], 0.99)
      const toBare = name === 'week' ? (at(name) / at('bare week')).toFixed(2) : ''
      const ratio = (at(name) / small).toFixed(2)
      lines.push([name, String(appointments), at(name).toFixed(2), p99.toFixed(2), ratio, toBare])
    }
  }
  for (const line of lines) {
    const cells = line.map((cell, index) => (index === 0 ? cell.padEnd(16) : cell.padStart(13)))
    process.stdout.write(`${cells.join(' ')}\n`)
  }
  process.stdout.write(`load average ${load().join(' ')}; week of 56 appointments, one connection\n`)
}

/** BENCH_SERVER_URL, without a database name, takes a PostgreSQL that runs already and keeps its databases. */
async function bench(): Promise<void> {
  const own = process.env.BENCH_SERVER_URL
    ? null
    : await startPostgres(['shared_buffers=512MB', 'max_wal_size=8GB'])
  const serverUrl = own?.url ?? process.env.BENCH_SERVER_URL ?? ''
  const folder = await mkdtemp(join(tmpdir(), 'consulta-bench-'))
  const subjects: Subject[] = []
  try {
    for (const volume of volumes)
      subjects.push(await openSubject(await fill(serverUrl, volume), volume, folder))
    report(await measure(subjects))
  } finally {
    closeConnections()
    for (const subject of subjects) await subject.close()
    await own?.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

bench().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})

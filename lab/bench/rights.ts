import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { advisoryLocks } from '../../clinic-api/db/advisory-locks.ts'
import { isClosed, recordColumns, recordSource } from '../../clinic-api/services/appointments/record.ts'
import type { Figure } from './figures.ts'
import { clinicId, dayMs, doctorId, doctorUserId, patientId, today } from './ids.ts'
import type { BenchServer } from './server.ts'
import { fill, openSubject, type Subject } from './subject.ts'
import { median, timed } from './timing.ts'

/** One clinic of eighty doctors, who see ten people each day. */
const volume = { clinics: 1, doctors: 80, patients: 8000, appointments: 16_000, pastDays: 10 }

const turns = 10
const turnMs = 3000
const atOnce = 4
/** The first day on which every doctor is free, and how many times are free on each. */
const firstDay = 16
const slotsADay = 12

/** A booking of a free time for every number, none of them twice. */
function bookingOf(number: number) {
  const slot = Math.floor(number / volume.doctors)
  const dayOf = today() + (firstDay + Math.floor(slot / slotsADay)) * dayMs
  const start = dayOf + 8 * 3_600_000 + (slot % slotsADay) * 1_800_000
  return {
    clinicId: clinicId(0),
    doctorId: doctorId(number % volume.doctors),
    patientId: patientId(number % volume.patients),
    appointmentDate: new Date(start).toISOString(),
  }
}

const unsealed =
  'select 1 from audit a where not exists (select 1 from audit_seals s where s.audit_id = a.id) limit 1'

/**
 * Bookings a second while the log is sealed beside them, to those while it is not: turns on one database, in which
 * whoever holds the lock of the seals keeps the job from its work. What is left to be sealed is sealed between the turns.
 */
async function benchSealing(subject: Subject, client: pg.Client): Promise<Figure[]> {
  const tokens = await Promise.all(
    Array.from({ length: volume.doctors }, (_, number) => subject.tokenOf(doctorUserId(number))),
  )
  let next = 0
  async function book(until: number): Promise<number> {
    let booked = 0
    while (performance.now() < until) {
      const number = next
      next += 1
      const token = tokens[number % volume.doctors] ?? ''
      const call = {
        url: `${subject.api}/appointments`,
        method: 'POST' as const,
        token,
        body: bookingOf(number),
      }
      await timed(call, 201)
      booked += 1
    }
    return booked
  }
  const rates = { sealed: [] as number[], unsealed: [] as number[] }
  for (let turn = -2; turn < turns; turn += 1) {
    while ((await client.query(unsealed)).rows.length > 0) await setTimeout(100)
    const way = turn % 2 === 0 ? 'sealed' : 'unsealed'
    if (way === 'unsealed') await client.query('select pg_advisory_lock($1)', [advisoryLocks.sealAudit])
    const until = performance.now() + turnMs
    const booked = await Promise.all(Array.from({ length: atOnce }, () => book(until)))
    if (way === 'unsealed') await client.query('select pg_advisory_unlock($1)', [advisoryLocks.sealAudit])
    const all = booked.reduce((sum, each) => sum + each, 0)
    if (turn >= 0) rates[way].push((all * 1000) / turnMs)
  }
  const [sealed, alone] = [median(rates.sealed), median(rates.unsealed)]
  return [
    { what: `bookings a second, ${atOnce} at once, while the log is sealed`, value: sealed },
    { what: 'the same to those while it is not', value: sealed / alone, least: 0.9 },
  ]
}

const rounds = 300
const warmUp = 30

const weekOf = (columns: string) => `select ${columns} from ${recordSource}
  where a.clinic_id = $1 and a.start_at >= $2 and a.start_at < $3 order by a.start_at, a.id`

/** The week of the whole clinic, in which one patient of twenty has closed the record, to a list that does not ask. */
async function benchLists(client: pg.Client): Promise<Figure[]> {
  const ways = { asked: weekOf(recordColumns), unasked: weekOf(recordColumns.replaceAll(isClosed, 'false')) }
  if (ways.asked === ways.unasked) throw new Error('The list no longer asks whether a record is closed')
  await client.query('begin')
  try {
    await client.query(
      `insert into closed_records (patient_id, clinic_id, opened_at, why, closed_at)
        select id, $1, now(), 'booking', now() from patients where right(id, 2) < '0d'`,
      [clinicId(0)],
    )
    await client.query('analyze closed_records')
    const from = today() - 7 * dayMs
    const values = [clinicId(0), new Date(from), new Date(from + 7 * dayMs)]
    const took = { asked: [] as number[], unasked: [] as number[] }
    let rows = 0
    for (let round = -warmUp; round < rounds; round += 1) {
      const names = round % 2 === 0 ? (['asked', 'unasked'] as const) : (['unasked', 'asked'] as const)
      for (const name of names) {
        const began = performance.now()
        const answer = await client.query({ name, text: ways[name], values })
        if (round >= 0) took[name].push(performance.now() - began)
        rows = answer.rows.length
      }
    }
    const [asked, unasked] = [median(took.asked), median(took.unasked)]
    return [
      { what: `statement of a week of ${rows} visits that asks which records are closed, ms`, value: asked },
      { what: 'the same to one that does not ask', value: asked / unasked },
    ]
  } finally {
    await client.query('rollback')
  }
}

/** The cost of patients' rights for those who work: the sealed log, and records that may be closed. */
export async function benchRights(server: BenchServer): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'consulta-bench-'))
  const url = await fill(server.url, `bench_rights_${today()}`, volume)
  const subject = await openSubject(url, volume.appointments, folder)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return [...(await benchSealing(subject, client)), ...(await benchLists(client))]
  } finally {
    await client.end()
    await subject.close()
    await rm(folder, { recursive: true, force: true })
  }
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import type { Figure } from './figures.ts'
import { clinicId, dayMs, doctorId, doctorUserId, patientId, today } from './ids.ts'
import type { BenchServer } from './server.ts'
import { fill, openSubject, type Subject } from './subject.ts'
import { median, percentile, timed } from './timing.ts'

/** One clinic in which fifty doctors have seen eight people a day for close to seven years. */
const volume = { clinics: 1, doctors: 50, patients: 100_000, appointments: 1_000_000, pastDays: 2450 }
const name = 'bench_insights'
const rounds = 30
const warmUp = 8
/** Weeks up to yesterday, and what may be waited for them, in milliseconds. */
const periods = [4, 12, 52]
const mostMs = 100

/** A number that looks random and is the same in every run, by the place in the id's hash. */
const random = (place: number) => `('x' || substr(md5(id), ${place}, 4))::bit(16)::int`

/** Adds what the seed leaves out and the insights count: how visits ended, who waited, who was reminded. */
const further = [
  'alter table appointments drop constraint appointments_doctor_overlap, drop constraint appointments_patient_overlap',
  'alter table appointments disable trigger user',
  `update appointments set
     created_at = least(start_at, now()) - make_interval(hours => 1 + ${random(1)} % 1000),
     status = case when start_at >= now() then status when ${random(5)} % 10 = 0 then 'no-show'
       when ${random(5)} % 10 = 1 then 'cancelled' else 'completed' end,
     arrived_at = case when start_at < now() then start_at - interval '5 minutes' end,
     started_at = case when start_at < now() then start_at + make_interval(mins => ${random(9)} % 30) end`,
  'alter table appointments enable trigger user',
  `insert into appointment_changes
     (id, appointment_id, kind, from_status, to_status, from_start_at, to_start_at, by_user_id, at)
     select id, id, 'cancel', 'pending', 'cancelled', start_at, start_at, '',
       start_at - make_interval(hours => ${random(1)} % 100)
     from appointments where status = 'cancelled'`,
  `insert into reminders (id, appointment_id, hours_before, start_at, due_at, state)
     select id, id, 3, start_at, start_at - interval '3 hours', 'queued'
     from appointments where start_at < now() and ${random(3)} % 4 > 0`,
  `insert into workshifts (id, doctor_id, clinic_id, start_at, end_at, created_at, updated_at)
     select id || day::date, id, clinic_id, day + interval '8 hours', day + interval '12 hours', day, day
     from staff, generate_series(now()::date - 2450, now()::date - 21, interval '1 day') day`,
  'vacuum full appointments',
  'vacuum analyze',
]

/** Fills it and adds what is missing, unless an earlier run has. */
async function fillOnce(server: BenchServer): Promise<string> {
  const url = await fill(server.url, name, volume)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const known = await client.query('select 1 from reminders limit 1')
    if (known.rows.length === 0) for (const statement of further) await client.query(statement)
  } finally {
    await client.end()
  }
  return url
}

/** Until the API has summed up every day there is. */
async function waitForSums(client: pg.Client): Promise<void> {
  const done = `select 1 from insight_spans where since = '-infinity' and until > now()::date + 28`
  while ((await client.query(done)).rows.length === 0) await setTimeout(1000)
  await client.query('vacuum analyze')
}

const bookingsInTurn = 40
const turns = 10

/** The cost of the trigger that marks changes: bookings with it and without it, in turns. */
async function benchBookings(subject: Subject, client: pg.Client): Promise<Figure> {
  const took = { enable: [] as number[], disable: [] as number[] }
  for (let turn = 0; turn < turns; turn += 1) {
    const way = turn % 2 === 0 ? 'enable' : 'disable'
    await client.query(`alter table appointments ${way} trigger appointments_mark`)
    for (let round = 0; round < bookingsInTurn; round += 1) {
      const number = 1 + ((turn * bookingsInTurn + round) % (volume.doctors - 1))
      const slot = Math.floor((turn * bookingsInTurn + round) / (volume.doctors - 1))
      // The seed leaves the last two hours of each day free.
      const start = today() + (6 + Math.floor(slot / 4)) * dayMs + 12 * 3_600_000 + (slot % 4) * 1_800_000
      const body = {
        clinicId: clinicId(0),
        doctorId: doctorId(number),
        patientId: patientId(turn * bookingsInTurn + round),
        appointmentDate: new Date(start).toISOString(),
      }
      const token = await subject.tokenOf(doctorUserId(number))
      const each = await timed({ url: `${subject.api}/appointments`, method: 'POST', token, body }, 201)
      await setTimeout(50)
      if (round >= warmUp) took[way].push(each)
    }
  }
  await client.query('alter table appointments enable trigger appointments_mark')
  const value = median(took.enable) / median(took.disable)
  return { what: 'booking with its mark to one without', value, most: 1.1 }
}

const day = (instant: number) => new Date(instant).toISOString().slice(0, 10)

/** A clinic of a million visits in numbers, for its administrator and for one of its doctors. */
export async function benchInsights(server: BenchServer): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'consulta-bench-'))
  const url = await fillOnce(server)
  const subject = await openSubject(url, volume.appointments, folder)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await waitForSums(client)
    const who = {
      'a clinic': await subject.tokenOf(doctorUserId(0)),
      'a doctor': await subject.tokenOf(doctorUserId(1)),
    }
    const figures: Figure[] = []
    for (const [of, token] of Object.entries(who)) {
      for (const weeks of periods) {
        const from = day(today() - weeks * 7 * dayMs)
        const query = new URLSearchParams({ clinicId: clinicId(0), from, to: day(today() - dayMs) })
        const took: number[] = []
        for (let round = 0; round < warmUp + rounds; round += 1) {
          const each = await timed({ url: `${subject.api}/insights?${query}`, token }, 200)
          if (round >= warmUp) took.push(each)
        }
        const what = `${of}, ${weeks} weeks of 1 000 000 visits: p50, ms`
        figures.push({ what, value: median(took), most: mostMs })
        figures.push({ what: what.replace('p50', 'p95'), value: percentile(took, 0.95) })
      }
    }
    return [...figures, await benchBookings(subject, client)]
  } finally {
    await client.end()
    await subject.close()
    await rm(folder, { recursive: true, force: true })
  }
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Figure } from './figures.ts'
import {
  appointmentId,
  appointmentsPerDoctor,
  clinicId,
  dayMs,
  doctorId,
  doctorUserId,
  patientId,
  patientUserId,
  today,
} from './ids.ts'
import type { BenchServer } from './server.ts'
import { fill, openSubject, type Subject, volumeOf } from './subject.ts'
import { type Call, median, timed } from './timing.ts'

/** `BENCH_LARGE` takes another large one: a clinic API that starts on a million visits first sends their reminders. */
const volumes = [1000, Number(process.env.BENCH_LARGE ?? 1_000_000)]
const rounds = 200
const warmUp = 20
const doctors = 5
const patients = 100
/** Milliseconds for a write's afterwork, mainly a mail, to finish before the next call is timed. */
const restMs = 50

interface Actors {
  subject: Subject
  clinics: number
  doctorTokens: string[]
  patientTokens: string[]
}

/** One round of a kind of call: what is sent, and the status that must come back. */
type Round = (actors: Actors, round: number) => { call: Call; expected: number }

const day = (ahead: number) => new Date(today() + ahead * dayMs).toISOString()
const week = { from: day(-7), to: day(0) }

const place = ({ clinics }: Actors, round: number) => ({
  clinicId: clinicId((round % doctors) % clinics),
  doctorId: doctorId(round % doctors),
})

function read(path: (actors: Actors, round: number) => string, who: 'doctor' | 'patient' | 'owner'): Round {
  return (actors, round) => {
    const { doctorTokens, patientTokens } = actors
    const doctor = doctorTokens[who === 'owner' ? 0 : round % doctors]
    const token = who === 'patient' ? patientTokens[round % patients] : doctor
    return { call: { url: `${actors.subject.api}${path(actors, round)}`, token: token ?? '' }, expected: 200 }
  }
}

const query = (values: Record<string, string>) => new URLSearchParams(values).toString()

/** The first patient of the doctor whose turn it is. */
function ownPatient({ subject }: Actors, round: number): string {
  const { patients: everybody } = volumeOf(subject.appointments)
  return patientId(((round % doctors) * appointmentsPerDoctor) % everybody)
}

const reads: Record<string, Round> = {
  'week of a doctor': read(
    (_, n) => `/appointments?${query({ doctorId: doctorId(n % doctors), ...week })}`,
    'doctor',
  ),
  'week of a clinic': read(() => `/appointments?${query({ clinicId: clinicId(0), ...week })}`, 'owner'),
  'shifts of a doctor': read(
    (_, n) => `/workshifts?${query({ doctorId: doctorId(n % doctors), ...week })}`,
    'doctor',
  ),
  appointment: read(
    (_, n) =>
      `/appointments/${appointmentId((n % doctors) * appointmentsPerDoctor + (n % appointmentsPerDoctor))}`,
    'doctor',
  ),
  "patient's appointments": read((_, n) => `/appointments/patient/${patientId(n % patients)}`, 'patient'),
  'slots of a day': read(
    (actors, n) => `/appointments/available?${query({ ...place(actors, n), date: day(2).slice(0, 10) })}`,
    'patient',
  ),
  'days with slots': read(
    (actors, n) => `/appointments/available-days?${query(place(actors, n))}`,
    'patient',
  ),
  'doctors of a clinic': read(
    (actors, n) => `/staff/clinic/${place(actors, n).clinicId}/speciality/family_medicine`,
    'patient',
  ),
  'doctors, next free': read(
    (actors, n) => `/staff/clinic/${place(actors, n).clinicId}/speciality?nextFree=true`,
    'patient',
  ),
  'list of patients': read(() => '/patients?sort=surname', 'doctor'),
  'search of patients': read((_, n) => `/patients?q=${n % 100}%20garcia`, 'doctor'),
  'clinical history': read((actors, n) => `/histories/${ownPatient(actors, n)}`, 'doctor'),
}

const slotsADay = 12

/** A free slot of its own for every round; the bare insert has days of its own. */
function slot(round: number, firstDay: number): string {
  const turn = Math.floor(round / doctors)
  const start = today() + (firstDay + Math.floor(turn / slotsADay)) * dayMs + 8 * 3_600_000
  return new Date(start + (turn % slotsADay) * 1_800_000).toISOString()
}

function booking(expected: 201 | 409): Round {
  return (actors, round) => {
    const patient = (round + (expected === 409 ? 1 : 0)) % patients
    const body = { ...place(actors, round), patientId: patientId(patient), appointmentDate: slot(round, 6) }
    const token = actors.patientTokens[patient] ?? ''
    return { call: { url: `${actors.subject.api}/appointments`, method: 'POST', token, body }, expected }
  }
}

const writes: Record<string, Round> = {
  booking: booking(201),
  'refused booking': booking(409),
}

const bareWeek =
  (path: string): Round =>
  ({ subject }, round) => ({
    call: { url: `${subject.floor}${path}?${query({ doctorId: doctorId(round % doctors), ...week })}` },
    expected: 200,
  })

const floors: Record<string, Round> = {
  nothing: ({ subject }) => ({ call: { url: subject.nothing }, expected: 200 }),
  'nothing sent': (actors, round) => ({
    call: { ...booking(201)(actors, round).call, url: actors.subject.nothing },
    expected: 200,
  }),
  'bare week': bareWeek('/appointments'),
  'bare week on record': bareWeek('/appointments/recorded'),
  'bare insert': (actors, round) => ({
    call: {
      url: `${actors.subject.floor}/appointments`,
      method: 'POST',
      body: {
        ...place(actors, round),
        patientId: patientId(round % patients),
        appointmentDate: slot(round, 16),
      },
    },
    expected: 201,
  }),
}

const writing = new Set([...Object.keys(writes), 'bare insert'])

type Times = Map<string, number[]>

/** Calls and volumes take turns, and the volumes who is first, so that whatever else the machine does meets them alike. */
async function measure(all: Actors[]): Promise<Map<number, Times>> {
  const results = new Map(all.map(({ subject }) => [subject.appointments, new Map() as Times]))
  for (let round = 0; round < warmUp + rounds; round += 1) {
    for (const [name, next] of Object.entries({ ...reads, ...writes, ...floors })) {
      for (const actors of round % 2 === 0 ? all : all.toReversed()) {
        const { call, expected } = next(actors, round)
        const took = await timed(call, expected)
        if (writing.has(name)) await setTimeout(restMs)
        const times = results.get(actors.subject.appointments)
        if (round >= warmUp) times?.set(name, [...(times.get(name) ?? []), took])
      }
    }
  }
  return results
}

async function actorsOf(subject: Subject): Promise<Actors> {
  const tokens = (idOf: (number: number) => string, count: number) =>
    Promise.all(Array.from({ length: count }, (_, index) => subject.tokenOf(idOf(index))))
  return {
    subject,
    clinics: volumeOf(subject.appointments).clinics,
    doctorTokens: await tokens(doctorUserId, doctors),
    patientTokens: await tokens(patientUserId, patients),
  }
}

function figuresOf(results: Map<number, Times>): Figure[] {
  const [small = 0, large = 0] = volumes
  const took = (volume: number, name: string) => median(results.get(volume)?.get(name) ?? [])
  // Without what the tool costs by itself, which would bring every ratio nearer to one.
  const p50 = (volume: number, name: string) =>
    took(volume, name) - took(volume, writing.has(name) ? 'nothing sent' : 'nothing')
  const growth = Object.keys({ ...reads, ...writes }).map((name) => ({
    what: `${name}: ${large} to ${small} (${p50(small, name).toFixed(2)} ms)`,
    value: p50(large, name) / p50(small, name),
    most: 1.15,
  }))
  return [
    { what: 'the tool and an empty answer, ms (taken off below)', value: took(large, 'nothing') },
    ...growth,
    {
      what: 'week to the bare route',
      value: p50(large, 'week of a doctor') / p50(large, 'bare week'),
      most: 2,
    },
    {
      what: 'a row committed, ms: the disk of this machine',
      value: p50(large, 'bare week on record') - p50(large, 'bare week'),
    },
    {
      what: 'week to the bare route that keeps one row of who was shown',
      value: p50(large, 'week of a doctor') / p50(large, 'bare week on record'),
    },
    {
      what: 'booking to the bare insert',
      value: p50(large, 'booking') / p50(large, 'bare insert'),
      most: 5.4,
    },
    {
      what: 'refused to successful booking',
      value: p50(large, 'refused booking') / p50(large, 'booking'),
      most: 1.5,
    },
  ]
}

/** Every list, the slots, the detail and the booking, at 1 000 and at a large number of appointments; medians of one run. */
export async function benchCalls(server: BenchServer): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'consulta-bench-'))
  const subjects: Subject[] = []
  try {
    for (const volume of volumes) {
      const url = await fill(server.url, `bench_calls_${volume}`, volumeOf(volume))
      subjects.push(await openSubject(url, volume, folder))
    }
    return figuresOf(await measure(await Promise.all(subjects.map(actorsOf))))
  } finally {
    for (const subject of subjects) await subject.close()
    await rm(folder, { recursive: true, force: true })
  }
}

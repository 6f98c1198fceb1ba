import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Figure } from './figures.ts'
import { doctorUserId } from './ids.ts'
import type { BenchServer } from './server.ts'
import { fill, openSubject, type Subject } from './subject.ts'
import { median, percentile, timed } from './timing.ts'

/** Patients of one clinic; its doctors and what they do are the same in both. */
const volumes = [1000, 100_000]
const rounds = 100
const warmUp = 15

/** Somebody of the seed whom both clinics have. */
const someone = (round: number) => (round * 37) % 1000
const dniOf = (number: number) =>
  `${String(number).padStart(8, '0')}${'TRWAGMYFPDXBNJZSQVHLCKE'[number % 23]}`

/** Texts that a desk types. `bounded`: equally many people match in either clinic. */
const typed: Record<string, { q: (round: number) => string; bounded: boolean }> = {
  'a DNI': { q: (round) => dniOf(someone(round)), bounded: true },
  'nobody’s name': { q: (round) => `zubizarreta ${someone(round)}`, bounded: true },
  'a DNI and a name begun': { q: (round) => `${dniOf(someone(round))} a`, bounded: true },
  'a surname of one in fifteen': { q: () => 'garcia', bounded: false },
  'two words begun': { q: () => 'gar mar', bounded: false },
  'a surname with a slip': { q: () => 'garzia', bounded: false },
  'one letter': { q: () => 'a', bounded: false },
}

const calls = {
  palette: (q: string) => `/search?${new URLSearchParams({ q })}`,
  list: (q: string) => `/patients?${new URLSearchParams({ q, sort: 'recent' })}`,
}

interface Desk {
  subject: Subject
  token: string
}

async function measure(desks: Desk[]): Promise<Map<string, number[][]>> {
  const times = new Map<string, number[][]>()
  for (let round = 0; round < warmUp + rounds; round += 1) {
    for (const [call, pathOf] of Object.entries(calls)) {
      for (const [what, { q }] of Object.entries(typed)) {
        const name = `${call}, ${what}`
        const known = times.get(name) ?? desks.map(() => [])
        times.set(name, known)
        for (const [index, { subject, token }] of desks.entries()) {
          const took = await timed({ url: `${subject.api}${pathOf(q(round))}`, token }, 200)
          if (round >= warmUp) known[index]?.push(took)
        }
      }
    }
  }
  return times
}

function figuresOf(times: Map<string, number[][]>): Figure[] {
  return [...times].flatMap(([name, [small = [], large = []]]) => {
    const bounded = Object.entries(typed).some(([what, each]) => name.endsWith(`, ${what}`) && each.bounded)
    const ratio = { what: `${name}: 100 000 to 1 000 patients`, value: median(large) / median(small) }
    return [
      bounded ? { ...ratio, most: 1.15 } : ratio,
      { what: `${name}: p50 at 100 000, ms`, value: median(large), most: 30 },
      { what: `${name}: p95 at 100 000, ms`, value: percentile(large, 0.95) },
    ]
  })
}

/** The search for patients in a clinic of 1 000 and in one of 100 000, with what a desk types; medians of one run. */
export async function benchSearch(server: BenchServer): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'consulta-bench-'))
  const subjects: Subject[] = []
  try {
    for (const patients of volumes) {
      const volume = { clinics: 1, doctors: 50, patients, appointments: 100_000, pastDays: 120 }
      const url = await fill(server.url, `bench_search_${patients}`, volume)
      subjects.push(await openSubject(url, patients, folder))
    }
    const desks = subjects.map(async (subject) => ({
      subject,
      token: await subject.tokenOf(doctorUserId(0)),
    }))
    return figuresOf(await measure(await Promise.all(desks)))
  } finally {
    for (const subject of subjects) await subject.close()
    await rm(folder, { recursive: true, force: true })
  }
}

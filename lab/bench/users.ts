import { setTimeout as sleep } from 'node:timers/promises'
import { clinicId, dayMs, doctorId, patientId, today } from './ids.ts'
import { signInToWeb } from './sign-in.ts'
import type { Volume } from './subject.ts'
import { exchange } from './timing.ts'

const signInsAtOnce = 8
/** In place of a status, of a call that was cut. */
const cut = 599

export interface User {
  cookie: string
  number: number
  isDoctor: boolean
}

/** One in five is a doctor. */
export async function signInAll(webUrl: string, users: number): Promise<User[]> {
  const everybody: User[] = []
  const waiting = Array.from({ length: users }, (_, index) => index)
  const worker = async () => {
    for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
      const isDoctor = index % 5 === 0
      const number = isDoctor ? index / 5 : index
      const cookie = await signInToWeb(webUrl, `${isDoctor ? 'd' : 'p'}${number}@bench.test`)
      everybody.push({ cookie, number, isDoctor })
    }
  }
  await Promise.all(Array.from({ length: signInsAtOnce }, worker))
  return everybody
}

const pick = <Item>(items: readonly Item[]) => items[Math.floor(Math.random() * items.length)] as Item

/** A page as it is opened, its data in it. */
function read({ number, isDoctor }: User, volume: Volume): string {
  if (isDoctor) return pick(['/app/calendar', '/app/patients', '/app/patients?q=garcia', '/app/staff/me'])
  const book = `/app/appointments/${doctorId(number % volume.doctors)}/book`
  return pick(['/app/appointments', `/app/search-staff?clinic=${clinicId(0)}`, book, '/app/patients/edit'])
}

interface Write {
  path: string
  body: { doctorId?: string; [field: string]: unknown }
}

/** Bookings of patients, allergies that doctors write down. A slot taken by somebody else is an answer like another. */
function write({ number, isDoctor }: User, volume: Volume): Write {
  if (isDoctor) {
    const ownPatient = patientId((number * 200) % volume.patients)
    return {
      path: `/api/calls/histories.addAllergy?id=${ownPatient}`,
      body: { allergy: `Allergy ${Math.random()}` },
    }
  }
  const doctor = Math.floor(Math.random() * volume.doctors)
  const day = today() + (6 + Math.floor(Math.random() * 20)) * dayMs + 8 * 3_600_000
  const start = new Date(day + Math.floor(Math.random() * 12) * 1_800_000).toISOString()
  const body = {
    doctorId: doctorId(doctor),
    clinicId: clinicId(doctor % volume.clinics),
    start,
    timeZone: 'Europe/Madrid',
  }
  return { path: '/api/appointments', body }
}

interface Surroundings {
  webUrl: string
  volume: Volume
  /** The share of reads among all calls. */
  readShare: number
  /** Milliseconds between two calls of a user, on average. */
  thinkMs: number
  isOver: () => boolean
}

export interface Answered {
  status: number
  answer: string
  took: number
  user: User
  /** The write that was sent; null for a read of a page. */
  wrote: Write | null
}

/** Reads and writes with pauses between, as people do, and notes every answer. */
export async function live(
  user: User,
  { webUrl, volume, readShare, thinkMs, isOver }: Surroundings,
  note: (answered: Answered) => void,
): Promise<void> {
  const { cookie } = user
  const headers = { 'sec-fetch-site': 'same-origin' }
  await sleep(Math.random() * thinkMs)
  while (!isOver()) {
    const wrote = Math.random() < readShare ? null : write(user, volume)
    const call = wrote
      ? { url: webUrl + wrote.path, method: 'POST' as const, body: wrote.body, cookie, headers }
      : { url: `${webUrl}${read(user, volume)}`, cookie, headers }
    const began = performance.now()
    const answered = await exchange(call).catch(() => ({
      status: cut,
      answer: '',
      took: performance.now() - began,
    }))
    note({ ...answered, user, wrote })
    await sleep(Math.random() * 2 * thinkMs)
  }
}

import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { doctorId, patientId } from '../bench/ids.ts'
import type { Volume } from '../bench/subject.ts'
import { type Answered, live, signInAll } from '../bench/users.ts'
import type { Kept } from '../faults/kill-writes.ts'
import { Session } from '../faults/session.ts'
import type { Operation } from '../histories/check-histories.ts'
import type { Front } from './front.ts'
import { LiveStream } from './live-stream.ts'
import { MovedVisits } from './moved-visits.ts'
import { OwnWrites } from './own-writes.ts'
import { RepeatedWrites } from './repeated-writes.ts'

const readShare = 0.7
const thinkMs = 10_000
const beatMs = 250
/** The most writes that may be waiting for their answer. */
const mostBeats = 20
const lastWordsMs = 5000
/** Every so many beats what was written is read. */
const readEvery = 5
const beats = { client: 'reader', key: 'beats' }

const booked = z.object({ id: z.string() })

export interface Booking {
  id: string
  doctorId: string
}

/** Answers that people got, and writes that were acknowledged. */
export interface Crowd {
  answers: { at: number; status: number }[]
  bookings: Booking[]
  /** When a write was acknowledged that is tried four times a second. */
  beats: number[]
  kept: Kept
  ownWrites: OwnWrites
  repeated: RepeatedWrites
  /** The writes of `beats`, bookings and moves, and reads of what they wrote, for `npm run test:histories`. */
  history: Operation[]
  /** The live stream of each doctor. */
  streams: Map<string, LiveStream>
  /** The session that reads what was kept. */
  reader: Session
  leave: () => Promise<void>
}

/** So many people at once: three of ten calls write, doctors watch their stream, one doctor writes without pause, one looks for what they wrote. */
export async function gather(front: Front, users: number, volume: Volume): Promise<Crowd> {
  const { webUrl, apiUrl } = front
  const everybody = await signInAll(webUrl, users)
  const reader = await Session.open(`${apiUrl}/api/v1`, 'd0@bench.test')
  const writer = await Session.open(`${apiUrl}/api/v1`, 'd1@bench.test')
  const mover = await Session.open(`${apiUrl}/api/v1`, 'd2@bench.test')
  const repeater = await Session.open(`${apiUrl}/api/v1`, 'd3@bench.test')
  const over = new AbortController()
  const unseen = new AbortController()
  const crowd: Omit<Crowd, 'leave'> = {
    answers: [],
    bookings: [],
    beats: [],
    kept: { allergies: [], files: new Map() },
    ownWrites: new OwnWrites(),
    repeated: new RepeatedWrites(`${apiUrl}/api/v1`, repeater),
    history: [],
    streams: new Map(),
    reader,
  }

  function note({ status, answer, wrote }: Answered): void {
    crowd.answers.push({ at: Date.now(), status })
    if (status !== 201 || !wrote?.body.doctorId) return
    crowd.bookings.push({ ...booked.parse(JSON.parse(answer)), doctorId: wrote.body.doctorId })
  }

  async function beat(number: number): Promise<void> {
    const allergy = `Beat ${number}`
    const begin = Date.now()
    const answer = await reader.call('POST', `/histories/${patientId(0)}/allergy`, { allergy })
    const isRefused = answer !== null && answer.status < 500
    const outcome = answer?.status === 201 ? 'done' : isRefused ? 'refused' : 'unknown'
    crowd.history.push({ kind: 'append', ...beats, value: allergy, begin, end: Date.now(), outcome })
    if (answer?.status !== 201) return
    crowd.beats.push(Date.now())
    crowd.kept.allergies.push(allergy)
  }

  async function readBeats(): Promise<void> {
    const begin = Date.now()
    const answer = await reader.call<{ allergies: string[] }>('GET', `/histories/${patientId(0)}`)
    if (answer?.status !== 200) return
    const values = answer.body.allergies.filter((each) => each.startsWith('Beat '))
    // Entries are in the order of their requests, which is not that of their commits.
    crowd.history.push({ kind: 'read', ...beats, values, begin, end: Date.now(), isOrdered: false })
  }

  async function keepBeating(): Promise<void> {
    const waiting = new Set<Promise<void>>()
    for (let number = 0; !over.signal.aborted; number += 1) {
      const due =
        waiting.size >= mostBeats ? [] : [beat(number), ...(number % readEvery === 0 ? [readBeats()] : [])]
      for (const one of due) {
        waiting.add(one)
        one.finally(() => waiting.delete(one))
      }
      await sleep(beatMs)
    }
    await Promise.all(waiting)
    await readBeats()
  }

  const isOver = () => over.signal.aborted
  const pace = { thinkMs, readShare, isOver }
  const busy = everybody.map((user) => live(user, { webUrl, volume, ...pace }, note))
  const watching = everybody
    .filter(({ isDoctor }) => isDoctor)
    .map(({ number, cookie }) => {
      const stream = new LiveStream()
      crowd.streams.set(doctorId(number), stream)
      return stream.follow(webUrl, cookie, unseen.signal)
    })
  const moved = new MovedVisits(mover, crowd.history)
  busy.push(keepBeating(), crowd.ownWrites.keepOn(writer, isOver), moved.keepOn(isOver))
  busy.push(crowd.repeated.keepOn(isOver))

  return {
    ...crowd,
    async leave() {
      over.abort()
      await Promise.all(busy)
      // The streams get time to receive the last bookings as well.
      await sleep(lastWordsMs)
      unseen.abort()
      await Promise.all(watching)
    },
  }
}

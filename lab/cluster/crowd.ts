import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { doctorId, patientId } from '../bench/ids.ts'
import type { Volume } from '../bench/subject.ts'
import { type Answered, live, signInAll } from '../bench/users.ts'
import type { Kept } from '../faults/kill-writes.ts'
import { Session } from '../faults/session.ts'
import type { Front } from './front.ts'
import { LiveStream } from './live-stream.ts'
import { OwnWrites } from './own-writes.ts'

const readShare = 0.7
const thinkMs = 10_000
const beatMs = 250
/** The most writes that may be waiting for their answer. */
const mostBeats = 20
const lastWordsMs = 5000

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
  const over = new AbortController()
  const unseen = new AbortController()
  const crowd: Omit<Crowd, 'leave'> = {
    answers: [],
    bookings: [],
    beats: [],
    kept: { allergies: [], files: new Map() },
    ownWrites: new OwnWrites(),
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
    const answer = await reader.call('POST', `/histories/${patientId(0)}/allergy`, { allergy })
    if (answer?.status !== 201) return
    crowd.beats.push(Date.now())
    crowd.kept.allergies.push(allergy)
  }

  async function keepBeating(): Promise<void> {
    const waiting = new Set<Promise<void>>()
    for (let number = 0; !over.signal.aborted; number += 1) {
      if (waiting.size < mostBeats) {
        const one = beat(number)
        waiting.add(one)
        one.finally(() => waiting.delete(one))
      }
      await sleep(beatMs)
    }
    await Promise.all(waiting)
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
  busy.push(keepBeating(), crowd.ownWrites.keepOn(writer, isOver))

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

import type { LiveEvent } from '#contract/live'
import { newsKeptMs } from '#contract/live-window'
import type { ReadingDatabase } from '../../db/client.ts'
import type { Caller } from '../../policy/caller.ts'
import { can } from '../../policy/can.ts'
import { type Announcement, announcement, liveChannel } from '../../write/announce.ts'

export interface Subscriber {
  caller: Caller
  send(event: LiveEvent): void
  end(): void
}

interface News {
  atMs: number
  event: Announcement
}

/** Milliseconds that opening a stream may take, by which its reader may have begun earlier than it says. */
const openingMs = 500

/** Passes on what any process announced to the connections of this one. */
export class LiveHub {
  readonly #subscribers = new Set<Subscriber>()
  #stopListening: (() => Promise<void>) | null = null
  /** In the order in which it came; at twice `newsKeptMs` the older half goes. */
  #news: News[] = []

  async start(db: Pick<ReadingDatabase, 'listen'>): Promise<void> {
    // After a reconnection clients load their data again, and so learn what was missed.
    this.#stopListening = await db.listen(
      liveChannel,
      (payload) => this.#receive(payload),
      () => this.#endAll(),
    )
  }

  async stop(): Promise<void> {
    this.#endAll()
    await this.#stopListening?.()
    this.#stopListening = null
  }

  /** How many connections the person has here. */
  countOf(userId: string): number {
    let count = 0
    for (const { caller } of this.#subscribers) if (caller.userId === userId) count += 1
    return count
  }

  /** Answers the way to leave. Who began to read some milliseconds ago is sent what has come since then. */
  join(subscriber: Subscriber, agoMs?: number): () => void {
    this.#subscribers.add(subscriber)
    if (agoMs !== undefined) {
      const since = performance.now() - agoMs - openingMs
      for (const { atMs, event } of this.#news) if (atMs >= since) this.#tell(subscriber, event)
    }
    return () => this.#subscribers.delete(subscriber)
  }

  #endAll(): void {
    for (const subscriber of [...this.#subscribers]) this.#end(subscriber)
  }

  /** A subscriber gets no more events, even before its connection is closed. */
  #end(subscriber: Subscriber): void {
    this.#subscribers.delete(subscriber)
    subscriber.end()
  }

  #receive(payload: string): void {
    const news = announcement.safeParse(parseJson(payload))
    if (!news.success) return
    this.#keep(news.data)
    for (const subscriber of [...this.#subscribers]) this.#tell(subscriber, news.data)
  }

  #keep(event: Announcement): void {
    const atMs = performance.now()
    const oldest = this.#news[0]?.atMs ?? atMs
    // Half of it at a time: leaving out the oldest with each that comes would move all the others.
    if (atMs - oldest > 2 * newsKeptMs) this.#news = this.#news.filter((one) => atMs - one.atMs <= newsKeptMs)
    this.#news.push({ atMs, event })
  }

  #tell(subscriber: Subscriber, event: Announcement): void {
    // A stream that goes on elsewhere is opened anew, by whom the session now is.
    if ('sessionId' in event) {
      if (subscriber.caller.sessionId === event.sessionId) this.#end(subscriber)
    } else if (event.type === 'notification') {
      if ('to' in event && event.to.includes(subscriber.caller.userId)) subscriber.send({ type: event.type })
    } else if (maySee(subscriber.caller, event)) subscriber.send(event)
  }
}

function maySee(caller: Caller, event: Exclude<LiveEvent, { type: 'notification' }>): boolean {
  if (event.type === 'message') {
    const { clinicId, patientId, internal } = event
    return can(caller, 'thread.read', { clinicIds: [clinicId], ...(!internal && { patientId }) })
  }
  const { clinicId, doctorId } = event
  if (event.type === 'workshift.changed') {
    return can(caller, 'workshift.read', { clinicIds: [clinicId], doctorId })
  }
  return can(caller, 'appointment.read', { clinicIds: [clinicId], doctorId, patientId: event.patientId })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

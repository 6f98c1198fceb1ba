import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { clinicId, dayMs, doctorId, patientId, today } from '../bench/ids.ts'
import { Session } from '../faults/session.ts'

/** A doctor and one of their patients who does not book themselves, on days for which nobody else asks. */
const who = { clinicId: clinicId(3), doctorId: doctorId(3), patientId: patientId(65) }
const firstDay = 27
const days = 4
const slotsADay = 12
const pauseMs = 700
const betweenTriesMs = 500
const patienceMs = 120_000
/** Signing in takes long. */
const refreshEvery = 8

type Answer = { status: number; body: { appointmentId?: string; undo?: string | null } }

/**
 * Somebody whose connection is bad: sends each write under one key until it is answered, and then once more. They also ask for
 * a time that is taken, take a move back twice, and renew a session from two tabs.
 */
export class RepeatedWrites {
  /** The bookings, each of which was answered at least twice. */
  readonly booked: string[] = []
  readonly faults: string[] = []
  readonly #base: string
  readonly #desk: Session
  #slot = 0

  constructor(base: string, desk: Session) {
    this.#base = base
    this.#desk = desk
  }

  async keepOn(isOver: () => boolean): Promise<void> {
    for (let round = 0; !isOver(); round += 1) {
      await this.#book()
      if (round % refreshEvery === 0) await this.#renewTwice()
      await sleep(pauseMs)
    }
  }

  async #book(): Promise<void> {
    const place = { ...who, appointmentDate: this.#nextSlot() }
    const booked = await this.#twice('POST', '/appointments', place)
    const id = booked?.body.appointmentId
    if (booked?.status !== 201 || !id) return
    this.booked.push(id)
    const { patientId: _, ...slot } = place
    const held = await this.#desk.call('POST', '/holds', slot)
    if (held?.status === 201) this.faults.push(`a taken time was held: ${place.appointmentDate}`)
    const moved = await this.#twice('PUT', `/appointments/${id}/reschedule`, {
      appointmentDate: this.#nextSlot(),
      undoable: true,
    })
    if (moved?.body.undo) await this.#takeBackTwice(moved.body.undo)
    await this.#twice('PUT', `/appointments/${id}/cancel`, {})
  }

  async #takeBackTwice(token: string): Promise<void> {
    const first = await this.#desk.call('POST', `/undo/${token}`)
    const second = await this.#desk.call('POST', `/undo/${token}`)
    if (first?.status === 200 && second?.status === 200) this.faults.push(`taken back twice: ${token}`)
  }

  async #renewTwice(): Promise<void> {
    const tab = await Session.open(this.#base, 'd3@bench.test').catch(() => null)
    if (!tab) return
    const renew = () => tab.call('GET', '/token/refresh')
    const answers = [await renew(), await renew()]
    const refused = answers.find((each) => each !== null && each.status >= 400 && each.status < 500)
    if (refused) this.faults.push(`a second tab was signed out: ${refused.status}`)
  }

  /** The first answer; a fault unless the second is the same. */
  async #twice(method: string, path: string, body: object): Promise<Answer | null> {
    const key = randomUUID()
    const what = `${method} ${path}`
    const [first, second] = [
      await this.#untilAnswered(method, path, body, key),
      await this.#untilAnswered(method, path, body, key),
    ]
    if (!first || !second) this.faults.push(`${what} was not answered for ${patienceMs / 1000} s`)
    else if (first.status >= 400) this.faults.push(`${what} was answered ${JSON.stringify(first)}`)
    else if (JSON.stringify(first) !== JSON.stringify(second)) this.faults.push(`${what} was answered twice`)
    return first
  }

  async #untilAnswered(method: string, path: string, body: object, key: string): Promise<Answer | null> {
    for (const end = Date.now() + patienceMs; Date.now() < end; await sleep(betweenTriesMs)) {
      const answer = await this.#desk.call<Answer['body']>(method, path, body, key)
      if (answer && answer.status < 500) return answer
    }
    return null
  }

  #nextSlot(): string {
    this.#slot += 1
    const day = firstDay + (Math.floor(this.#slot / slotsADay) % days)
    const minutes = (this.#slot % slotsADay) * 30
    return new Date(today() + day * dayMs + 8 * 3_600_000 + minutes * 60_000).toISOString()
  }
}

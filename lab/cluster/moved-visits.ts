import { setTimeout as sleep } from 'node:timers/promises'
import { clinicId, dayMs, doctorId, patientId, today } from '../bench/ids.ts'
import type { Session } from '../faults/session.ts'
import type { Operation } from '../histories/check-histories.ts'

/** A doctor and one of their patients, on days for which nobody else asks. */
const who = { clinicId: clinicId(2), doctorId: doctorId(2), patientId: patientId(41) }
const firstDay = 27
const days = 4
const slotsADay = 12
const movesEach = 10
const pauseMs = 700

const slotAt = (number: number) => {
  const day = firstDay + (Math.floor(number / slotsADay) % days)
  return new Date(today() + day * dayMs + 8 * 3_600_000 + (number % slotsADay) * 1_800_000).toISOString()
}

interface Visit {
  id: string
  /** The times that it was given, in order; whether it has the last is not known where its answer was lost. */
  times: string[]
}

/** Somebody who books visits, moves each several times and reads it in between; a visit is the list of its times. */
export class MovedVisits {
  readonly #desk: Session
  readonly #history: Operation[]
  #slot = 0

  constructor(desk: Session, history: Operation[]) {
    this.#desk = desk
    this.#history = history
  }

  async keepOn(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      const visit = await this.#book()
      let isKnown = visit !== null
      for (let count = 0; visit && isKnown && count < movesEach && !isOver(); count += 1) {
        await this.#read(visit)
        isKnown = await this.#move(visit)
        await sleep(pauseMs)
      }
      if (visit) await this.#read(visit)
      // Makes room for the next.
      if (visit) await this.#desk.call('PUT', `/appointments/${visit.id}/cancel`, {})
      await sleep(pauseMs)
    }
  }

  async #book(): Promise<Visit | null> {
    const [begin, appointmentDate] = [Date.now(), this.#nextSlot()]
    const answer = await this.#desk.call<{ appointmentId: string }>('POST', '/appointments', {
      ...who,
      appointmentDate,
    })
    if (answer?.status !== 201) return null
    const visit = { id: answer.body.appointmentId, times: [appointmentDate] }
    this.#note(visit, { kind: 'append', value: appointmentDate, begin, outcome: 'done' })
    return visit
  }

  /** Whether an answer came. */
  async #move(visit: Visit): Promise<boolean> {
    const [begin, appointmentDate] = [Date.now(), this.#nextSlot()]
    const path = `/appointments/${visit.id}/reschedule`
    const answer = await this.#desk.call('PUT', path, { appointmentDate })
    const isRefused = answer !== null && answer.status >= 400 && answer.status < 500
    const outcome = answer?.status === 200 ? 'done' : isRefused ? 'refused' : 'unknown'
    if (outcome !== 'refused') visit.times.push(appointmentDate)
    this.#note(visit, { kind: 'append', value: appointmentDate, begin, outcome })
    return outcome !== 'unknown'
  }

  async #read(visit: Visit): Promise<void> {
    const begin = Date.now()
    const answer = await this.#desk.call<{ appointmentDate: string }>('GET', `/appointments/${visit.id}`)
    if (answer?.status !== 200) return
    const { appointmentDate } = answer.body
    const before = visit.times.slice(0, Math.max(visit.times.indexOf(appointmentDate), 0))
    this.#note(visit, { kind: 'read', values: [...before, appointmentDate], begin })
  }

  #nextSlot(): string {
    this.#slot += 1
    return slotAt(this.#slot)
  }

  #note({ id }: Visit, what: Unplaced): void {
    this.#history.push({ ...what, client: 'desk', key: `visit ${id}`, end: Date.now() })
  }
}

type Place = 'client' | 'key' | 'end'
type Unplaced =
  | Omit<Extract<Operation, { kind: 'append' }>, Place>
  | Omit<Extract<Operation, { kind: 'read' }>, Place>

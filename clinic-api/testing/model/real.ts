import { inArray, sql } from 'drizzle-orm'
import { rowsOf } from '../../db/client.ts'
import { outbox } from '../../db/schema/outbox.ts'
import { offers } from '../../db/schema/waitlist.ts'
import { handOutTimes } from '../../services/waitlist/waitlist-worker.ts'
import type { Client } from '../client.ts'
import type { TestApp } from '../test-app.ts'
import type { Server } from './servers.ts'
import type { Actor, Answer, Clinic, Doctor, KindName, Minute, Patient, Room } from './world.ts'

const firstMidnight = Date.parse('2026-11-15T23:00:00.000Z')

export const instantOf = (minute: Minute) => new Date(firstMidnight + minute * 60_000).toISOString()
export const minuteOf = (instant: string | Date) => (new Date(instant).getTime() - firstMidnight) / 60_000
export const dateOf = (on: number) =>
  new Date(firstMidnight + 3_600_000 + on * 86_400_000).toISOString().slice(0, 10)

/** Numbers of the things that an answer of the API made, by the list of the model that has them. */
export type Made = Partial<
  Record<'visits' | 'undos' | 'holds' | 'shifts' | 'daysOff' | 'wishes' | 'offers', number>
>

export interface Call {
  actor: Actor
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  body?: unknown
}

const idIn: Record<keyof Made, (body: Record<string, unknown>) => unknown> = {
  visits: (body) => body.appointmentId,
  undos: (body) => body.undo,
  holds: (body) => body.holdId,
  shifts: (body) => body.id,
  daysOff: (body) => Object.assign({ id: '' }, body[0]).id,
  wishes: (body) => body._id,
  offers: () => '',
}

/** A clinic on real servers, which take turns. */
export class Real {
  readonly test: TestApp
  readonly servers: readonly Server[]
  readonly clients: Record<Actor, Client>
  readonly ids: Record<Clinic | Doctor | Patient | Room | KindName | 'mum', string>
  /** Ids of what the model numbers. */
  readonly lists: Record<keyof Made, string[]>
  readonly emails: Record<string, string>

  constructor(
    test: TestApp,
    servers: readonly Server[],
    parts: Pick<Real, 'clients' | 'ids' | 'lists' | 'emails'>,
  ) {
    this.test = test
    this.servers = servers
    this.clients = parts.clients
    this.ids = parts.ids
    this.lists = parts.lists
    this.emails = parts.emails
  }

  readonly id = (list: keyof Made, index: number): string => this.lists[list][index] ?? 'none'

  /** A time with a doctor, as calls name it. */
  place({ clinic, doctor, kind, start }: { clinic: Clinic; doctor: Doctor; kind: KindName; start: Minute }) {
    return {
      clinicId: this.ids[clinic],
      doctorId: this.ids[doctor],
      appointmentDate: instantOf(start),
      ...(kind !== 'plain' && { kindId: this.ids[kind] }),
    }
  }

  async advance(minutes: number): Promise<void> {
    const next = new Date(this.test.clock.now().getTime() + minutes * 60_000).toISOString()
    for (const each of this.servers) await each.setClock(next)
  }

  async send({
    actor,
    method,
    path,
    body,
  }: Call): Promise<{ answer: Answer; body: Record<string, unknown> }> {
    const { status, body: heard } = await this.clients[actor].call(
      method,
      path,
      body === undefined ? {} : { body },
    )
    const times: string[] | undefined = heard.alternatives ?? heard.available
    const answer: Answer = {
      status,
      ...(status >= 400 && { code: heard.code, message: heard.message }),
      ...(times && { times: times.map(minuteOf) }),
      ...(typeof heard.expiresAt === 'string' && heard.holdId && { until: minuteOf(heard.expiresAt) }),
    }
    return { answer, body: heard }
  }

  learn(made: Made, body: Record<string, unknown>): void {
    for (const [list, index] of Object.entries(made) as [keyof Made, number][])
      this.lists[list][index] = String(idIn[list](body))
  }

  /** Lets the worker offer what came free, and numbers its offers. */
  async handOut(known: number): Promise<void> {
    const { test } = this
    await handOutTimes(test.deps)
    const rows = await test.db.orm
      .select()
      .from(offers)
      .where(inArray(offers.clinicId, [this.ids.a, this.ids.b]))
    this.lists.offers.length = known
    const made = rows.map(({ id }) => id).filter((id) => !this.lists.offers.includes(id))
    this.lists.offers.push(...made.toSorted())
  }

  /** Rows as the model has them, in its order. */
  async state() {
    const { test } = this
    const { a, b } = this.ids
    const named = (id: string | null) => Object.entries(this.ids).find(([, each]) => each === id)?.[0] ?? null
    const interval = (row: { start_at: Date | string; end_at: Date | string }) => ({
      start: minuteOf(row.start_at),
      end: minuteOf(row.end_at),
    })
    interface Row {
      id: string
      start_at: Date
      end_at: Date
      doctor_id: string
      clinic_id: string
      patient_id: string
      kind_id: string | null
      status: string
      seat: number
      resource_id: string | null
    }
    const [given, visits, shifts, mails] = await Promise.all([
      test.db.orm
        .select()
        .from(offers)
        .where(inArray(offers.clinicId, [a, b])),
      rowsOf<Row>(test.db.orm, sql`select * from appointments where clinic_id in (${a}, ${b})`),
      rowsOf<Row>(test.db.orm, sql`select * from workshifts where clinic_id in (${a}, ${b})`),
      test.db.orm
        .select({ key: outbox.dedupeKey, to: outbox.recipient })
        .from(outbox)
        .where(inArray(outbox.recipient, Object.values(this.emails))),
    ])
    const keyOf = ({ key, to }: { key: string | null; to: string }) => {
      const [kind, id = '', ...rest] = (key ?? '').split(':')
      const [start, at] =
        (key ?? '').match(/\d{4}-\d\d-\d\dT[\d:.]+Z(?::(\d{13})(?=:|$))?/)?.slice(0, 2) ?? []
      const when = [start?.slice(0, 24), at && new Date(Number(at)).toISOString()].flatMap(
        (each) => each ?? [],
      )
      const whom = Object.entries(this.emails).find(([, email]) => email === to)?.[0]
      if (!kind?.startsWith('appointment-') || rest.length === 0) return []
      return [[kind.slice(12), this.lists.visits.indexOf(id), ...when.map(minuteOf), whom].join(' ')]
    }
    return {
      visits: visits
        .map((row) => ({
          index: this.lists.visits.indexOf(row.id),
          ...interval(row),
          patient: named(row.patient_id),
          clinic: named(row.clinic_id),
          doctor: named(row.doctor_id),
          kind: row.kind_id === null ? 'plain' : named(row.kind_id),
          status: row.status,
          seat: row.seat,
          room: named(row.resource_id),
        }))
        .toSorted((one, other) => one.index - other.index),
      shifts: shifts
        .map((row) => ({ index: this.lists.shifts.indexOf(row.id), ...interval(row) }))
        .toSorted((one, other) => one.index - other.index),
      offers: given
        .map(({ id, entryId, doctorId, startAt, endAt, expiresAt, state, appointmentId }) => ({
          index: this.lists.offers.indexOf(id),
          ...interval({ start_at: startAt, end_at: endAt }),
          wish: this.lists.wishes.indexOf(entryId),
          doctor: named(doctorId),
          until: minuteOf(expiresAt),
          state,
          visit: appointmentId === null ? null : this.lists.visits.indexOf(appointmentId),
        }))
        .toSorted((one, other) => one.index - other.index),
      mails: mails.flatMap(keyOf).toSorted(),
    }
  }
}

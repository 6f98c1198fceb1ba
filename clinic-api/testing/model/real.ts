import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../../db/client.ts'
import { handOutTimes } from '../../services/waitlist/waitlist-worker.ts'
import type { Client } from '../client.ts'
import type { TestApp } from '../test-app.ts'
import type { Answer } from './answers.ts'
import type { Server } from './servers.ts'
import type { Actor, Clinic, Doctor, KindName, Minute, Patient, Room } from './world.ts'

const firstMidnight = Date.parse('2026-11-15T23:00:00.000Z')

export const instantOf = (minute: Minute) => new Date(firstMidnight + minute * 60_000).toISOString()
export const minuteOf = (instant: string | Date) => (new Date(instant).getTime() - firstMidnight) / 60_000
export const dateOf = (on: number) =>
  new Date(firstMidnight + 3_600_000 + on * 86_400_000).toISOString().slice(0, 10)

/** Numbers of the things that an answer of the API made, by the list of the model that has them. */
export type Made = Partial<
  Record<'visits' | 'closings' | 'undos' | 'holds' | 'shifts' | 'daysOff' | 'wishes' | 'offers', number>
>

/** An answer of the API, as far as the model says what it has to be. */
export type Heard = Omit<Answer, 'times'> & { times?: number[] }

export interface Call {
  actor: Actor
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  body?: unknown
}

const idIn: Record<keyof Made, (body: Record<string, unknown>) => unknown> = {
  visits: (body) => body.appointmentId,
  closings: (body) => body.undo,
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
  /** The database, for comparing rows. */
  readonly rows: Database

  constructor(
    test: TestApp,
    servers: readonly Server[],
    parts: Pick<Real, 'clients' | 'ids' | 'lists' | 'emails' | 'rows'>,
  ) {
    this.test = test
    this.servers = servers
    this.clients = parts.clients
    this.ids = parts.ids
    this.lists = parts.lists
    this.emails = parts.emails
    this.rows = parts.rows
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

  async send({ actor, method, path, body }: Call): Promise<{ answer: Heard; body: Record<string, unknown> }> {
    const { status, body: heard } = await this.clients[actor].call(
      method,
      path,
      body === undefined ? {} : { body },
    )
    const times: string[] | undefined = heard.alternatives ?? heard.available
    const answer: Heard = {
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
    const rows = await rowsOf<{ id: string }>(test.db.orm, sql`select id from offers`)
    this.lists.offers.length = known
    const made = rows.map(({ id }) => id).filter((id) => !this.lists.offers.includes(id))
    this.lists.offers.push(...made.toSorted())
  }

  /** Rows as the model has them, in its order. */
  async state() {
    const [rows] = await this.rows.run<Rows>(everything, [])
    const named = (id: string | null) => Object.entries(this.ids).find(([, each]) => each === id)?.[0] ?? null
    const interval = (row: Row) => ({ start: minuteOf(row.start_at), end: minuteOf(row.end_at) })
    const numbered = <Thing extends { index: number }>(things: Thing[] | undefined) =>
      (things ?? []).toSorted((one, other) => one.index - other.index)
    return {
      visits: numbered(
        rows?.visits?.map((row) => ({
          index: this.lists.visits.indexOf(row.id),
          ...interval(row),
          patient: named(row.patient_id),
          clinic: named(row.clinic_id),
          doctor: named(row.doctor_id),
          kind: row.kind_id === null ? 'plain' : named(row.kind_id),
          status: row.status,
          seat: row.seat,
          room: named(row.resource_id),
        })),
      ),
      shifts: numbered(
        rows?.shifts?.map((row) => ({ index: this.lists.shifts.indexOf(row.id), ...interval(row) })),
      ),
      offers: numbered(
        rows?.offers?.map((row) => ({
          index: this.lists.offers.indexOf(row.id),
          ...interval(row),
          wish: this.lists.wishes.indexOf(row.entry_id),
          doctor: named(row.doctor_id),
          until: minuteOf(row.expires_at),
          state: row.state,
          visit: row.appointment_id === null ? null : this.lists.visits.indexOf(row.appointment_id),
        })),
      ),
      mails: (rows?.mails ?? []).flatMap((row) => this.#mailOf(row)).toSorted(),
    }
  }

  /** A mail as the model names it; none for those that are not about a visit. */
  #mailOf({ key, recipient }: Mail): string[] {
    const [kind, id = '', ...rest] = (key ?? '').split(':')
    const [start, at] = (key ?? '').match(/\d{4}-\d\d-\d\dT[\d:.]+Z(?::(\d{13})(?=:|$))?/)?.slice(0, 2) ?? []
    const when = [start?.slice(0, 24), at && new Date(Number(at)).toISOString()].flatMap((each) => each ?? [])
    const whom = Object.entries(this.emails).find(([, email]) => email === recipient)?.[0]
    if (!whom || !kind?.startsWith('appointment-') || rest.length === 0) return []
    return [[kind.slice(12), this.lists.visits.indexOf(id), ...when.map(minuteOf), whom].join(' ')]
  }
}

interface Row {
  id: string
  start_at: string
  end_at: string
}
interface VisitRow extends Row {
  patient_id: string
  clinic_id: string
  doctor_id: string
  kind_id: string | null
  resource_id: string | null
  status: string
  seat: number
}
interface OfferRow extends Row {
  entry_id: string
  doctor_id: string
  expires_at: string
  state: string
  appointment_id: string | null
}
interface Mail {
  key: string | null
  recipient: string
}
interface Rows {
  visits: VisitRow[] | null
  shifts: Row[] | null
  offers: OfferRow[] | null
  mails: Mail[] | null
}

/** All rows that are compared, in one round trip; there are no other clinics. */
const everything = {
  name: 'model_rows',
  text: `select
  (select json_agg(each) from (select id, start_at, end_at, patient_id, clinic_id, doctor_id, kind_id, resource_id,
    status, seat from appointments) each) visits,
  (select json_agg(each) from (select id, start_at, end_at from workshifts) each) shifts,
  (select json_agg(each) from (select id, start_at, end_at, entry_id, doctor_id, expires_at, state, appointment_id
    from offers) each) offers,
  (select json_agg(each) from (select dedupe_key as key, recipient from outbox) each) mails`,
}

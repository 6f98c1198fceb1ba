import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { DocumentKind } from '#contract/document-kinds'
import { foldText } from '#contract/fold-text'
import { deskSubjects, type ThreadEntryKind, type ThreadSubject } from '#contract/thread-choices'
import type { ThreadQuery } from '#contract/threads'
import { type Reader, rowsOf } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import { invalidInput, notFound } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { assertMay, reachFor } from '../../policy/can.ts'
import { searchWords } from '../patients/fold.ts'
import type { ThreadRow } from './record.ts'

export interface ListedThread {
  id: string
  clinicId: string
  clinicName: string
  timeZone: string
  openingHours: string[] | null
  phone: string | null
  answerHours: number | null
  patientId: string
  patientName: string
  patientDeceased: boolean
  birthdate: string
  dni: string
  documentKind: DocumentKind
  documentCountry: string
  patientPhone: string | null
  subject: ThreadSubject
  aboutKind: 'appointment' | ThreadEntryKind | null
  aboutId: string | null
  visitStart: string | null
  doctorId: string | null
  doctorName: string | null
  label: string | null
  state: 'open' | 'closed'
  assignedTo: string | null
  assignedName: string | null
  at: string
  waitingSince: string | null
  lastText: string | null
  lastAuthor: string | null
  lastFromPatient: boolean | null
  answeredBy: string | null
  patientSeq: number
  teamSeq: number
  readSeq: number
  writable: boolean
  answering: string | null
}

/** Whose eyes a thread is read with. */
export interface Reading {
  userId: string
  asPatient: boolean
  now: Date
}

const name = (table: string) => sql.raw(`${table}.name || ' ' || ${table}.surname`)

const waitingSince = sql`(select w.at from messages w where w.thread_id = t.id and w.seq > t.team_seq and w.from_patient
  order by w.seq limit 1)`

const answeredBy = sql`(select ${name('w')} from messages n join staff w on w.user_id = n.author_id
  where n.thread_id = t.id and not n.from_patient and not n.internal order by n.seq desc limit 1)`

/** Threads as a list shows them; what the team notes for itself is nowhere in what a patient gets. */
function select({ userId, asPatient, now }: Reading, rest: SQL): SQL {
  return sql`select t.id, t.clinic_id "clinicId", c.name "clinicName", c.time_zone "timeZone",
      c.opening_hours "openingHours", c.phone, cm.answer_hours "answerHours",
      t.patient_id "patientId", ${name('p')} "patientName", p.deceased_on is not null "patientDeceased",
      p.birthdate::text birthdate, p.dni, p.document_kind "documentKind", p.document_country "documentCountry", p.phone "patientPhone",
      t.subject, t.about_kind "aboutKind", t.about_id "aboutId",
      a.start_at "visitStart", a.doctor_id "doctorId", ${name('d')} "doctorName",
      case t.about_kind
        when 'condition' then (select e.name from conditions e where e.id = t.about_id)
        when 'treatment' then (select e.name from treatments e where e.id = t.about_id)
        else (select e.original_name from files e where e.id = t.about_id and t.about_kind in ('image', 'analytic'))
      end label,
      t.state, t.assigned_to "assignedTo", ${name('s')} "assignedName", ${at(asPatient)} at,
      ${waitingSince} "waitingSince",
      left(m.text, 200) "lastText",
      coalesce((select ${name('w')} from staff w where w.user_id = m.author_id limit 1),
        (select ${name('w')} from patients w where w.user_id = m.author_id)) "lastAuthor",
      m.from_patient "lastFromPatient", ${asPatient ? answeredBy : sql`null`} "answeredBy", t.patient_seq "patientSeq", t.team_seq "teamSeq", coalesce(r.seq, 0) "readSeq",
      exists (select from patient_clinics l where l.patient_id = t.patient_id and l.clinic_id = t.clinic_id) writable,
      case when t.answering_until > ${now.toISOString()}::timestamptz and b.user_id <> ${userId}
        then ${name('b')} end answering
    from threads t
    join clinics c on c.id = t.clinic_id
    join patients p on p.id = t.patient_id
    left join clinic_messaging cm on cm.clinic_id = t.clinic_id
    left join staff s on s.id = t.assigned_to
    left join staff b on b.id = t.answering_by
    left join appointments a on t.about_kind = 'appointment' and a.id = t.about_id
    left join staff d on d.id = a.doctor_id
    left join thread_reads r on r.thread_id = t.id and r.user_id = ${userId}
    left join lateral (
      select text, author_id, from_patient from messages where thread_id = t.id ${asPatient ? sql`and not internal` : sql``}
      order by seq desc limit 1
    ) m on true
    ${rest}`
}

const at = (asPatient: boolean) => sql.raw(asPatient ? 't.shared_at' : 't.last_at')

const cursorParts = z.tuple([z.iso.datetime(), z.string().min(1)])

/** A clinic's threads, without those of records that are closed to it. */
export const isOfClinic = (clinicId: string): SQL =>
  sql`t.clinic_id = ${clinicId} and not is_closed(t.patient_id, t.clinic_id)`

/** Whether the team has to answer a thread; literal, as an index has it. */
export const needsReply = sql`t.state = 'open' and t.patient_seq > t.team_seq`

/** One page: the clinic's for its staff, a patient's own otherwise. Throws 403 and 404. */
export async function listThreads(deps: Deps, caller: Caller, query: ThreadQuery) {
  assertMay(caller, 'thread.list')
  const { clinicId, patientId, staffId, userId } = caller
  const asPatient = clinicId === null
  if (asPatient && patientId === null) throw notFound()
  const { limit } = query
  const wanted: SQL[] = [clinicId === null ? sql`t.patient_id = ${patientId}` : isOfClinic(clinicId)]
  if (!asPatient && reachFor(caller, 'thread.read-clinical') === null)
    wanted.push(sql`t.subject = any(${sql.param(deskSubjects)}::text[])`)
  const byWait = query.state === 'waiting' && query.sort === 'waiting' && !asPatient
  if (query.state === 'waiting' && !asPatient) wanted.push(needsReply)
  else if (query.state) wanted.push(sql`t.state = ${query.state === 'waiting' ? 'open' : query.state}`)
  if (query.mine === 'true' && !asPatient) wanted.push(sql`t.assigned_to = ${staffId}`)
  if (query.patientId) wanted.push(sql`t.patient_id = ${query.patientId}`)
  if (query.appointmentId)
    wanted.push(sql`t.about_kind = 'appointment' and t.about_id = ${query.appointmentId}`)
  if (query.q) wanted.push(matching(query.q, asPatient))
  if (query.cursor) {
    const parts = cursorParts.safeParse(query.cursor.split('_'))
    if (!parts.success) throw invalidInput({ cursor: 'Invalid value' })
    const [lastAt, lastId] = parts.data
    const place = sql`(${lastAt}::timestamptz, ${lastId})`
    wanted.push(byWait ? sql`(${waitingSince}, t.id) > ${place}` : sql`(${at(asPatient)}, t.id) < ${place}`)
  }
  const order = byWait ? sql`"waitingSince", t.id` : sql`${at(asPatient)} desc, t.id desc`
  const rest = sql`where ${sql.join(wanted, sql` and `)} order by ${order} limit ${limit + 1}`
  const reading = { userId, asPatient, now: deps.clock.now() }
  const rows = await rowsOf<ListedThread>(deps.db.orm, select(reading, rest))
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    rows: shown,
    asPatient,
    nextCursor: last
      ? `${new Date((byWait && last.waitingSince) || last.at).toISOString()}_${last.id}`
      : null,
  }
}

/** Threads with all the words in one message, or for staff in the patient's name. */
function matching(q: string, asPatient: boolean): SQL {
  // Signs alone are looked for as they are: an empty search would find everything.
  const words = (foldText(q) || q).split(' ').map((word) => [word])
  const all = (column: SQL, readings: readonly (readonly string[])[]) =>
    sql.join(
      readings.map((each) => sql`${column} like any (${sql.param(each.map(contained))}::text[])`),
      sql` and `,
    )
  const shared = asPatient ? sql`and not internal` : sql``
  const said = sql`t.id in (select thread_id from messages where ${all(sql`search`, words)} ${shared})`
  return asPatient ? said : sql`(${said} or (${all(sql`p.search`, searchWords(q))}))`
}

const contained = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`

/** One of them, which exists. */
export async function readListed(orm: Reader, reading: Reading, { id }: Pick<ThreadRow, 'id'>) {
  const [row] = await rowsOf<ListedThread>(orm, select(reading, sql`where t.id = ${id}`))
  if (!row) throw notFound()
  return row
}

import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../../clinic-api/db/client.ts'
import type { startMailServer } from '../../clinic-api/testing/mail-server.ts'
import { patientId } from '../bench/ids.ts'
import { checkKept } from '../faults/kill-writes.ts'
import type { Crowd } from './crowd.ts'
import { inWords, type Reads } from './replica-reads.ts'

type MailServer = Awaited<ReturnType<typeof startMailServer>>

export interface Finding {
  what: string
  /** Empty when it is so. */
  faults: string[]
}

const patienceMs = 120_000
/** Ids of the seed begin like this. */
const seeded = '01900000-'
/** Mails that a killed process may have sent without noting it. */
const inHand = 10

/** Gives visits of the seed a reminder each, one after the other over so many seconds. */
export async function planReminders(db: Database, seconds: number): Promise<number> {
  await db.orm.execute(sql`insert into clinic_reminders (clinic_id, is_on, hours_before, quiet_from, quiet_to, updated_at)
    select id, true, '{24}', '00:00', '00:00', now() from clinics on conflict do nothing`)
  const planned = await rowsOf(
    db.orm,
    sql`insert into reminders (id, appointment_id, hours_before, start_at, due_at, state)
      select gen_random_uuid()::text, id, 24, start_at,
        now() + ${seconds}::float8 * interval '1 second' * row_number() over (order by id) / count(*) over (), 'planned'
      from appointments where status = 'pending' and start_at > now() + interval '1 hour' returning id`,
  )
  return planned.length
}

interface Seen {
  crowd: Crowd
  mails: MailServer
  reads: { total: Reads; withoutReplicas: Reads | undefined }
}

export async function checkAll(db: Database, { crowd, mails, reads }: Seen): Promise<Finding[]> {
  const { answers, bookings, streams, reader, kept, ownWrites, repeated } = crowd
  const found = await rowsOf<{ id: string; at: number }>(
    db.orm,
    sql`select id, extract(epoch from pg_xact_commit_timestamp(xmin))::float8 * 1000 as "at"
      from appointments where status <> 'cancelled'`,
  )
  const committed = new Map(found.map(({ id, at }) => [id, at]))
  const doubles = await rowsOf<{ id: string }>(
    db.orm,
    sql`select a.id from appointments a join appointments b
      on a.id < b.id and (a.doctor_id = b.doctor_id or a.patient_id = b.patient_id)
      and tstzrange(a.start_at, a.end_at) && tstzrange(b.start_at, b.end_at)
      where a.status <> 'cancelled' and b.status <> 'cancelled'`,
  )
  const signedOut = answers.filter(({ status }) => status === 401 || (status >= 300 && status < 400))
  const unseen = bookings.filter(
    ({ id, doctorId }) => streams.get(doctorId)?.knows(id, committed.get(id) ?? 0) === false,
  )
  return [
    {
      what: `${bookings.length} acknowledged bookings are there`,
      faults: bookings.filter(({ id }) => !committed.has(id)).map(({ id }) => `lost: ${id}`),
    },
    {
      what: `${kept.allergies.length} other acknowledged writes are there`,
      faults: await checkKept(reader, kept, patientId(0)),
    },
    { what: 'no time is booked twice', faults: doubles.map(({ id }) => `double: ${id}`) },
    {
      what: 'nobody has to sign in again',
      faults: signedOut.map(({ status }) => `somebody was answered ${status}`),
    },
    {
      what: `${streams.size} live streams tell of every booking, or come back and ask anew`,
      faults: unseen.map(({ id }) => `untold: ${id}`),
    },
    {
      what: `whoever has just written finds it: ${ownWrites.asked} times asked`,
      faults: [
        ...ownWrites.unseen.map((dni) => `unseen: ${dni}`),
        ...(ownWrites.asked === 0 ? ['nothing was written'] : []),
      ],
    },
    {
      what: `${repeated.booked.length} bookings that were sent again, moved and cancelled twice are one each`,
      faults: [...repeated.faults, ...(await surplus(db, repeated))],
    },
    {
      what: inWords(reads.total),
      faults: [
        ...(reads.total.replica === 0 ? ['no replica was read'] : []),
        ...(reads.withoutReplicas?.away === 0 ? ['without replicas, nothing was counted as away'] : []),
      ],
    },
    await checkMails(db, mails),
  ]
}

/** Bookings of somebody who sends each again that they know nothing of. */
async function surplus(db: Database, { booked }: Crowd['repeated']): Promise<string[]> {
  if (booked.length === 0) return ['nothing was booked']
  const known = new Set(booked)
  const found = await rowsOf<{ id: string }>(
    db.orm,
    sql`select id from appointments where (doctor_id, patient_id) in
      (select doctor_id, patient_id from appointments where id = ${booked[0]})
      and id not like ${`${seeded}%`}`,
  )
  return found.filter(({ id }) => !known.has(id)).map(({ id }) => `booked twice: ${id}`)
}

/** Every mail goes out, and once; what a killed process had in hand may come again. */
async function checkMails(db: Database, mails: MailServer): Promise<Finding> {
  await db.orm.execute(sql`update reminders set due_at = now() where state = 'planned' and due_at > now()`)
  await settled(db)
  // Treats the claimed mails as if their lease had run out.
  const claimed = await rowsOf(
    db.orm,
    sql`update outbox set next_attempt_at = now() where sent_at is null and failed_at is null returning id`,
  )
  await settled(db)
  const rows = await rowsOf<{ id: string; kind: string; sent: boolean }>(
    db.orm,
    sql`select id, kind, sent_at is not null sent from outbox where failed_at is null or last_error is distinct from 'nothing to say'`,
  )
  const [plan] = await rowsOf<{ left: number; queued: number }>(
    db.orm,
    sql`select count(*) filter (where state = 'planned' and due_at <= now())::int "left", count(*) filter (where state = 'queued')::int queued
      from reminders`,
  )
  const counts = mails.timesById()
  const twice = rows.filter(({ id }) => counts.get(id) === 2)
  const reminders = rows.filter(({ kind }) => kind === 'visit-reminder')
  return {
    what: `${rows.length} mails, ${reminders.length} of them reminders: each once, ${twice.length} twice (${claimed.length} were in the hands of who was killed)`,
    faults: [
      ...rows.filter(({ id }) => !counts.has(id)).map(({ id }) => `never sent: ${id}`),
      ...rows.filter(({ id }) => (counts.get(id) ?? 0) > 2).map(({ id }) => `${counts.get(id)} times: ${id}`),
      ...(twice.length > inHand ? [`${twice.length} came twice`] : []),
      ...(plan?.left ? [`${plan.left} reminders were forgotten`] : []),
      ...(plan?.queued === reminders.length
        ? []
        : [`${plan?.queued} reminders made ${reminders.length} mails`]),
    ],
  }
}

/** No mail is due and no reminder waits. */
export async function settled(db: Database): Promise<void> {
  const end = Date.now() + patienceMs
  while (Date.now() < end) {
    const [row] = await rowsOf<{ waiting: number }>(
      db.orm,
      sql`select (select count(*)::int from outbox where sent_at is null and failed_at is null and next_attempt_at <= now())
        + (select count(*)::int from reminders where state = 'planned' and due_at <= now()) waiting`,
    )
    if (row?.waiting === 0) return sleep(2000)
    await sleep(500)
  }
}

import { and, eq, gt, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Certificate } from '#contract/erasures'
import { type Reader, rowsOf } from '../../db/client.ts'
import { erasedTables } from '../../db/privacy/fates.ts'
import { appointments } from '../../db/schema/appointments.ts'
import { erasures, lockedFiles } from '../../db/schema/erasures.ts'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../../policy/caller.ts'
import { assertMay } from '../../policy/can.ts'
import { sealText } from '../../ports/secrets.ts'
import { type Act, type IntentOn, write } from '../../write/write.ts'
import { requireProof } from '../identity/sessions/require-proof.ts'
import { LockedCopies } from './lock-files.ts'
import { lockedPurpose } from './locked.ts'
import { retentionOf } from './retention.ts'
import { hasAny, inOrderOfDeletion, isOfPerson, type Person } from './rows-of-person.ts'
import { type Identity, spellingsOf } from './spellings.ts'

/** `formerIds`: of records and accounts that were merged into theirs. */
type Erased = Person & Identity & { sortName: string; formerIds: string[] }
type LockedRow = typeof lockedFiles.$inferSelect

const onPatient = (patientId: string): IntentOn<Erased> => ({
  action: 'patient.erase',
  find: (tx) => findPerson(tx, patientId, sql`for update of p`),
  subject: () => ({}),
})

async function findPerson(tx: Reader, patientId: string, lock = sql``): Promise<Erased | null> {
  const [row] = await rowsOf<Erased>(
    tx,
    sql`select p.id "patientId", case when exists (select from staff s where s.user_id = u.id) then null else u.id end "userId",
        p.name, p.surname, p.dni, p.phone, p.sort_name "sortName", coalesce(u.email, p.email) email, u.username,
        array(select unnest(array_remove(array[merged_id, old_account_id], null)) from merged_patients where patient_id = p.id) "formerIds"
      from patients p join users u on u.id = p.user_id where p.id = ${patientId} ${lock}`,
  )
  return row ?? null
}

/**
 * Erases a person: what may go is deleted, what the law keeps is encrypted under a pseudonym where nothing of the product
 * reaches it, and the certificate says which and why. Throws 403, 404 and what `requireProof` throws.
 */
export async function erasePatient(
  deps: Deps,
  caller: Caller,
  patientId: string,
  currentPassword?: string,
): Promise<Certificate> {
  assertMay(caller, 'patient.erase')
  await requireProof(deps, caller, currentPassword)
  const copies = new LockedCopies(deps)
  let kept: LockedRow[] = []
  try {
    for (const file of await filesToLock(deps, patientId)) await copies.of(file)
    const erased = await erase(deps, caller, patientId, copies)
    kept = erased.kept
    // If the process dies here, the sweepers find the remaining mails and bytes, because no row names them.
    await deps.mailer.forget(erased.mails)
    await deps.texts.forget(erased.texts)
    for (const key of erased.gone) await deps.files.remove(key)
    return erased.certificate
  } finally {
    await copies.drop(kept)
  }
}

interface Done {
  certificate: Certificate
  mails: string[]
  texts: string[]
  /** The rows of what stays. */
  kept: LockedRow[]
  /** The store's keys of what has to go. */
  gone: string[]
}

function erase(deps: Deps, caller: Caller, patientId: string, copies: LockedCopies): Promise<Done> {
  return write(deps, caller, onPatient(patientId), async (act, person) => {
    // Every table is looked through, however large.
    await act.tx.execute(sql`set local statement_timeout = 0`)
    const number = newId()
    const clinics = await retentionOf(act.tx, patientId, act.now)
    const lockedUntil = lockedUntilOf(clinics, act.now)
    await announceFreed(act, patientId)
    const { tables, locked, mails: theirs, texts } = await takeOut(act, person, lockedUntil !== null)
    const mails = [...theirs, ...(await takeMentions(act, person, tables))]
    await takeNameWords(act, person)
    const files = fileRowsOf(locked)
    const certificate: Certificate = {
      number,
      at: act.now.toISOString(),
      clinics,
      lockedUntil,
      mails: mails.length,
      tables: [...tables.values()].filter(({ rows }) => rows > 0),
      files: {
        fate: lockedUntil ? 'locked' : 'gone',
        count: files.length,
        bytes: files.reduce((sum, { size }) => sum + size, 0),
      },
      logRows: await countLog(act.tx, person),
      remains: await whatRemains(act.tx, person),
    }
    await act.tx.insert(erasures).values({
      id: number,
      patientId,
      by: caller.userId,
      certificate,
      createdAt: act.now,
      locked: lockedUntil && sealText(deps.env, lockedPurpose, number, JSON.stringify(locked)),
      keepUntil: lockedUntil ? new Date(`${lockedUntil}T00:00:00Z`) : null,
    })
    const kept: LockedRow[] = []
    for (const file of lockedUntil ? files : []) kept.push({ ...(await copies.of(file)), erasureId: number })
    if (kept.length > 0) await act.tx.insert(lockedFiles).values(kept)
    const named = new Set(kept.map(({ storageKey }) => storageKey))
    const gone = files.map(({ storageKey }) => storageKey).filter((key) => !named.has(key))
    const trace = { action: 'patient.erase', entity: 'patient', entityId: patientId, patientId }
    return act.audit(
      { ...trace, details: { certificate: number } },
      { certificate, mails, texts, kept, gone },
    )
  })
}

/** The files that will probably stay: what comes or goes until the transaction, that sees to. */
async function filesToLock({ db, clock }: Deps, patientId: string) {
  const { orm } = db
  const now = clock.now()
  const person = await findPerson(orm, patientId)
  const table = erasedTables.find((each) => each.table === 'files')
  if (!person || !table || !lockedUntilOf(await retentionOf(orm, patientId, now), now)) return []
  const found = await rowsOf<Record<string, unknown>>(
    orm,
    sql`select storage_key, size, sha256 from files t where ${isOfPerson(table, person)}`,
  )
  return fileRowsOf({ files: found })
}

/** The last day of the longest term; null when all are over. */
function lockedUntilOf(clinics: Certificate['clinics'], now: Date): string | null {
  const until = clinics
    .map((each) => each.until)
    .sort()
    .at(-1)
  return until && until > now.toISOString().slice(0, 10) ? until : null
}

/** Calendars show what comes free. */
async function announceFreed(act: Act, patientId: string): Promise<void> {
  const coming = await act.tx
    .select()
    .from(appointments)
    .where(and(eq(appointments.patientId, patientId), gt(appointments.startAt, act.now)))
  for (const { id: appointmentId, doctorId, clinicId } of coming)
    await act.announce({ type: 'appointment.changed', appointmentId, doctorId, patientId, clinicId })
}

type Tables = Map<string, Certificate['tables'][number]>
type Rows = Record<string, Record<string, unknown>[]>

/** Deletes every row of the person; answers those that the law keeps, of all how many there were, and the mails. */
async function takeOut({ tx }: Act, person: Person, mustStay: boolean) {
  const tables: Tables = new Map()
  const locked: Rows = {}
  const mails: string[] = []
  const texts: string[] = []
  for (const each of await inOrderOfDeletion(tx, erasedTables)) {
    const { table, keptAs, fate } = each
    const taken = await rowsOf<{ row: Record<string, unknown> }>(
      tx,
      sql`delete from ${sql.identifier(table)} t where ${isOfPerson(each, person)} returning to_jsonb(t) row`,
    )
    tables.set(table, { table, keptAs, fate: mustStay ? fate : 'gone', rows: taken.length })
    if (fate === 'locked') locked[table] = taken.map(({ row }) => row)
    if (table === 'outbox') mails.push(...taken.map(({ row }) => String(row.id)))
    if (table === 'text_messages') texts.push(...taken.map(({ row }) => String(row.id)))
  }
  return { tables, locked, mails, texts }
}

/** Deletes what tells of the person and is others': their mails, trays, answers kept for repetitions. Answers the mails. */
async function takeMentions({ tx }: Act, person: Erased, tables: Tables): Promise<string[]> {
  const ids = [person.patientId, ...person.formerIds, ...(person.userId ? [person.userId] : [])]
  const mails: string[] = []
  for (const { table } of erasedTables.filter(({ isSearched }) => isSearched)) {
    const taken = await rowsOf<{ id: string | null }>(
      tx,
      sql`delete from ${sql.identifier(table)} t where ${hasAny([...ids, ...spellingsOf(person)])}
        returning to_jsonb(t)->>'id' id`,
    )
    const counted = tables.get(table)
    if (counted) counted.rows += taken.length
    if (table === 'outbox') mails.push(...taken.flatMap(({ id }) => id ?? []))
  }
  return mails
}

/** The words of the name that nobody else has. */
export async function takeNameWords(
  { tx }: Pick<Act, 'tx'>,
  { sortName }: Pick<Erased, 'sortName'>,
): Promise<void> {
  const apart = sql.raw(String.raw`E'[ \\x1f''.-]+'`)
  await tx.execute(
    sql`delete from name_words w where w.word in (select regexp_split_to_table(${sortName}, ${apart}))
      and not exists (select from patients p where w.word = any (regexp_split_to_array(p.sort_name, ${apart})))`,
  )
}

function fileRowsOf({ files = [] }: Rows) {
  return files.map(({ storage_key, size, sha256 }) => ({
    storageKey: String(storage_key),
    size: Number(size),
    sha256: String(sha256),
  }))
}

async function countLog(tx: Reader, { patientId, userId, formerIds }: Erased): Promise<number> {
  const former = `{${formerIds.join(',')}}`
  const [row] = await rowsOf<{ count: number }>(
    tx,
    sql`select count(*)::int count from audit where patient_id = ${patientId} or actor_id = ${userId ?? ''}
      or patient_id = any(${former}::text[]) or actor_id = any(${former}::text[])`,
  )
  return row?.count ?? 0
}

/** Looks for the person in every table, as somebody would who had the whole database. */
async function whatRemains(tx: Reader, person: Erased): Promise<Certificate['remains']> {
  const names = await rowsOf<{ name: string }>(
    tx,
    sql`select table_name "name" from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  const remains: Certificate['remains'] = []
  for (const { name: table } of names) {
    const [row] = await rowsOf<{ rows: number }>(
      tx,
      sql`select count(*)::int "rows" from ${sql.identifier(table)} t where ${hasAny(spellingsOf(person))}`,
    )
    if (row && row.rows > 0) remains.push({ table, rows: row.rows })
  }
  return remains
}

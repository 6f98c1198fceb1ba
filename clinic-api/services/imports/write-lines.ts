import { and, eq, sql } from 'drizzle-orm'
import type { ImportStep } from '#contract/imports'
import { type Orm, rowsOf } from '../../db/client.ts'
import { bind } from '../../db/named.ts'
import { imports } from '../../db/schema/imports.ts'
import { recordAudits, type Trace } from '../../write/audit.ts'
import { languageOf } from '../../write/notification.ts'
import { queueMails } from '../../write/queue-mail.ts'
import type { Act } from '../../write/write.ts'
import type { ImportRow } from './queries.ts'

/** So many lines between two looks at whether it is to go on. */
const linesAtOnce = 1000

const registered = `(verdict = 'new' or (verdict = 'similar' and choice = 'create'))`
const linked = `(verdict = 'known' and choice = 'link')`

const ofSlice = `from import_lines where import_id = :id and line > :after and line <= :upTo and ${registered}`

// In this order: each names what the one before it has made.
const inserts = [
  `insert into users (id, email, password_hash, roles, created_at, updated_at)
    select person->>'userId', person->>'email', :hash, array['patient'], :now::timestamptz, :now::timestamptz ${ofSlice}`,
  `insert into patients (id, user_id, name, surname, birthdate, dni, city, phone, sort_name, sort_surname, search,
      recent_at, created_at, updated_at)
    select person->>'patientId', person->>'userId', person->>'name', person->>'surname',
      (person->>'birthdate')::date, person->>'dni', person->>'city', person->>'phone', person->>'sortName',
      person->>'sortSurname', person->>'search', :now::timestamptz, :now::timestamptz, :now::timestamptz ${ofSlice}`,
  `insert into histories (id, patient_id, created_at)
    select person->>'historyId', person->>'patientId', :now::timestamptz ${ofSlice}`,
  `insert into patient_clinics (clinic_id, patient_id, sort_name, sort_surname, status, recent_at, why, created_at)
    select :clinicId, person->>'patientId', person->>'sortName', person->>'sortSurname', 'none', :now::timestamptz,
      'registered', :now::timestamptz ${ofSlice}`,
  `insert into imported_patients (import_id, patient_id) select :id, person->>'patientId' ${ofSlice}`,
]

// All of them first and in one order, so that no two files wait for each other in a circle.
const addWords = `select add_name_words(array(
    select person->>'sortName' from import_lines where import_id = :id and ${registered}))`

const linkText = `insert into patient_clinics
    (clinic_id, patient_id, sort_name, sort_surname, status, recent_at, why, created_at)
  select :clinicId, p.id, p.sort_name, p.sort_surname, p.status, :now::timestamptz, 'linked', :now::timestamptz
    from import_lines l join patients p on p.id = l.patient_id
    where l.import_id = :id and ${linked} and not is_closed(p.id, :clinicId)
  on conflict do nothing returning patient_id "patientId"`

interface Writing {
  act: Act
  row: ImportRow
  hash: string
  /** Throws when it is not to go on. */
  onStep: (step: ImportStep) => void
}

/** Registers everybody new a slice at a time; answers how many they are. */
export async function registerLines({ act, row, hash, onStep }: Writing, total: number): Promise<number> {
  const { tx, now } = act
  const values = { id: row.id, clinicId: row.clinicId, hash, now: now.toISOString() }
  await tx.execute(bind(addWords, values))
  let done = 0
  for (let after = 0; ; ) {
    onStep({ state: 'writing', done, total })
    const slice = await sliceAfter(tx, row.id, after)
    const upTo = slice.at(-1)?.line
    if (upTo === undefined) return done
    for (const insert of inserts) await tx.execute(bind(insert, { ...values, after, upTo }))
    await recordAudits(
      act,
      slice.map(({ patientId }) => traceOf(row, 'patient.register', patientId)),
    )
    done += slice.length
    after = upTo
  }
}

function sliceAfter(tx: Orm, id: string, after: number) {
  return rowsOf<{ line: number; patientId: string }>(
    tx,
    bind(
      `select line, person->>'patientId' "patientId" from import_lines
        where import_id = :id and line > :after and ${registered} order by line limit ${linesAtOnce}`,
      { id, after },
    ),
  )
}

/** Makes those who were known and chosen patients of the clinic, and tells them; answers how many they are. */
export async function linkLines({ act, row }: Pick<Writing, 'act' | 'row'>, clinicName: string) {
  const { tx, now } = act
  const { id, clinicId } = row
  const people = await rowsOf<{ patientId: string }>(
    tx,
    bind(linkText, { id, clinicId, now: now.toISOString() }),
  )
  const ids = people.map(({ patientId }) => patientId)
  await recordAudits(
    act,
    ids.map((patientId) => traceOf(row, 'patient.link', patientId)),
  )
  const accounts = await rowsOf<{ email: string; language: string | null }>(
    tx,
    sql`select u.email, u.language from patients p join users u on u.id = p.user_id
      where p.id = any(${`{${ids.join(',')}}`}::text[]) and u.deleted_at is null`,
  )
  const content = { kind: 'patient-linked' as const, clinicName }
  await queueMails(
    act,
    accounts.map(({ email, language }) => ({
      to: email,
      content: { ...content, language: languageOf(language) },
    })),
  )
  return ids.length
}

/** How many are to be registered and linked. */
export async function countPlanned(tx: Orm, id: string): Promise<{ news: number; links: number }> {
  const [row] = await rowsOf<{ news: number; links: number }>(
    tx,
    bind(
      `select count(*) filter (where ${registered})::int news, count(*) filter (where ${linked})::int links
        from import_lines where import_id = :id`,
      { id },
    ),
  )
  return row ?? { news: 0, links: 0 }
}

/** Notes what became of the file; throws when somebody else was faster. */
export async function closeImport(
  { tx, now }: Act,
  id: string,
  made: { registered: number; linked: number },
) {
  await tx
    .update(imports)
    .set({ ...made, state: 'done', endedAt: now })
    .where(and(eq(imports.id, id), eq(imports.state, 'checked')))
}

function traceOf({ id, clinicId }: ImportRow, action: string, patientId: string): Trace {
  return { action, entity: 'patient', entityId: patientId, patientId, clinicId, details: { import: id } }
}

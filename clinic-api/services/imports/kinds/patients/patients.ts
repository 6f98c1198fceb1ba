import { sql } from 'drizzle-orm'
import { rowsOf } from '../../../../db/client.ts'
import { named, runNamed } from '../../../../db/named.ts'
import { clinics } from '../../../../db/schema/clinics.ts'
import { recordAudits } from '../../../../write/audit.ts'
import { languageOf } from '../../../../write/notification.ts'
import { queueMails } from '../../../../write/queue-mail.ts'
import { assertRoomForPatients } from '../../../plans/limits.ts'
import { fault } from '../fault.ts'
import { type KindOfImport, linkedLines, newLines, slice, stagedLines } from '../kind.ts'
import { documentPlace, hasStaged, sameDni, sharesWords, stagedDocument, wordsOf } from '../same-person.ts'
import { readPatient, type StagedPatient } from './read-patient.ts'

/**
 * Compares lines with earlier lines, the clinic's patients and other clinics' patients. The birthdate proves that a
 * known person is meant, as at the desk. A DNI of the clinic's with another birthdate or name may be a slip: somebody
 * is asked.
 */
const judge = `with staged as (
    select line, record, ${stagedDocument}, nullif(lower(record->>'email'), '') email,
      ${documentPlace} dni_place,
      row_number() over (partition by nullif(lower(record->>'email'), '')
        order by (record->>'birthdate')::date, line) email_place
    from ${stagedLines} lines
  ), found as (
    select s.*, p.id known_id, p.birthdate = (s.record->>'birthdate')::date is_proved,
      exists (select from patient_clinics here where here.patient_id = p.id and here.clinic_id = :clinicId) is_here,
      p.birthdate is distinct from (s.record->>'birthdate')::date
        or not ${sharesWords(wordsOf('p.sort_name'), wordsOf("s.record->>'sortName'"))} is_other, is_closed(p.id, :clinicId) is_closed,
      s.email is not null and u.id is null and s.email_place = 1 has_account,
      (select other.id from patient_clinics c join patients other on other.id = c.patient_id
        where c.clinic_id = :clinicId and c.sort_name = s.record->>'sortName'
          and other.birthdate = (s.record->>'birthdate')::date limit 1) similar_id
    from staged s
      left join patients p on ${hasStaged('p')}
      left join users u on lower(u.email) = s.email and u.deleted_at is null
  )
  select line, jsonb_build_object('hasAccount', has_account)
      || case when is_here and is_other then ${sameDni} else '{}' end found, coalesce(known_id, similar_id) same_id,
    case when is_here and is_other then 'similar' when is_here then 'here' when known_id is not null then 'known'
      when similar_id is not null then 'similar' else 'new' end verdict,
    case
      when dni_place > 1 then ${fault('dni', 'repeated')}
      when is_here then '[]'
      when known_id is not null and not is_proved then ${fault('dni', 'taken')}
      when known_id is not null and is_closed then ${fault('dni', 'closed')}
      else '[]' end faults
  from found`

// All of them first and in one order, so that no two files wait for each other in a circle.
const addWords = `select from add_name_words(array(select record->>'sortName' from ${newLines} lines)) where false`

// The eldest of those who share an address in a file has the account; lines that were read before say nothing of it.
const hasAccount = `coalesce((record->>'hasAccount')::boolean, true)`

// In this order: each names what the one before it has made.
const inserts = [
  `insert into users (id, email, password_hash, roles, language, created_at, updated_at)
    select record->>'userId', case when ${hasAccount} then record->>'email' end, :hash, array['patient'], coalesce(record->>'language', :language), :now::timestamptz,
      :now::timestamptz from ${slice} lines`,
  `insert into patients (id, user_id, name, surname, birthdate, dni, document_kind,
      document_country, city, phone, sex, address, postal_code, health_card, language, emergency_contact,
      email, sort_name, sort_surname, search,
      recent_at, created_at, updated_at)
    select record->>'id', record->>'userId', record->>'name', record->>'surname',
      (record->>'birthdate')::date, record->>'dni', record->>'documentKind', record->>'documentCountry', record->>'city', record->>'phone',
      record->>'sex', record->>'address', record->>'postalCode', record->>'healthCard', record->>'language',
      nullif(record->'emergencyContact', 'null'::jsonb),
      case when ${hasAccount} then '' else record->>'email' end, record->>'sortName',
      record->>'sortSurname', record->>'search', :now::timestamptz, :now::timestamptz, :now::timestamptz
    from ${slice} lines`,
  `insert into histories (id, patient_id, created_at)
    select record->>'historyId', record->>'id', :now::timestamptz from ${slice} lines`,
  `insert into patient_clinics (clinic_id, patient_id, sort_name, sort_surname, status, recent_at, why, created_at)
    select :clinicId, record->>'id', record->>'sortName', record->>'sortSurname', 'none', :now::timestamptz,
      'registered', :now::timestamptz from ${slice} lines`,
  `insert into imported_patients (import_id, patient_id) select :id, record->>'id' from ${slice} lines`,
]

const linkKnown = named(
  'link_imported_patients',
  `insert into patient_clinics
    (clinic_id, patient_id, sort_name, sort_surname, status, recent_at, why, created_at)
  select :clinicId, p.id, p.sort_name, p.sort_surname, p.status, :now::timestamptz, 'linked', :now::timestamptz
    from ${linkedLines} l join patients p on p.id = l.same_id where not is_closed(p.id, :clinicId)
  on conflict do nothing returning patient_id "patientId"`,
)

/** The clinic's patients; somebody known elsewhere becomes one of them and is told by mail. */
export const patients: KindOfImport<StagedPatient> = {
  read: readPatient,
  judge,
  assertRoom: assertRoomForPatients,
  prepare: addWords,
  inserts,
  traceOf: ({ id }) => ({ action: 'patient.register', entity: 'patient', entityId: id, patientId: id }),
  invitation: {
    mail: 'patient-invited',
    noted: 'imported_patients',
    key: 'patient_id',
    people: 'patients',
  },
  async link({ act, row: { id, clinicId } }) {
    const { tx, now } = act
    const values = { id, clinicId, now: now.toISOString() }
    const linked = await runNamed<{ patientId: string }>(tx, linkKnown, values)
    const ids = linked.map(({ patientId }) => patientId)
    const trace = { action: 'patient.link', entity: 'patient', clinicId, details: { import: id } }
    await recordAudits(
      act,
      ids.map((patientId) => ({ ...trace, entityId: patientId, patientId })),
    )
    const [clinic] = await tx
      .select({ name: clinics.name })
      .from(clinics)
      .where(sql`${clinics.id} = ${clinicId}`)
    const accounts = await rowsOf<{ id: string; email: string; language: string | null }>(
      tx,
      sql`select p.id, coalesce(u.email, p.email) email, u.language from patients p join users u on u.id = p.user_id
        where p.id = any(${`{${ids.join(',')}}`}::text[]) and u.deleted_at is null`,
    )
    const content = { kind: 'patient-linked' as const, clinicName: clinic?.name ?? '' }
    await queueMails(
      act,
      accounts.map(({ id, email, language }) => ({
        to: email,
        patientId: id,
        content: { ...content, language: languageOf(language) },
      })),
    )
    return ids.length
  },
}

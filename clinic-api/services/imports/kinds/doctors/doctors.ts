import { named, runNamed } from '../../../../db/named.ts'
import { recordAudits } from '../../../../write/audit.ts'
import { assertRoomForDoctors } from '../../../plans/limits.ts'
import { fault } from '../fault.ts'
import { type KindOfImport, linkedLines, slice, stagedLines } from '../kind.ts'
import {
  documentPlace,
  foldedWords,
  hasStaged,
  sameDni,
  sharesWords,
  stagedDocument,
} from '../same-person.ts'
import { readDoctor, type StagedDoctor } from './read-doctor.ts'

const known = `coalesce(mine.name || ' ' || mine.surname, twin.name || ' ' || twin.surname)`
const isOurs = (person: string) => `exists (select from memberships m
        where m.staff_id = ${person}.id and m.clinic_id = :clinicId and m.ended_at is null)`
const written = `(s.record->>'name') || ' ' || (s.record->>'surname')`

/**
 * A doctor is known by e-mail and DNI; whoever works for the clinic without being a doctor can become one. A doctor of
 * another name may be a slip: that is asked.
 */
const judge = `with staged as (
    select line, record, ${stagedDocument}, lower(record->>'email') email,
      ${documentPlace} dni_place,
      row_number() over (partition by lower(record->>'email') order by line) email_place
    from ${stagedLines} lines
  ), found as (
    select s.*, u.id user_id, mine.id mine_id, twin.id twin_id, coalesce(mine.id, twin.id) known_id,
      coalesce(mine.specialty, twin.specialty) is not null is_doctor,
      not ${sharesWords(foldedWords(known), foldedWords(written))} is_other,
      mine.id is null or ${isOurs('mine')} is_mail_ours, twin.id is null or ${isOurs('twin')} is_dni_ours,
      mine.dni is not null and not (${hasStaged('mine')}) is_mail_of_other, mine.id <> twin.id is_dni_of_other,
      (select other.id from clinic_staff other where other.clinic_id = :clinicId and other.deleted_at is null
        and other.specialty is not null and lower(other.name) = lower(s.record->>'name')
        and lower(other.surname) = lower(s.record->>'surname') limit 1) similar_id
    from staged s
      left join users u on lower(u.email) = s.email and u.deleted_at is null
      left join staff mine on mine.user_id = u.id and mine.deleted_at is null
      left join staff twin on ${hasStaged('twin')} and twin.deleted_at is null
  )
  select line, case when known_id is not null and is_doctor and is_other then ${sameDni} end found,
    coalesce(known_id, similar_id) same_id,
    case when known_id is not null and is_doctor and is_other then 'similar' when known_id is not null and is_doctor then 'here' when known_id is not null then 'known'
      when similar_id is not null then 'similar' else 'new' end verdict,
    case
      when dni_place > 1 then ${fault('dni', 'repeated')}
      when email_place > 1 then ${fault('email', 'repeated')}
      when not is_dni_ours then ${fault('dni', 'taken')}
      when not is_mail_ours or user_id is not null and mine_id is null then ${fault('email', 'taken')}
      when is_mail_of_other then ${fault('email', 'taken')}
      when is_dni_of_other then ${fault('dni', 'taken')}
      else '[]' end faults
  from found`

const inserts = [
  `insert into users (id, email, password_hash, roles, language, created_at, updated_at)
    select record->>'userId', record->>'email', :hash, array['doctor'], :language, :now::timestamptz,
      :now::timestamptz from ${slice} lines`,
  `insert into staff (id, user_id, clinic_id, name, surname, dni, document_kind, document_country, specialty,
      created_at, updated_at)
    select record->>'id', record->>'userId', :clinicId, record->>'name', record->>'surname', record->>'dni',
      record->>'documentKind', record->>'documentCountry', record->>'specialty', :now::timestamptz, :now::timestamptz from ${slice} lines`,
  `insert into imported_doctors (import_id, staff_id) select :id, record->>'id' from ${slice} lines`,
]

const linkKnown = named(
  'link_imported_doctors',
  `with linked as (
    update staff s set specialty = record->>'specialty', dni = coalesce(s.dni, record->>'dni'),
      document_kind = case when s.dni is null then record->>'documentKind' else s.document_kind end,
      document_country = case when s.dni is null then record->>'documentCountry' else s.document_country end,
      updated_at = :now::timestamptz
    from ${linkedLines} l
    where s.id = l.same_id and ${isOurs('s')} and s.deleted_at is null and s.specialty is null
    returning s.id
  ), entitled as (
    update memberships m set roles = array_append(m.roles, 'doctor'), updated_at = :now::timestamptz
    from linked where m.staff_id = linked.id and m.clinic_id = :clinicId and not 'doctor' = any(m.roles)
  )
  select id "staffId" from linked`,
)

/** The clinic's doctors; whoever runs it can become one of them. */
export const doctors: KindOfImport<StagedDoctor> = {
  read: readDoctor,
  judge,
  assertRoom: assertRoomForDoctors,
  inserts,
  traceOf: ({ id }) => ({ action: 'staff.register', entity: 'staff', entityId: id }),
  invitation: { mail: 'doctor-invited', noted: 'imported_doctors', key: 'staff_id', people: 'staff' },
  async link({ act, row: { id, clinicId } }) {
    const values = { id, clinicId, now: act.now.toISOString() }
    const linked = await runNamed<{ staffId: string }>(act.tx, linkKnown, values)
    const trace = { action: 'staff.update', entity: 'staff', clinicId, details: { import: id } }
    await recordAudits(
      act,
      linked.map(({ staffId }) => ({ ...trace, entityId: staffId })),
    )
    return linked.length
  },
}

import type { Orm } from '../../db/client.ts'
import { bind } from '../../db/named.ts'

const taken = (field: string, reason: string) =>
  `jsonb_build_array(jsonb_build_object('field', '${field}', 'reason', '${reason}'))`

/**
 * What is to be said of every line somebody was read from, in one statement: who stands in the file before, whom the
 * clinic has, whom others have. A known person's birthdate is the proof that they are meant, as at the desk.
 */
const judgeText = `with staged as (
    select line, person, lower(person->>'dni') dni, lower(person->>'email') email,
      row_number() over (partition by lower(person->>'dni') order by line) dni_place,
      row_number() over (partition by lower(person->>'email') order by line) email_place
    from import_lines where import_id = :id and person is not null
  ), found as (
    select s.*, p.id known_id, p.birthdate = (s.person->>'birthdate')::date is_proved,
      here.patient_id is not null is_here, is_closed(p.id, :clinicId) is_closed,
      u.id is not null and u.id is distinct from p.user_id is_mail_taken,
      (select other.id from patient_clinics c join patients other on other.id = c.patient_id
        where c.clinic_id = :clinicId and c.sort_name = s.person->>'sortName'
          and other.birthdate = (s.person->>'birthdate')::date limit 1) similar_id
    from staged s
      left join patients p on lower(p.dni) = s.dni
      left join patient_clinics here on here.patient_id = p.id and here.clinic_id = :clinicId
      left join users u on lower(u.email) = s.email and u.deleted_at is null
  ), judged as (
    select line, known_id, similar_id, is_here, case
        when dni_place > 1 then ${taken('dni', 'repeated')}
        when email_place > 1 then ${taken('email', 'repeated')}
        when is_here then '[]'
        when known_id is not null and not is_proved then ${taken('dni', 'taken')}
        when known_id is not null and is_closed then ${taken('dni', 'closed')}
        when known_id is null and is_mail_taken then ${taken('email', 'taken')}
        else '[]' end faults
    from found
  )
  update import_lines l set faults = j.faults, choice = 'skip',
    verdict = case
      when j.faults <> '[]' then 'error'
      when j.is_here then 'here'
      when j.known_id is not null then 'known'
      when j.similar_id is not null then 'similar'
      else 'new' end,
    patient_id = case
      when j.faults <> '[]' then null
      when j.known_id is not null then j.known_id
      else j.similar_id end
  from judged j where l.import_id = :id and l.line = j.line`

/** Gives each line its verdict, and every double the choice to be left alone. */
export async function judgeLines(tx: Orm, { id, clinicId }: { id: string; clinicId: string }): Promise<void> {
  await tx.execute(bind(judgeText, { id, clinicId }))
}

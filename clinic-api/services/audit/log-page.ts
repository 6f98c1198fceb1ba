import { named } from '../../db/named.ts'

// Whoever may do a thing to nobody is refused before the record is looked up: its id is that of the address.
const patientOf = `coalesce(a.patient_id, case when a.outcome = 'refused' and a.entity in ('patients', 'histories')
    then coalesce((select h.patient_id from histories h where h.id = a.entity_id), a.entity_id) end)`

// A refusal names its patient only in the logs of the clinics that treat them.
const isNamed = `(a.outcome = 'done' or a.details ? 'otherClinic' or exists (
    select from patient_clinics known where known.patient_id = ${patientOf} and known.clinic_id = :clinicId))`

// The roles in which they acted. Entries of former versions do not say them, nor does signing in, which comes before a
// place of work: they have those of today.
const rolesOf = `coalesce(a.details->'as',
    (select to_jsonb(m.roles) from staff w join memberships m on m.staff_id = w.id
      where w.user_id = a.actor_id and m.clinic_id = :clinicId),
    (select to_jsonb(held.roles) from users held where held.id = a.actor_id))`

// Ids of a list are those of patients or of visits.
const isWanted = `(:person = '' or a.actor_id = :person or (a.entity = 'user' and a.entity_id = :person))
    and (:patient = '' or (${patientOf} = :patient or ${patientOf} = any(mine.former)) and ${isNamed}
      or a.details->'ids' ?| mine.ids or a.details->'visits' ?| mine.ids)
    and (:action = '' or a.action = :action)
    and (:area = '' or split_part(a.action, '.', 1) = any(:beginnings::text[]))
    and (:outcome = '' or a.outcome = :outcome)
    and (:role = '' or ${rolesOf} ? :role)
    and a.id >= :least and a.id < :beyond`
const newest = 'order by a.id desc limit :limit'

/** Rows without a clinic that are by a member of its staff, or about their account; none that is older than a full page. */
const ofStaff = (which: string) => `select found.* from clinic_staff s
    join lateral (select a.* from audit a, mine where a.clinic_id is null and ${which} and ${isWanted}
      and a.id >= (select least from full_page) ${newest}) found on true
    where s.clinic_id = :clinicId`

const nameOf = (table: string) => `${table}.name || ' ' || ${table}.surname`

/** One page of what a clinic did and what happened to its accounts, newest first: a range of an index, by keyset. */
export const logPage = named(
  'audit_page',
  `with mine as (
    select array[:patient] || former.ids || coalesce((
      select array_agg(id) from appointments where patient_id = :patient and clinic_id = :clinicId
    ), '{}') ids, former.ids former
    from (select coalesce(array_agg(merged_id), '{}') ids from merged_patients where patient_id = :patient) former
  ), own as materialized (
    select a.* from audit a, mine where a.clinic_id = :clinicId and ${isWanted} ${newest}
  ), full_page as materialized (
    select case when count(*) = :limit then min(id) else '' end least from own
  ), a as (
    select * from own
    union all (${ofStaff('a.actor_id = s.user_id')})
    union all (${ofStaff(`a.entity_id = s.user_id and a.entity = 'user' and a.actor_id is distinct from s.user_id`)})
    order by id desc limit :limit
  )
  select a.id, a.at, a.action, a.outcome, a.details->>'refusal' why, a.entity, a.entity_id "entityId", a.address,
    case when jsonb_typeof(a.details->'ids') = 'array' then jsonb_array_length(a.details->'ids') end listed,
    a.actor_id "actorId", ${rolesOf} "actorRoles", coalesce(${nameOf('s')}, k.name) "actorName", k.id is not null "isKey", coalesce(${nameOf('p')}, (select ${nameOf('g')} from guardians g where g.user_id = a.actor_id limit 1)) "actorPatient",
    case when a.entity = 'user' then a.entity_id end "accountId",
    ${nameOf('ts')} "accountName", ${nameOf('tp')} "accountPatient",
    elsewhere.name "actorClinic",
    case when ${isNamed} then ${patientOf} end "patientId",
    case when ${isNamed} then ${nameOf('about')} end "patientName"
  from a
  left join staff s on s.user_id = a.actor_id
  left join patients p on p.user_id = a.actor_id
  left join api_keys k on k.id = a.actor_id
  left join staff ts on a.entity = 'user' and ts.user_id = a.entity_id
  left join patients tp on a.entity = 'user' and tp.user_id = a.entity_id
  left join clinics elsewhere on elsewhere.id = a.details->>'otherClinic'
  left join patients about on about.id = ${patientOf}
  order by a.id desc`,
)

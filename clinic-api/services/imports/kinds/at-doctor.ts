/** The clinic's doctor of this e-mail address, as a join to lines `s`. */
export const doctorOfLine = `left join (
    select d.id, d.user_id, d.specialty, lower(u.email) email from clinic_staff d join users u on u.id = d.user_id
    where d.clinic_id = :clinicId and d.specialty is not null and d.deleted_at is null and u.deleted_at is null
  ) d on d.email = lower(s.record->>'doctorEmail')`

/** A row for every line of `lines` whose doctor has left since; the others stay until the import ends. */
export const leftDoctors = (lines: string) => `with there as (
    select id from clinic_staff where clinic_id = :clinicId and specialty is not null and deleted_at is null
    order by id for share
  )
  select 1 from ${lines} l where not exists (select from there where there.id = l.record->>'doctorId') limit 1`

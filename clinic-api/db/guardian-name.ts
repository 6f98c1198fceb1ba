/**
 * The name under which an account acts for a patient at a moment, as a part of a statement; null when it does not. The tie is
 * `g` to a clause that locks it.
 */
export const guardianName = (patient: string, user: string, at: string, lock = '') => `(
  select g.name || ' ' || g.surname from guardians g join patients q on q.id = g.patient_id join clinics gc on gc.id = g.clinic_id
  where g.patient_id = ${patient} and g.user_id = ${user} and g.ended_at is null and q.deceased_on is null
    and coalesce(tie_end(q.birthdate, g.relation, g.until_day, gc.time_zone) > ${at}, true)
  limit 1 ${lock})`

import { eq } from 'drizzle-orm'
import type { FirstSteps } from '#contract/first-steps'
import { named, runNamed } from '../../db/named.ts'
import { clinics } from '../../db/schema/clinics.ts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { write } from '../../write/write.ts'
import { getClinic, subjectOfClinic } from './queries.ts'

const found = named(
  'first_steps',
  `select c.first_steps_dismissed_at is not null dismissed, array_remove(array[
      case when c.opening_hours is not null then 'hours' end,
      case when exists (
        select from clinic_staff s where s.clinic_id = c.id and s.specialty is not null and s.deleted_at is null
      ) then 'doctor' end,
      case when exists (select from workshifts w where w.clinic_id = c.id) then 'shifts' end,
      case when exists (select from patient_clinics p where p.clinic_id = c.id) then 'patient' end,
      case when c.self_registration then 'invite' end,
      case when c.active then 'plan' end
    ], null) done
    from clinics c where c.id = :clinicId`,
)

/** The first steps that the clinic has already taken, judged by its rows. Throws 404. */
export async function readFirstSteps({ db }: Pick<Deps, 'db'>, clinicId: string): Promise<FirstSteps> {
  const [steps] = await runNamed<FirstSteps>(db, found, { clinicId })
  if (!steps) throw notFound()
  return steps
}

/** The list is shown no more. Throws 403 and 404. */
export async function dismissFirstSteps(deps: Deps, caller: Caller, clinicId: string): Promise<FirstSteps> {
  const intent = {
    action: 'first-steps.dismiss',
    find: async (tx: Parameters<typeof getClinic>[0]) =>
      (await getClinic(tx, clinicId)) ?? Promise.reject(notFound()),
    subject: subjectOfClinic,
  } as const
  await write(deps, caller, intent, async (act, clinic) => {
    if (clinic.firstStepsDismissedAt) return act.unchanged()
    await act.tx.update(clinics).set({ firstStepsDismissedAt: act.now }).where(eq(clinics.id, clinicId))
    return act.audit({ action: 'first-steps.dismiss', entity: 'clinic', entityId: clinicId, clinicId })
  })
  return readFirstSteps(deps, clinicId)
}

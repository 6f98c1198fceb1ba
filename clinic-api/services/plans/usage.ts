import type { PlanUsage } from '#contract/plan-usage'
import { named, runNamed } from '../../db/named.ts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import { limitsOf } from './add-ons.ts'
import { getPlan } from './queries.ts'
import { toWireUsage } from './wire.ts'

interface Counted {
  planId: string
  doctors: number
  patients: number
  bytes: number
}

const counted = named(
  'plan_usage',
  `select c.plan_id "planId",
      (select count(*)::int from clinic_staff s
        where s.clinic_id = c.id and s.specialty is not null and s.deleted_at is null) doctors,
      (select count(*)::int from patient_clinics l where l.clinic_id = c.id) patients,
      (select coalesce(sum(f.size), 0)::float8 from files f
        where f.created_by in (select s.user_id from clinic_staff s where s.clinic_id = c.id)) bytes
    from clinics c where c.id = :clinicId`,
)

/** The clinic's use of its plan and add-ons, with their limits. Throws 404. */
export async function readUsage({ db, env }: Pick<Deps, 'db' | 'env'>, clinicId: string): Promise<PlanUsage> {
  const [found] = await runNamed<Counted>(db, counted, { clinicId })
  const plan = found && (await getPlan(db.orm, found.planId))
  if (!plan) throw notFound()
  const limits = await limitsOf(db.orm, clinicId, plan)
  return toWireUsage({ ...found, planName: plan.name, limits, mostBytes: env.QUOTA_PER_CLINIC_BYTES ?? null })
}

import type { PlanUsage } from '#contract/plan-usage'
import { named, runNamed } from '../../db/named.ts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import { limitsOf } from './add-ons.ts'
import { getPlan } from './queries.ts'
import { type CountedClinic, toWireUsage } from './wire.ts'

const counted = named(
  'plan_usage',
  `select c.id, c.name, c.plan_id "planId",
      (select count(*)::int from clinic_staff s
        where s.clinic_id = c.id and s.specialty is not null and s.deleted_at is null) doctors,
      (select count(*)::int from patient_clinics l where l.clinic_id = c.id) patients,
      (select coalesce(sum(f.size), 0)::float8 from files f
        where f.created_by in (select s.user_id from clinic_staff s where s.clinic_id = c.id)) "storage"
    from clinics own join clinics c on coalesce(own.group_id, own.id) in (c.id, c.group_id)
    where own.id = :clinicId order by c.name, c.id`,
)

/** The use that the clinic and its group make of their plan and add-ons, with the limits. Throws 404. */
export async function readUsage({ db, env }: Pick<Deps, 'db' | 'env'>, clinicId: string): Promise<PlanUsage> {
  const group = await runNamed<CountedClinic>(db, counted, { clinicId })
  const own = group.find(({ id }) => id === clinicId)
  const plan = own && (await getPlan(db.orm, own.planId))
  if (!plan) throw notFound()
  const limits = await limitsOf(db.orm, clinicId, plan)
  return toWireUsage({ own, group, plan, limits, mostBytes: env.QUOTA_PER_CLINIC_BYTES ?? null })
}

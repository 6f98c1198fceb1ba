import { asc, eq } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { plans } from '../../db/schema/plans.ts'

export type PlanRecord = typeof plans.$inferSelect

export function listPlans(orm: Reader): Promise<PlanRecord[]> {
  return orm.select().from(plans).orderBy(asc(plans.position))
}

export async function getPlan(orm: Reader, planId: string): Promise<PlanRecord | null> {
  const [plan] = await orm.select().from(plans).where(eq(plans.id, planId))
  return plan ?? null
}

import type { z } from 'zod'
import type { insightsQuery } from '#contract/insights'
import { addDays, dayBounds } from '#contract/zone'
import { runNamed } from '../../db/named.ts'
import type { Deps } from '../../deps.ts'
import { invalidInput, notFound } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { assertCan } from '../../policy/can.ts'
import { getClinicSettings } from '../clinics/settings.ts'
import { doctorsOf } from './statements.ts'

export type InsightsQuery = z.output<typeof insightsQuery>

const mostDays = 366

export interface Scope {
  clinicId: string
  /** Null for the whole clinic. */
  doctorId: string | null
  timeZone: string
  from: Date
  until: Date
  doctors: { id: string; name: string }[]
}

/**
 * Whose visits of which time the caller may count: an administrator the clinic's, a doctor their own. Throws 403, 404,
 * and 400 for days in the wrong order or too many of them.
 */
export async function openScope(
  { db }: Pick<Deps, 'db'>,
  caller: Caller,
  { clinicId, doctorId: wanted, from, to }: InsightsQuery,
): Promise<Scope> {
  const doctorId = wanted ?? (caller.roles.includes('clinicadmin') ? null : caller.doctorId)
  // A doctor who moved to another clinic may not see the figures of the old one.
  const subject = caller.clinicId === clinicId ? { clinicIds: [clinicId], doctorId } : null
  assertCan(caller, 'insights.read', subject)
  const settings = await getClinicSettings(db, clinicId)
  const doctors = await runNamed<{ id: string; name: string }>(db, doctorsOf, { clinicId })
  if (!settings || (doctorId !== null && !doctors.some(({ id }) => id === doctorId))) throw notFound()
  const { timeZone } = settings
  if (to < from) throw invalidInput({ to: 'The end must be after the start' })
  if (to >= addDays(from, mostDays)) throw invalidInput({ to: `At most ${mostDays} days at once` })
  const isWhole = caller.roles.includes('clinicadmin')
  return {
    clinicId,
    doctorId,
    timeZone,
    from: new Date(dayBounds(from, timeZone).start),
    until: new Date(dayBounds(to, timeZone).end),
    doctors: isWhole ? doctors : doctors.filter(({ id }) => id === doctorId),
  }
}

import type { Database, Statement } from '../../db/client.ts'

/** What days and slots are measured by. */
export interface ClinicSettings {
  timeZone: string
  slotMinutes: number
}

const findSettings: Statement = {
  name: 'clinic_settings',
  text: 'select time_zone "timeZone", slot_minutes "slotMinutes" from clinics where id = $1',
}

const remembered = new WeakMap<Database, Map<string, ClinicSettings>>()
const mostRemembered = 10_000

/**
 * The clinic's settings, from memory when `fresh` is not asked for; null for an unknown clinic. Statements that
 * build on remembered settings name them in their condition, and ask again for fresh ones when they miss.
 */
export async function getClinicSettings(
  db: Database,
  clinicId: string,
  fresh = false,
): Promise<ClinicSettings | null> {
  const known = remembered.get(db) ?? new Map<string, ClinicSettings>()
  remembered.set(db, known)
  const memory = fresh ? undefined : known.get(clinicId)
  if (memory) return memory
  const [settings] = await db.run<ClinicSettings>(findSettings, [clinicId])
  if (!settings) return null
  if (known.size >= mostRemembered) known.clear()
  known.set(clinicId, settings)
  return settings
}

export function sameSettings(a: ClinicSettings, b: ClinicSettings): boolean {
  return a.timeZone === b.timeZone && a.slotMinutes === b.slotMinutes
}

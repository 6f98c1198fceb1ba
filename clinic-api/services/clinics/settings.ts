import type { ReadingDatabase } from '../../db/client.ts'
import { named, runNamed } from '../../db/named.ts'

/** Settings that days and slots depend on. */
export interface ClinicSettings {
  timeZone: string
  slotMinutes: number
  /** The notice of visits whose kind has none of its own. */
  noticeMinutes: number
}

const findSettings = named(
  'clinic_settings',
  `select time_zone "timeZone", slot_minutes "slotMinutes", notice_minutes "noticeMinutes"
    from clinics where id = :clinicId`,
)

const remembered = new WeakMap<ReadingDatabase, Map<string, ClinicSettings>>()
const mostRemembered = 10_000

function memoryOf(db: ReadingDatabase): Map<string, ClinicSettings> {
  const known = remembered.get(db) ?? new Map<string, ClinicSettings>()
  remembered.set(db, known)
  return known
}

/** The clinic's settings as they are now; null for an unknown clinic. */
export async function getClinicSettings(
  db: ReadingDatabase,
  clinicId: string,
): Promise<ClinicSettings | null> {
  const [settings] = await runNamed<ClinicSettings>(db, findSettings, { clinicId })
  if (!settings) return null
  const known = memoryOf(db)
  if (known.size >= mostRemembered) known.clear()
  known.set(clinicId, settings)
  return settings
}

/**
 * The settings as this process last read them, which may be out of date: use them to learn whether the clinic
 * exists, or have them checked by `withSettings`.
 */
export async function recallClinicSettings(
  db: ReadingDatabase,
  clinicId: string,
): Promise<ClinicSettings | null> {
  return memoryOf(db).get(clinicId) ?? (await getClinicSettings(db, clinicId))
}

export interface Outcome<Result> {
  result: Result
  /** Whether the settings may have been too old for it. */
  missed: boolean
}

/**
 * Does `work` with remembered settings, and when it missed and they have changed, once more with the present ones.
 * Whatever `work` does must name the settings in its condition. Null for an unknown clinic.
 */
export async function withSettings<Result>(
  db: ReadingDatabase,
  clinicId: string,
  work: (settings: ClinicSettings) => Promise<Outcome<Result>>,
): Promise<Result | null> {
  const known = await recallClinicSettings(db, clinicId)
  if (!known) return null
  const { result, missed } = await work(known)
  if (!missed) return result
  const present = await getClinicSettings(db, clinicId)
  if (!present || sameSettings(known, present)) return result
  return (await work(present)).result
}

export function sameSettings(a: ClinicSettings, b: ClinicSettings): boolean {
  return a.timeZone === b.timeZone && a.slotMinutes === b.slotMinutes && a.noticeMinutes === b.noticeMinutes
}

import { and, eq, inArray } from 'drizzle-orm'
import { defaultReminders, type ReminderSettings } from '#contract/reminders'
import type { Orm, Reader } from '../../db/client.ts'
import { appointments } from '../../db/schema/appointments.ts'
import { clinicReminders, reminders } from '../../db/schema/reminders.ts'
import type { Deps } from '../../deps.ts'
import { notFound, stale } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { assertCan } from '../../policy/can.ts'
import { type IntentOn, write } from '../../write/write.ts'
import { type ClinicRecord, getClinic, subjectOfClinic } from '../clinics/queries.ts'

/** When the clinic reminds its patients. Throws 403 and 404. */
export async function readReminderSettings(
  { db }: Deps,
  caller: Caller,
  clinicId: string,
): Promise<ReminderSettings> {
  const clinic = await getClinic(db.orm, clinicId)
  assertCan(caller, 'clinic.reminders', clinic && subjectOfClinic(clinic))
  return versionedOf(await rowOf(db.orm, clinicId))
}

/** Throws 403, 404, and 409 when they have changed since `version`. Reminders planned by the old settings are planned again. */
export function saveReminderSettings(
  deps: Deps,
  caller: Caller,
  clinicId: string,
  settings: ReminderSettings,
): Promise<ReminderSettings> {
  return write(deps, caller, onClinic(clinicId), async (act) => {
    const { on: isOn, hoursBefore, version, ...quiet } = settings
    const before = await rowOf(act.tx, clinicId)
    if (version !== undefined && version !== versionOf(before)) throw stale()
    // A clock that stands still gives two writes one time, which would be one version.
    const updatedAt = new Date(Math.max(act.now.getTime(), versionOf(before) + 1))
    const row = { isOn, hoursBefore: hoursBefore.toSorted((a, b) => b - a), ...quiet, updatedAt }
    const [saved] = await act.tx
      .insert(clinicReminders)
      .values({ clinicId, ...row })
      .onConflictDoUpdate({
        target: clinicReminders.clinicId,
        set: row,
        // Somebody who wrote since the row was read above is not overwritten either.
        ...(version !== undefined && { setWhere: eq(clinicReminders.updatedAt, new Date(version)) }),
      })
      .returning()
    if (!saved) throw stale()
    await forgetPlanned(act.tx, clinicId)
    return act.audit(
      { action: 'clinic.reminders', entity: 'clinic', entityId: clinicId, clinicId },
      versionedOf(saved),
    )
  })
}

function onClinic(id: string): IntentOn<ClinicRecord> {
  return {
    action: 'clinic.reminders',
    find: async (tx) => (await getClinic(tx, id)) ?? Promise.reject(notFound()),
    subject: subjectOfClinic,
  }
}

async function forgetPlanned(tx: Orm, clinicId: string): Promise<void> {
  const ofClinic = tx
    .select({ id: appointments.id })
    .from(appointments)
    .where(eq(appointments.clinicId, clinicId))
  await tx
    .delete(reminders)
    .where(and(eq(reminders.state, 'planned'), inArray(reminders.appointmentId, ofClinic)))
}

type Row = typeof clinicReminders.$inferSelect

async function rowOf(orm: Reader, clinicId: string): Promise<Row | undefined> {
  const [row] = await orm.select().from(clinicReminders).where(eq(clinicReminders.clinicId, clinicId))
  return row
}

/** The time of the last write; 0 before the first. */
function versionOf(row: Row | undefined): number {
  return row?.updatedAt.getTime() ?? 0
}

function versionedOf(row: Row | undefined): ReminderSettings {
  return { ...settingsOf(row), version: versionOf(row) }
}

function settingsOf(row: Row | undefined): ReminderSettings {
  if (!row) return defaultReminders
  const { isOn: on, hoursBefore, quietFrom, quietTo, offerMinutes } = row
  return { on, hoursBefore, quietFrom, quietTo, offerMinutes }
}

export async function remindersOf(orm: Reader, clinicId: string): Promise<ReminderSettings> {
  return settingsOf(await rowOf(orm, clinicId))
}

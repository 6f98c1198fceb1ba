import { and, eq, inArray } from 'drizzle-orm'
import { defaultReminders, type ReminderSettings } from '#contract/reminders'
import type { Orm, Reader } from '../../db/client.ts'
import { appointments } from '../../db/schema/appointments.ts'
import { clinicReminders, reminders } from '../../db/schema/reminders.ts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
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
  return remindersOf(db.orm, clinicId)
}

/** Throws 403 and 404. Reminders planned by the old settings are planned again. */
export function saveReminderSettings(
  deps: Deps,
  caller: Caller,
  clinicId: string,
  settings: ReminderSettings,
): Promise<ReminderSettings> {
  return write(deps, caller, onClinic(clinicId), async (act) => {
    const { on: isOn, hoursBefore, ...quiet } = settings
    const row = { isOn, hoursBefore: hoursBefore.toSorted((a, b) => b - a), ...quiet, updatedAt: act.now }
    await act.tx
      .insert(clinicReminders)
      .values({ clinicId, ...row })
      .onConflictDoUpdate({ target: clinicReminders.clinicId, set: row })
    await forgetPlanned(act.tx, clinicId)
    return act.audit(
      { action: 'clinic.reminders', entity: 'clinic', entityId: clinicId, clinicId },
      { on: isOn, hoursBefore: row.hoursBefore, ...quiet },
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

export async function remindersOf(orm: Reader, clinicId: string): Promise<ReminderSettings> {
  const [row] = await orm.select().from(clinicReminders).where(eq(clinicReminders.clinicId, clinicId))
  if (!row) return defaultReminders
  const { isOn: on, hoursBefore, quietFrom, quietTo, offerMinutes } = row
  return { on, hoursBefore, quietFrom, quietTo, offerMinutes }
}

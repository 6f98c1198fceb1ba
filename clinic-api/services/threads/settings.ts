import { eq } from 'drizzle-orm'
import { defaultMessaging, type MessagingSettings } from '#contract/messaging'
import type { Reader } from '../../db/client.ts'
import { clinicMessaging } from '../../db/schema/threads.ts'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../../policy/caller.ts'
import { assertCan } from '../../policy/can.ts'
import { write } from '../../write/write.ts'
import { getClinic, subjectOfClinic } from '../clinics/queries.ts'

/** How the clinic answers. Throws 403 and 404. */
export async function readMessaging(
  { db }: Deps,
  caller: Caller,
  clinicId: string,
): Promise<MessagingSettings> {
  const clinic = await getClinic(db.orm, clinicId)
  assertCan(caller, 'clinic.read-messaging', clinic && subjectOfClinic(clinic))
  return messagingOf(db.orm, clinicId)
}

/** Throws 403 and 404. */
export function saveMessaging(
  deps: Deps,
  caller: Caller,
  clinicId: string,
  settings: MessagingSettings,
): Promise<MessagingSettings> {
  const intent = { action: 'clinic.messaging', subject: { clinicIds: [clinicId] } } as const
  return write(deps, caller, intent, async (act) => {
    const row = { ...settings, updatedAt: act.now }
    await act.tx
      .insert(clinicMessaging)
      .values({ clinicId, ...row })
      .onConflictDoUpdate({ target: clinicMessaging.clinicId, set: row })
    return act.audit({ action: 'clinic.messaging', entity: 'clinic', entityId: clinicId, clinicId }, settings)
  })
}

async function messagingOf(orm: Reader, clinicId: string): Promise<MessagingSettings> {
  const [row] = await orm.select().from(clinicMessaging).where(eq(clinicMessaging.clinicId, clinicId))
  return row ? { answerHours: row.answerHours, replies: row.replies } : defaultMessaging
}

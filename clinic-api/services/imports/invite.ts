import { and, eq, isNull, sql } from 'drizzle-orm'
import { rowsOf } from '../../db/client.ts'
import { clinics } from '../../db/schema/clinics.ts'
import { importedPatients } from '../../db/schema/imports.ts'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../../policy/caller.ts'
import { languageOf } from '../../write/notification.ts'
import { queueMails } from '../../write/queue-mail.ts'
import { write } from '../../write/write.ts'
import { getAccount } from '../identity/accounts/account.ts'
import { onImport } from './change-import.ts'

/**
 * Invites whoever the file has registered, and was not invited yet, to choose a password; in the language of the caller.
 * Answers how many they are. Throws 404.
 */
export function inviteImported(deps: Deps, caller: Caller, id: string): Promise<number> {
  return write(deps, caller, onImport(id), async (act, { clinicId }) => {
    const { tx, now } = act
    const people = await rowsOf<{ email: string }>(
      tx,
      sql`select u.email from imported_patients i join patients p on p.id = i.patient_id
          join users u on u.id = p.user_id
        where i.import_id = ${id} and i.invited_at is null and u.deleted_at is null order by p.id`,
    )
    const waiting = and(eq(importedPatients.importId, id), isNull(importedPatients.invitedAt))
    if (people.length === 0) return act.unchanged(0)
    await tx.update(importedPatients).set({ invitedAt: now }).where(waiting)
    const [clinic] = await tx.select({ name: clinics.name }).from(clinics).where(eq(clinics.id, clinicId))
    const language = languageOf((await getAccount(tx, caller.userId))?.language)
    const content = { kind: 'patient-invited' as const, language, clinicName: clinic?.name ?? '' }
    await queueMails(
      act,
      people.map(({ email }) => ({ to: email, content })),
    )
    const trace = { action: 'import.invite', entity: 'import', entityId: id, clinicId }
    return act.audit({ ...trace, details: { invited: people.length } }, people.length)
  })
}

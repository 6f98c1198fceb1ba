import { eq } from 'drizzle-orm'
import { clinics } from '../../db/schema/clinics.ts'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../../policy/caller.ts'
import { languageOf } from '../../write/notification.ts'
import { queueMails } from '../../write/queue-mail.ts'
import { write } from '../../write/write.ts'
import { inviteHolders } from '../guardians/invite-holders.ts'
import { getAccount } from '../identity/accounts/account.ts'
import { onImport } from './change-import.ts'
import { kinds } from './kinds/kinds.ts'
import { listUninvited, noteInvited } from './uninvited.ts'

/**
 * Invites whoever the file has registered, and was not invited yet, to choose a password; in the language of the caller.
 * Whoever has an account with the address of somebody without one is asked to act for them.
 * Answers how many they are. Throws 404.
 */
export function inviteImported(deps: Deps, caller: Caller, id: string): Promise<number> {
  return write(deps, caller, onImport(id), async (act, row) => {
    const { tx, now } = act
    const { clinicId } = row
    const people = await listUninvited(tx, row)
    const mail = kinds[row.kind].invitation?.mail
    if (!mail || people.length === 0) return act.unchanged(0)
    await noteInvited(tx, row, now)
    const [clinic] = await tx.select({ name: clinics.name }).from(clinics).where(eq(clinics.id, clinicId))
    const language = languageOf((await getAccount(tx, caller.userId))?.language)
    const content = { kind: mail, language, clinicName: clinic?.name ?? '' }
    await queueMails(
      act,
      people.flatMap(({ id, email: to }) =>
        to === null ? [] : [{ to, content, ...(mail === 'patient-invited' && { patientId: id }) }],
      ),
    )
    const sharing = people.flatMap(({ id: patientId, shared }) => (shared ? [{ patientId, ...shared }] : []))
    await inviteHolders(act, clinicId, sharing)
    const trace = { action: 'import.invite', entity: 'import', entityId: id, clinicId }
    return act.audit({ ...trace, details: { invited: people.length } }, people.length)
  })
}

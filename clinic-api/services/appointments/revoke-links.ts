import type { Deps } from '../../deps.ts'
import type { Caller } from '../../policy/caller.ts'
import { write } from '../../write/write.ts'
import { setFields } from './change.ts'
import { onAppointment } from './set-status.ts'

/** Ends every link that a mail about this visit carried; mails to come carry new ones. Throws 403 and 404. */
export function revokeVisitLinks(deps: Deps, caller: Caller, id: string): Promise<void> {
  return write(deps, caller, onAppointment(id, 'revoke-links'), (act, row) =>
    setFields(act, row, { action: 'appointment.revoke-links', set: { linkVersion: row.linkVersion + 1 } }),
  )
}

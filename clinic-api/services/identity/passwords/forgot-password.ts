import { createHash } from 'node:crypto'
import type { Deps } from '../../../deps.ts'
import type { Visitor } from '../../../policy/caller.ts'
import { languageOf } from '../../../write/notification.ts'
import { writeWithoutSession } from '../../../write/write.ts'
import { admitVisitor, isWithin } from '../rate-limit.ts'

const mailsPerAddress = 5

/**
 * Queues the mail with the link. Whether there is an account is looked up when the mail is written, so that the
 * caller learns nothing, not even from the time it takes. Throws 429 for the network address alone.
 */
export async function forgotPassword(deps: Deps, visitor: Visitor, email: string): Promise<void> {
  await admitVisitor(deps, visitor)
  if (!(await isWithinLimit(deps, email))) return
  await writeWithoutSession(deps, visitor, async (act) => {
    const language = languageOf(visitor.language)
    await act.mail({ to: email, content: { kind: 'password-reset', language } })
    return act.audit({ action: 'password.forgot', entity: 'user', actorId: null })
  })
}

/** Nobody's inbox is to be flooded; that it was full is not said. */
function isWithinLimit(deps: Deps, email: string): Promise<boolean> {
  const digest = createHash('sha256').update(email.toLowerCase()).digest('base64url')
  return isWithin(deps, `reset:${digest}`, mailsPerAddress)
}

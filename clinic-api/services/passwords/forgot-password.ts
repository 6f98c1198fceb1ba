import { createHash } from 'node:crypto'
import type { Deps } from '../../deps.ts'
import { ApiError } from '../../http/errors.ts'
import type { Language } from '../notifications/notification.ts'
import { queueMail } from '../notifications/queue-mail.ts'
import { admit } from '../sessions/rate-limit.ts'

const mailsPerAddress = 5

/**
 * Queues the mail with the link. Whether there is an account is looked up when the mail is written, so that the
 * caller learns nothing, not even from the time it takes. Throws 429 for the network address alone.
 */
export async function forgotPassword(
  deps: Deps,
  email: string,
  language: Language,
  address: string,
): Promise<void> {
  await admit(deps, `address:${address}`, deps.env.LOGIN_LIMIT_PER_ADDRESS)
  if (!(await isWithinLimit(deps, email))) return
  const now = deps.clock.now()
  await deps.db.transaction((tx) => queueMail(tx, now, email, { kind: 'password-reset', language }))
}

/** Nobody's inbox is to be flooded; that it was full is not said. */
async function isWithinLimit(deps: Deps, email: string): Promise<boolean> {
  const digest = createHash('sha256').update(email.toLowerCase()).digest('base64url')
  try {
    await admit(deps, `reset:${digest}`, mailsPerAddress)
    return true
  } catch (error) {
    if (error instanceof ApiError && error.code === 'rate_limited') return false
    throw error
  }
}

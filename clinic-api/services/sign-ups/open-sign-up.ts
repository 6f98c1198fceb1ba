import { createHash } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { dayMs } from '#contract/durations'
import { type SignedUpPerson, signUps } from '../../db/schema/sign-ups.ts'
import type { Deps } from '../../deps.ts'
import { languageOf, type Notification } from '../../write/notification.ts'
import { queueMail } from '../../write/queue-mail.ts'
import { type Step, writeUntraced } from '../../write/write.ts'
import { isWithin } from '../identity/rate-limit.ts'
import { hashToken, newToken } from '../identity/sessions/tokens.ts'
import { findKnown } from './known-people.ts'

/** How long a registration can be confirmed. */
export const validMs = dayMs

const mailsPerAddress = 5

type SignUpMail = Extract<Notification, { signUpId: string }>

/**
 * The path of a fresh link that confirms the registration, in place of an older one. Null when it is no longer open,
 * its address has had its share of mails, or somebody known is written to instead.
 */
export async function openSignUp(deps: Deps, mail: SignUpMail): Promise<string | null> {
  const { signUpId: id } = mail
  const mine = eq(signUps.id, id)
  const [first] = await deps.db.orm
    .select({ person: signUps.person })
    .from(signUps)
    .where(and(mine, isNull(signUps.tokenHash)))
  const isFlooded = first?.person && !(await isWithin(deps, digestOf(first.person.email), mailsPerAddress))
  return writeUntraced(deps, async (step) => {
    const { tx, now } = step
    if (isFlooded) await tx.delete(signUps).where(mine)
    const [row] = await tx
      .select()
      .from(signUps)
      .where(and(mine, isNull(signUps.usedAt)))
      .for('update')
    // The link of somebody known goes to their own address: never to the one that was typed.
    if (!row || (mail.kind === 'patient-joining') !== (row.person === null)) return null
    if (row.person && (await isKnown(step, mail, row.clinicId, row.person))) return null
    const token = newToken(id)
    const expiresAt = new Date(now.getTime() + validMs)
    await tx
      .update(signUps)
      .set({ tokenHash: hashToken(token), expiresAt })
      .where(mine)
    return `/join/${encodeURIComponent(token)}`
  })
}

const digestOf = (email: string) =>
  `sign-up:${createHash('sha256').update(email.toLowerCase()).digest('base64url')}`

/** Whether somebody is known whom the registration concerns. They are written to, once a day at most. */
async function isKnown(
  step: Step,
  { signUpId, clinicName }: SignUpMail,
  clinicId: string,
  person: SignedUpPerson,
): Promise<boolean> {
  const { tx, now } = step
  const mine = eq(signUps.id, signUpId)
  const { known, unlinked } = await findKnown(tx, clinicId, person)
  const day = now.toISOString().slice(0, 10)
  // Somebody who is registered has proved to be them by document and birthdate; their own address confirms it.
  if (unlinked) {
    const { email: to, patientId } = unlinked
    const language = languageOf(unlinked.language)
    await tx.update(signUps).set({ person: null, patientId }).where(mine)
    await queueMail(step, {
      to,
      content: { kind: 'patient-joining', language, clinicName, signUpId },
      dedupeKey: `patient-joining:${patientId}:${clinicId}:${day}`,
    })
    return true
  }
  for (const { email: to, language } of known) {
    const content = { kind: 'already-registered', language: languageOf(language) } as const
    await queueMail(step, { to, content, dedupeKey: `already-registered:${to.toLowerCase()}:${day}` })
  }
  if (known.length > 0) await tx.delete(signUps).where(mine)
  return known.length > 0
}

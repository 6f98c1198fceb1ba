import { and, isNull, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { z } from 'zod'
import { documentOf } from '#contract/documents'
import type { signUpInput } from '#contract/sign-ups'
import { signUps } from '../../db/schema/sign-ups.ts'
import { users } from '../../db/schema/users.ts'
import type { Deps } from '../../deps.ts'
import type { Visitor } from '../../policy/caller.ts'
import { languageOf } from '../../write/notification.ts'
import { type VisitorAct, writeWithoutSession } from '../../write/write.ts'
import { hashPassword } from '../identity/accounts/password.ts'
import { admitVisitor } from '../identity/rate-limit.ts'
import { assertBorn, duplicate } from '../patients/register-patient.ts'
import { findKnown } from './known-people.ts'
import { assertTakesPatients } from './open-clinics.ts'
import { validMs } from './open-sign-up.ts'

type Wanted = z.infer<typeof signUpInput>

/**
 * Somebody wants to be a patient of a clinic that lets them register themselves. Nobody can sign in before the mail is
 * confirmed. Whether e-mail or document are known decides who is written to, and that is found out when the mail is sent:
 * neither the answer nor the time it takes tells a stranger. Throws 400 for a clinic that takes nobody and for a taken
 * username, and 429.
 */
export async function signUp(deps: Deps, visitor: Visitor, { password, ...wanted }: Wanted): Promise<void> {
  await admitVisitor(deps, visitor)
  assertBorn(wanted, deps.clock.now())
  const passwordHash = await hashPassword(password)
  await writeWithoutSession(deps, visitor, async (act) => {
    const clinicName = await assertTakesPatients(act.tx, wanted.clinicId)
    if (wanted.username) await assertFreeUsername(act, wanted.username)
    const { clinicId, phone = null, ...facts } = wanted
    const document = documentOf(wanted)
    const named = { ...facts, document, dni: document.number ?? '' }
    const { known, unlinked } = await findKnown(act.tx, clinicId, named)
    const person = { ...named, phone, passwordHash, language: visitor.language }
    const id = newId()
    const expiresAt = new Date(act.now.getTime() + validMs)
    await act.tx.insert(signUps).values({ id, clinicId, person, expiresAt, createdAt: act.now })
    const language = languageOf(person.language)
    await act.mail({
      to: person.email,
      content: { kind: 'patient-signed-up', language, clinicName, signUpId: id },
    })
    const patientId = (unlinked ?? known[0])?.patientId ?? null
    const refused = known.length > 0 && !unlinked ? { outcome: 'refused' as const } : {}
    const trace = { action: 'patient.sign-up', entity: 'sign-up', entityId: id, actorId: null }
    return act.audit({ ...trace, ...refused, clinicId, patientId })
  })
}

async function assertFreeUsername({ tx }: VisitorAct, username: string): Promise<void> {
  const [taken] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(sql`lower(${users.username}) = lower(${username})`, isNull(users.deletedAt)))
  if (taken) throw duplicate('users_username_unique')
}

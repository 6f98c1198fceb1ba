import { createHash } from 'node:crypto'
import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { z } from 'zod'
import type { signUpInput } from '#contract/sign-ups'
import { patients } from '../../db/schema/patients.ts'
import { type SignedUpPerson, signUps } from '../../db/schema/sign-ups.ts'
import { users } from '../../db/schema/users.ts'
import type { Deps } from '../../deps.ts'
import type { Visitor } from '../../policy/caller.ts'
import { languageOf } from '../../write/notification.ts'
import { type Ended, type VisitorAct, writeWithoutSession } from '../../write/write.ts'
import { hashPassword } from '../identity/accounts/password.ts'
import { admitVisitor, isWithin } from '../identity/rate-limit.ts'
import { isLinked } from '../patients/link.ts'
import { assertBorn, duplicate } from '../patients/register-patient.ts'
import { assertTakesPatients } from './open-clinics.ts'
import { validMs } from './open-sign-up.ts'

type Wanted = z.infer<typeof signUpInput>

const mailsPerAddress = 5

/**
 * Somebody wants to be a patient of a clinic that lets them register themselves. Nobody can sign in before the mail is
 * confirmed, and the answer is the same whether e-mail or DNI are known or not: whose they are hears of it by mail.
 * Throws 400 for a clinic that takes nobody and for a taken username, and 429.
 */
export async function signUp(deps: Deps, visitor: Visitor, { password, ...wanted }: Wanted): Promise<void> {
  await admitVisitor(deps, visitor)
  assertBorn(wanted, deps.clock.now())
  const passwordHash = await hashPassword(password)
  if (!(await isWithin(deps, `sign-up:${digestOf(wanted.email)}`, mailsPerAddress))) return
  await writeWithoutSession(deps, visitor, async (act) => {
    const clinicName = await assertTakesPatients(act.tx, wanted.clinicId)
    await assertFreeUsername(act, wanted.username)
    const known = await findKnown(act, wanted)
    const self = known.find(({ dni, birthdate }) => dni === wanted.dni && birthdate === wanted.birthdate)
    const { clinicId, phone = null, ...facts } = wanted
    if (self?.patientId && !(await isLinked(act.tx, clinicId, self.patientId))) {
      return offerToJoin(act, { clinicId, clinicName }, { ...self, id: self.patientId })
    }
    if (known.length > 0) return tell(act, clinicId, known)
    const person = { ...facts, phone, passwordHash, language: visitor.language }
    return keep(act, { clinicId, clinicName }, person)
  })
}

const digestOf = (email: string) => createHash('sha256').update(email.toLowerCase()).digest('base64url')

async function assertFreeUsername({ tx }: VisitorAct, username: string): Promise<void> {
  const [taken] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(sql`lower(${users.username}) = lower(${username})`, isNull(users.deletedAt)))
  if (taken) throw duplicate('users_username_unique')
}

interface Known {
  email: string
  language: string | null
  patientId: string | null
  dni: string | null
  birthdate: string | null
}

/** Whose account has the e-mail, and who is registered with the DNI. */
function findKnown({ tx }: VisitorAct, { email, dni }: Pick<Wanted, 'email' | 'dni'>): Promise<Known[]> {
  return tx
    .select({
      email: users.email,
      language: users.language,
      patientId: patients.id,
      dni: sql<string | null>`upper(${patients.dni})`,
      birthdate: patients.birthdate,
    })
    .from(users)
    .leftJoin(patients, eq(patients.userId, users.id))
    .where(
      and(
        or(sql`lower(${users.email}) = lower(${email})`, sql`lower(${patients.dni}) = lower(${dni})`),
        isNull(users.deletedAt),
      ),
    )
}

interface Place {
  clinicId: string
  clinicName: string
}

const trace = { action: 'patient.sign-up', entity: 'sign-up', actorId: null }

async function keep(
  act: VisitorAct,
  { clinicId, clinicName }: Place,
  person: SignedUpPerson,
): Promise<Ended<void>> {
  const id = newId()
  const expiresAt = new Date(act.now.getTime() + validMs)
  await act.tx.insert(signUps).values({ id, clinicId, person, expiresAt, createdAt: act.now })
  const language = languageOf(person.language)
  await act.mail({
    to: person.email,
    content: { kind: 'patient-signed-up', language, clinicName, signUpId: id },
  })
  return act.audit({ ...trace, entityId: id, clinicId })
}

/** Somebody who is registered has proved to be them by DNI and birthdate; their own address confirms it. */
async function offerToJoin(
  act: VisitorAct,
  { clinicId, clinicName }: Place,
  { id: patientId, email, language }: Pick<Known, 'email' | 'language'> & { id: string },
): Promise<Ended<void>> {
  const id = newId()
  const expiresAt = new Date(act.now.getTime() + validMs)
  await act.tx.insert(signUps).values({ id, clinicId, patientId, expiresAt, createdAt: act.now })
  await act.mail({
    to: email,
    content: { kind: 'patient-joining', language: languageOf(language), clinicName, signUpId: id },
    dedupeKey: `patient-joining:${patientId}:${clinicId}:${dayOf(act.now)}`,
  })
  return act.audit({ ...trace, entityId: id, clinicId, patientId })
}

/** Once a day at most, at the address of the account and no other. */
async function tell(act: VisitorAct, clinicId: string, known: readonly Known[]): Promise<Ended<void>> {
  for (const { email: to, language } of known) {
    const content = { kind: 'already-registered', language: languageOf(language) } as const
    await act.mail({ to, content, dedupeKey: `already-registered:${to.toLowerCase()}:${dayOf(act.now)}` })
  }
  return act.audit({ ...trace, outcome: 'refused', clinicId, patientId: known[0]?.patientId ?? null })
}

const dayOf = (now: Date) => now.toISOString().slice(0, 10)

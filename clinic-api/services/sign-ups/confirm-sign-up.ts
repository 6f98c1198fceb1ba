import { and, eq, gt, isNull } from 'drizzle-orm'
import { documentOf } from '#contract/documents'
import type { SignUp } from '#contract/sign-ups'
import type { Reader } from '../../db/client.ts'
import { clinics } from '../../db/schema/clinics.ts'
import { patients } from '../../db/schema/patients.ts'
import { type SignedUpPerson, signUps } from '../../db/schema/sign-ups.ts'
import { users } from '../../db/schema/users.ts'
import type { Deps } from '../../deps.ts'
import { ApiError, invalidInput, notFound } from '../../errors.ts'
import type { Visitor } from '../../policy/caller.ts'
import { type VisitorAct, type WriteResult, writeWithoutSession } from '../../write/write.ts'
import { isPassword } from '../identity/accounts/password.ts'
import { admit, admitVisitor } from '../identity/rate-limit.ts'
import { hashToken } from '../identity/sessions/tokens.ts'
import { contactEmail } from '../patients/contact.ts'
import { insertPatient } from '../patients/insert-patient.ts'
import { link } from '../patients/link.ts'
import { tellLinked } from '../patients/link-patient.ts'
import { duplicate } from '../patients/register-patient.ts'
import { assertTakesPatients } from './open-clinics.ts'

/** Guesses at the password in a quarter of an hour. */
const guesses = 10

/** The sign-up behind the link. Throws 404 for an unknown link. */
export async function readSignUp(deps: Deps, token: string): Promise<SignUp> {
  return tellOf(await open(deps, token), deps.clock.now())
}

/**
 * Makes the account that somebody wanted, or links who has one; answers the e-mail of a new account. Repeating it
 * changes nothing. Throws 400 for a password that is not the chosen one, 404 for a link that is none of ours, 409 for
 * one that has ended, 429.
 */
export async function confirmSignUp(
  deps: Deps,
  visitor: Visitor,
  { token, password }: { token: string; password: string },
): Promise<SignUp & { email: string | null }> {
  const found = await open(deps, token)
  const known = tellOf(found, deps.clock.now())
  if (known.state === 'ended') throw ended()
  if (known.state === 'done') return { ...known, email: null }
  const { person } = found
  if (person) await assertChosen(deps, visitor, found.id, { person, password })
  await writeWithoutSession(deps, visitor, (act) => settle(act, found), { conflict: conflictOf })
  return { ...known, state: 'done', email: person?.email ?? null }
}

type Found = NonNullable<Awaited<ReturnType<typeof find>>>

async function open({ db }: Deps, token: string): Promise<Found> {
  const found = await find(db.orm, token)
  if (!found) throw notFound()
  return found
}

async function find(orm: Reader, token: string) {
  const [found] = await orm
    .select({
      id: signUps.id,
      clinicId: signUps.clinicId,
      clinicName: clinics.name,
      takesPatients: clinics.selfRegistration,
      patientId: signUps.patientId,
      person: signUps.person,
      expiresAt: signUps.expiresAt,
      usedAt: signUps.usedAt,
    })
    .from(signUps)
    .innerJoin(clinics, eq(clinics.id, signUps.clinicId))
    .where(eq(signUps.tokenHash, hashToken(token)))
  return found ?? null
}

function tellOf({ clinicName, takesPatients, patientId, expiresAt, usedAt }: Found, now: Date): SignUp {
  const isOpen = takesPatients && expiresAt > now
  return { clinicName, isNew: patientId === null, state: usedAt ? 'done' : isOpen ? 'open' : 'ended' }
}

/** The mail's reader may not be the person who typed the address: only that person knows the password. */
async function assertChosen(
  deps: Deps,
  visitor: Visitor,
  id: string,
  { person, password }: { person: SignedUpPerson; password: string },
): Promise<void> {
  await admitVisitor(deps, visitor)
  await admit(deps, `sign-up-password:${id}`, guesses)
  if (await isPassword(password, person.passwordHash)) return
  const message = 'This is not the password you chose'
  throw invalidInput({ password: message }, message)
}

async function settle(
  act: VisitorAct,
  { id, clinicId, patientId, person }: Found,
): Promise<WriteResult<void>> {
  const { tx, now } = act
  const isOpen = and(eq(signUps.id, id), isNull(signUps.usedAt), gt(signUps.expiresAt, now))
  const [taken] = await tx.update(signUps).set({ usedAt: now, person: null }).where(isOpen).returning()
  if (!taken) throw ended()
  await assertTakesPatients(tx, clinicId)
  if (patientId) return join(act, clinicId, patientId)
  if (!person) throw ended()
  const { id: madeId, userId } = await insertPatient(
    act,
    clinicId,
    { ...person, document: documentOf(person) },
    'signed-up',
  )
  const about = { entity: 'patient', entityId: madeId, patientId: madeId, clinicId }
  return act.audit({ action: 'patient.register', ...about, actorId: userId })
}

async function join(act: VisitorAct, clinicId: string, patientId: string): Promise<WriteResult<void>> {
  const [found] = await act.tx
    .select({ patient: patients, email: contactEmail, language: users.language })
    .from(patients)
    .innerJoin(users, eq(users.id, patients.userId))
    .where(and(eq(patients.id, patientId), isNull(users.deletedAt)))
  if (!found) throw ended()
  if (await link(act, clinicId, found.patient, 'signed-up')) await tellLinked(act, clinicId, found)
  const about = { entity: 'patient', entityId: patientId, patientId, clinicId }
  return act.audit({ action: 'patient.link', ...about, actorId: found.patient.userId })
}

const ended = () => new ApiError('conflict', 'This link can no longer be used')

/** Somebody registered with the same e-mail or document in the meantime: which of both is not said. */
function conflictOf(constraint: string): ApiError {
  return constraint === 'users_username_unique' ? duplicate(constraint) : ended()
}

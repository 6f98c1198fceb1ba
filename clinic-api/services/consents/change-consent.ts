import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { textChannels } from '#contract/channels'
import { basisOf, versionOf } from '#contract/consent-choices'
import type { Consent, consentInput } from '#contract/consents'
import { patientClinics, patients } from '../../db/schema/patients.ts'
import { closedRecords } from '../../db/schema/record-access.ts'
import type { Deps } from '../../deps.ts'
import { ApiError, forbidden, invalidInput, notFound } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { type Act, write } from '../../write/write.ts'
import { keepWord } from '../identity/accounts/consent-words.ts'
import { choicesOf, storeChoices } from '../identity/accounts/notification-choices.ts'
import { onPatient } from '../patients/queries.ts'
import { readConsents } from './read-consents.ts'

type Said = z.output<typeof consentInput>

/**
 * A patient says yes or no, and it is so from then on: mails stop or go again, and clinics that see the record by this
 * word alone see it no longer. Staff record a spoken word to SMS and WhatsApp. Answers all consents that the caller may
 * see. Throws 400 for a text that never was, 403, 404, and 409 for a yes to a text that has been replaced, where a
 * consent is needed.
 */
export function changeConsent(deps: Deps, caller: Caller, patientId: string, said: Said): Promise<Consent[]> {
  const { kind, version, given } = said
  const isSpoken = caller.patientId !== patientId
  return write(deps, caller, onPatient('consent.change', caller, patientId), async (act) => {
    if (isSpoken && !isTexted(kind)) throw forbidden()
    if (version > versionOf(kind)) throw invalidInput({ version: 'Unknown version' })
    if (given && basisOf[kind] === 'consent') assertOfNow(said)
    const [patient] = await act.tx.select().from(patients).where(eq(patients.id, patientId)).for('update')
    if (!patient) throw notFound()
    const before = await readConsents(act.tx, patientId)
    const last = before.find((each) => each.kind === kind)
    if (last?.given === given && last.on === given && last.saidVersion === version)
      return act.unchanged(shownTo(isSpoken, before))
    const entityId = await keepWord(act, patientId, { ...said, askedBy: isSpoken ? caller.userId : null })
    await follow(act, patient, said)
    const trace = { action: given ? 'consent.give' : 'consent.withdraw', entity: 'consent', entityId }
    return act.audit(
      {
        ...trace,
        patientId,
        details: { kind, version },
        ...(isSpoken && { clinicId: caller.clinicId }),
      },
      shownTo(isSpoken, await readConsents(act.tx, patientId)),
    )
  })
}

/** Throws 409 for a text that has been replaced: nobody has read what is asked now. */
export function assertOfNow({ kind, version }: Pick<Said, 'kind' | 'version'>): void {
  if (version !== versionOf(kind))
    throw new ApiError('conflict', 'This text has been replaced. Read the new one first.')
}

const isTexted = (kind: string) => textChannels.some((each) => each === kind)

/** Staff see what they may ask for. */
const shownTo = (isSpoken: boolean, all: Consent[]) =>
  isSpoken ? all.filter(({ kind }) => isTexted(kind)) : all

async function follow(act: Act, { id, userId }: typeof patients.$inferSelect, { kind, given }: Said) {
  if (kind === 'sharing' && !given) await closeOpened(act, id)
  if (kind !== 'reminders' && kind !== 'bookings') return
  const before = await choicesOf(act.tx, userId)
  const visits = { ...before.ways.visits, mail: given }
  const change =
    kind === 'reminders'
      ? { reminders: given ? ('email' as const) : ('none' as const) }
      : { ways: { ...before.ways, visits } }
  await storeChoices(act, userId, { before, after: { ...before, ...change } })
}

/**
 * Ends the access of the clinics that have it by the patient's word alone. Those that have treated them, or expect them,
 * keep it until the patient ends it there.
 */
async function closeOpened(act: Act, patientId: string): Promise<void> {
  const { tx, now } = act
  const here = sql`patient_id = ${patientId} and clinic_id = ${patientClinics.clinicId}`
  const ended = await tx
    .delete(patientClinics)
    .where(
      and(
        eq(patientClinics.patientId, patientId),
        eq(patientClinics.why, 'opened'),
        sql`not exists (select from appointments where ${here} and status <> 'cancelled')`,
        sql`not exists (select from waitlist where ${here} and ended_at is null)`,
      ),
    )
    .returning()
  for (const { clinicId, createdAt: openedAt, why } of ended) {
    await tx.insert(closedRecords).values({ patientId, clinicId, openedAt, why, closedAt: now })
    const trace = { action: 'access.close', entity: 'patient', entityId: patientId }
    await act.audit({ ...trace, patientId, clinicId })
  }
}

import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { patients } from '../../db/schema/patients.ts'
import { slotHolds } from '../../db/schema/slot-holds.ts'
import { users } from '../../db/schema/users.ts'
import { offers } from '../../db/schema/waitlist.ts'
import { languageOf } from '../../write/notification.ts'
import type { VisitorAct } from '../../write/write.ts'
import { actingFor, areToldInstead } from '../guardians/acting-for.ts'
import { contactEmail } from '../patients/contact.ts'
import type { StaffRecord } from '../staff/queries.ts'
import type { Waiting } from './entries.ts'
import type { Match } from './fits.ts'

/**
 * Milliseconds that the hold outlives the offer, so that the next in line is offered the time before others
 * see it.
 */
const handOverMs = 60_000

export type Doctor = Pick<StaffRecord, 'id' | 'name' | 'surname' | 'specialty' | 'clinicId'> & {
  clinicName: string
  city: string
  timeZone: string
  noticeMinutes: number
}

interface Given {
  match: Match
  doctor: Doctor
  expiresAt: Date
}

/** The offer, what keeps its time, and the mail that tells of it. */
export async function makeOffer(
  act: VisitorAct,
  { entry, userId, visit, patientName }: Waiting,
  { match, doctor, expiresAt }: Given,
): Promise<string> {
  const { tx, now } = act
  const { id: doctorId, clinicId, clinicName, city, timeZone, name, surname } = doctor
  const { patientId, id: entryId } = entry
  const offerId = newId()
  const slot = { startAt: new Date(match.start), endAt: new Date(match.end) }
  const whose = { clinicId, doctorId, ...slot, createdAt: now }
  await tx.insert(offers).values({ id: offerId, entryId, patientId, expiresAt, ...whose })
  const keptUntil = new Date(expiresAt.getTime() + handOverMs)
  await tx.insert(slotHolds).values({ id: newId(), userId, offerId, expiresAt: keptUntil, ...whose })
  const place = { doctorName: `${name} ${surname}`, timeZone }
  const { appointmentId } = entry
  const others = await actingFor(act, { id: patientId })
  await act.notify({
    to: [userId, ...others.map((each) => each.userId)],
    about: {
      kind: 'slot-offered',
      offerId,
      ...place,
      start: slot.startAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      ...(appointmentId && { appointmentId }),
    },
  })
  const [account] = await tx
    .select({ email: contactEmail, language: users.language })
    .from(users)
    .innerJoin(patients, eq(patients.userId, users.id))
    .where(eq(users.id, userId))
  const isTold = account && !areToldInstead(account.email, others)
  const own = isTold ? [{ email: account.email, language: languageOf(account.language) }] : []
  const instead = visit?.startAt.toISOString()
  const offered = { kind: 'slot-offered' as const, offerId, ...place, clinicName, city }
  const times = { startAt: slot.startAt.toISOString(), expiresAt: expiresAt.toISOString() }
  for (const { email, language, ...who } of [...own, ...others])
    await act.mail({
      to: email,
      content: { ...offered, language, ...times, ...(instead && { instead }) },
      dedupeKey: 'userId' in who ? `offer:${offerId}:${who.userId}` : `offer:${offerId}`,
      patientId,
      ...('userId' in who && { of: patientName }),
    })
  await act.announce({ type: 'offer.changed', offerId, doctorId, patientId, clinicId })
  await act.audit({
    action: 'offer.create',
    actorId: null,
    entity: 'offer',
    entityId: offerId,
    patientId,
    clinicId,
    details: { startAt: slot.startAt.toISOString(), expiresAt: expiresAt.toISOString() },
  })
  return offerId
}

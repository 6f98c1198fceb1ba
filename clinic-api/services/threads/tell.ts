import { and, eq, isNull, sql } from 'drizzle-orm'
import { clinics } from '../../db/schema/clinics.ts'
import { clinicStaff } from '../../db/schema/memberships.ts'
import { patients } from '../../db/schema/patients.ts'
import { threadReads } from '../../db/schema/threads.ts'
import { users } from '../../db/schema/users.ts'
import { languageOf } from '../../write/notification.ts'
import type { Act } from '../../write/write.ts'
import { actingFor, areToldInstead } from '../guardians/acting-for.ts'
import { accountEmail } from '../identity/accounts/address.ts'
import { contactEmail } from '../patients/contact.ts'
import { isClinical, type ThreadRow } from './record.ts'

interface Told {
  userId: string
  email: string
  language: string | null
}

/** Says in every open window that something about the thread is new; what is internal stays with the team. */
export function announceThread(
  { announce }: Pick<Act, 'announce'>,
  { id: threadId, clinicId, patientId }: ThreadRow,
  internal = false,
): Promise<void> {
  return announce({ type: 'message', threadId, clinicId, patientId, internal })
}

/** Tells the other side that there is a message, and no more than that: once until they have read it. */
export async function tellOtherSide(act: Act, thread: ThreadRow, fromPatient: boolean): Promise<void> {
  const { tx, now, mail, notify, caller } = act
  const [clinic] = await tx.select().from(clinics).where(eq(clinics.id, thread.clinicId))
  const others = fromPatient ? [] : await actingFor(act, { id: thread.patientId })
  const people = fromPatient ? await teamOf(act, thread) : [...(await patientOf(act, thread)), ...others]
  const names = new Set(others.map(({ userId }) => userId))
  const of = names.size > 0 ? await nameOf(act, thread.patientId) : undefined
  for (const { userId, email, language } of people) {
    if (userId === caller.userId) continue
    const first = await tx
      .insert(threadReads)
      .values({ threadId: thread.id, userId, toldAt: now })
      .onConflictDoUpdate({
        target: [threadReads.threadId, threadReads.userId],
        set: { toldAt: now },
        setWhere: isNull(threadReads.toldAt),
      })
      .returning({ userId: threadReads.userId })
    if (first.length === 0) continue
    await notify({ to: [userId], about: { kind: 'message', threadId: thread.id } })
    if (!fromPatient && !names.has(userId) && areToldInstead(email, others)) continue
    await mail({
      to: email,
      content: {
        kind: fromPatient ? 'patient-message' : 'clinic-message',
        language: languageOf(language),
        clinicName: clinic?.name ?? '',
        threadId: thread.id,
      },
      ...(!fromPatient && { patientId: thread.patientId }),
      ...(of && names.has(userId) && { of }),
    })
  }
}

function patientOf({ tx }: Act, { patientId }: ThreadRow): Promise<Told[]> {
  return tx
    .select({ userId: users.id, email: contactEmail, language: users.language })
    .from(patients)
    .innerJoin(users, eq(users.id, patients.userId))
    .where(and(eq(patients.id, patientId), isNull(patients.deceasedOn)))
}

async function nameOf({ tx }: Act, patientId: string): Promise<string | undefined> {
  const [patient] = await tx
    .select({ name: patients.name, surname: patients.surname })
    .from(patients)
    .where(eq(patients.id, patientId))
  return patient && `${patient.name} ${patient.surname}`
}

/**
 * The member of staff whom the thread is assigned to; without one, the clinic's desk and the doctor of the visit that
 * it is about.
 */
function teamOf(
  { tx }: Act,
  { clinicId, assignedTo, subject, aboutKind, aboutId }: ThreadRow,
): Promise<Told[]> {
  const desk = isClinical(subject) ? ['nurse'] : ['receptionist', 'nurse']
  const visit = aboutKind === 'appointment' ? aboutId : null
  return tx
    .select({ userId: users.id, email: accountEmail, language: users.language })
    .from(clinicStaff)
    .innerJoin(users, eq(users.id, clinicStaff.userId))
    .where(
      and(
        eq(clinicStaff.clinicId, clinicId),
        isNull(clinicStaff.deletedAt),
        assignedTo
          ? eq(clinicStaff.id, assignedTo)
          : sql`(${clinicStaff.isAdmin} or ${clinicStaff.roles} && ${sql.param(desk)}::text[]
              or ${clinicStaff.id} = (select doctor_id from appointments where id = ${visit}))`,
      ),
    )
}

import { and, eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { NewThread } from '#contract/threads'
import type { Orm } from '../../db/client.ts'
import { appointments } from '../../db/schema/appointments.ts'
import { files } from '../../db/schema/files.ts'
import { conditions, histories, treatments } from '../../db/schema/histories.ts'
import { messages, threads } from '../../db/schema/threads.ts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { assertMay } from '../../policy/can.ts'
import { write } from '../../write/write.ts'
import { isLinked } from '../patients/link.ts'
import { requireLiving } from '../patients/living.ts'
import { isClinical, isPatientSide, type ThreadRow } from './record.ts'
import { addMessage, admitMessage } from './send-message.ts'
import { announceThread, tellOtherSide } from './tell.ts'

/**
 * Begins a thread with its first message; once under one Idempotency-Key. A patient begins one with a clinic that treats
 * them, staff with a patient of their clinic. Throws 403, 404 and 429.
 */
export async function startThread(deps: Deps, caller: Caller, input: NewThread): Promise<string> {
  const twin = await findTwin(deps, caller)
  if (twin) return twin
  const { clinicId, patientId = caller.patientId ?? '', subject, about: wanted, text } = input
  if (isClinical(subject) || (wanted && 'entryId' in wanted)) assertMay(caller, 'thread.read-clinical')
  await admitMessage(deps, caller)
  const intent = { action: 'thread.start', subject: { clinicIds: [clinicId], patientId } } as const
  return write(deps, caller, intent, async (act) => {
    if (!(await isLinked(act.tx, clinicId, patientId))) throw notFound()
    await requireLiving(act.tx, patientId)
    const { now } = act
    const about = await aboutOf(act.tx, input, { clinicId, patientId })
    const row = {
      id: newId(),
      clinicId,
      patientId,
      subject,
      ...about,
      lastAt: now,
      sharedAt: now,
      createdAt: now,
    }
    const [thread] = await act.tx.insert(threads).values(row).returning()
    if (!thread) throw notFound()
    const fromPatient = isPatientSide(caller, thread)
    await addMessage(act, thread, { text, internal: false, fromPatient })
    await announceThread(act, thread)
    await tellOtherSide(act, thread, fromPatient)
    const trace = { action: 'thread.start', entity: 'thread', entityId: thread.id, patientId, clinicId }
    return act.audit({ ...trace, details: { subject } }, thread.id)
  })
}

async function findTwin({ db }: Deps, { userId, once }: Caller): Promise<string | null> {
  if (!once) return null
  const [found] = await db.orm
    .select({ threadId: messages.threadId })
    .from(messages)
    .where(and(eq(messages.authorId, userId), eq(messages.key, once.key), eq(messages.seq, 1)))
  return found?.threadId ?? null
}

/** The thread's subject, which must be the patient's, and a visit the clinic's. Throws 404. */
async function aboutOf(
  tx: Orm,
  { about }: NewThread,
  { clinicId, patientId }: Pick<ThreadRow, 'clinicId' | 'patientId'>,
): Promise<Pick<ThreadRow, 'aboutKind' | 'aboutId'>> {
  if (!about) return { aboutKind: null, aboutId: null }
  if ('appointmentId' in about) {
    const own = [eq(appointments.id, about.appointmentId), eq(appointments.patientId, patientId)]
    const [visit] = await tx
      .select({ id: appointments.id })
      .from(appointments)
      .where(and(...own, eq(appointments.clinicId, clinicId)))
    if (!visit) throw notFound()
    return { aboutKind: 'appointment', aboutId: visit.id }
  }
  const { entryId, entryKind } = about
  const table = { condition: conditions, treatment: treatments, image: files, analytic: files }[entryKind]
  const [entry] = await tx
    .select({ id: table.id })
    .from(table)
    .innerJoin(histories, eq(histories.id, table.historyId))
    .where(and(eq(table.id, entryId), eq(histories.patientId, patientId)))
  if (!entry) throw notFound()
  return { aboutKind: entryKind, aboutId: entry.id }
}

import { and, eq, ne } from 'drizzle-orm'
import { clinics } from '../../db/schema/clinics.ts'
import { patients } from '../../db/schema/patients.ts'
import { users } from '../../db/schema/users.ts'
import type { Deps } from '../../deps.ts'
import { ApiError, notFound } from '../../http/errors.ts'
import { recordAudit } from '../../policy/audit.ts'
import type { Caller } from '../../policy/caller.ts'
import type { Upload } from '../files/store-upload.ts'
import { addFile } from '../histories/files.ts'
import { languageOf } from '../notifications/notification.ts'
import { queueMail } from '../notifications/queue-mail.ts'

/** Stores the sequencing file of a patient and says so in their status. Throws 403, 404 and 413. */
export async function storeFastq(
  deps: Deps,
  caller: Caller,
  patientId: string,
  upload: Upload,
): Promise<void> {
  await addFile(deps, caller, { historyId: patientId, kind: 'fastq' }, upload, async ({ tx, now }) => {
    await tx.update(patients).set({ status: 'stored', updatedAt: now }).where(eq(patients.id, patientId))
  })
}

/** A doctor asks for the sequencing file; asking again changes nothing. Throws 409 once it is stored. */
export async function requestFastq(deps: Deps, caller: Caller, patientId: string): Promise<void> {
  const now = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    const requested = await tx
      .update(patients)
      .set({ status: 'requested', updatedAt: now })
      .where(and(eq(patients.id, patientId), ne(patients.status, 'stored')))
      .returning({ id: patients.id })
    if (requested.length === 0) throw new ApiError('conflict', 'The FASTQ file is already stored')
    await recordAudit(tx, now, { action: 'fastq.request', ...about(caller, patientId) })
  })
}

/** Queues the mail that there is news, without a word about what it is. Throws 404. */
export async function notifyGeneticStudy(deps: Deps, caller: Caller, patientId: string): Promise<void> {
  const now = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    const [recipient] = await tx
      .select({ email: users.email, language: users.language })
      .from(patients)
      .innerJoin(users, eq(users.id, patients.userId))
      .where(eq(patients.id, patientId))
    if (!recipient) throw notFound()
    const [clinic] = await tx
      .select({ name: clinics.name })
      .from(clinics)
      .where(eq(clinics.id, caller.clinicId ?? ''))
    const language = languageOf(recipient.language)
    await queueMail(tx, now, recipient.email, {
      kind: 'genetic-study',
      language,
      clinicName: clinic?.name ?? null,
    })
    await recordAudit(tx, now, { action: 'genetic-study.notify', ...about(caller, patientId) })
  })
}

function about({ userId: actorId, address, clinicId }: Caller, patientId: string) {
  return { actorId, address, clinicId, entity: 'patient', entityId: patientId, patientId }
}

import { and, eq, ne } from 'drizzle-orm'
import { clinics } from '../../db/schema/clinics.ts'
import { patients } from '../../db/schema/patients.ts'
import type { Deps } from '../../deps.ts'
import { ApiError } from '../../http/errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { languageOf } from '../../write/notification.ts'
import { type Step, write } from '../../write/write.ts'
import type { Upload } from '../files/store-upload.ts'
import { addFile } from '../histories/files.ts'
import { onPatient } from './queries.ts'

/** Stores the sequencing file of a patient and says so in their status. Throws 403, 404 and 413. */
export async function storeFastq(
  deps: Deps,
  caller: Caller,
  patientId: string,
  upload: Upload,
): Promise<void> {
  const also = async ({ tx, now }: Step) => {
    await tx.update(patients).set({ status: 'stored', updatedAt: now }).where(eq(patients.id, patientId))
  }
  await addFile(deps, caller, { historyId: patientId, kind: 'fastq', upload, also })
}

/** A doctor asks for the sequencing file; asking again changes nothing. Throws 409 once it is stored. */
export async function requestFastq(deps: Deps, caller: Caller, patientId: string): Promise<void> {
  await write(deps, caller, onPatient('patient.fastq-request', caller, patientId), async (act) => {
    const requested = await act.tx
      .update(patients)
      .set({ status: 'requested', updatedAt: act.now })
      .where(and(eq(patients.id, patientId), ne(patients.status, 'stored')))
      .returning({ id: patients.id })
    if (requested.length === 0) throw new ApiError('conflict', 'The FASTQ file is already stored')
    return act.audit({ action: 'fastq.request', ...about(caller, patientId) })
  })
}

/** Queues the mail that there is news, without a word about what it is. Throws 404. */
export async function notifyGeneticStudy(deps: Deps, caller: Caller, patientId: string): Promise<void> {
  const intent = onPatient('patient.notify-genetic', caller, patientId)
  await write(deps, caller, intent, async (act, { email, language }) => {
    const [clinic] = await act.tx
      .select({ name: clinics.name })
      .from(clinics)
      .where(eq(clinics.id, caller.clinicId ?? ''))
    const content = {
      kind: 'genetic-study',
      language: languageOf(language),
      clinicName: clinic?.name ?? null,
    } as const
    await act.mail({ to: email, content })
    return act.audit({ action: 'genetic-study.notify', ...about(caller, patientId) })
  })
}

function about({ clinicId }: Caller, patientId: string) {
  return { clinicId, entity: 'patient', entityId: patientId, patientId }
}

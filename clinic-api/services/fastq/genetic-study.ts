import { createHash } from 'node:crypto'
import { and, eq, ne } from 'drizzle-orm'
import { audit } from '../../db/schema/audit.ts'
import { clinics } from '../../db/schema/clinics.ts'
import { type FastqStatus, patients } from '../../db/schema/patients.ts'
import type { Deps } from '../../deps.ts'
import { ApiError, notFound } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { languageOf } from '../../write/notification.ts'
import { type Step, write } from '../../write/write.ts'
import type { Upload } from '../files/store-upload.ts'
import { changeHistory, type HistoryAct } from '../histories/change-history.ts'
import { addFile, type FileRecord, takeFastqFiles } from '../histories/files.ts'
import { onPatient } from '../patients/queries.ts'

/**
 * Stores the sequencing file of a patient, in place of an earlier one, and says so in their status. Throws 403, 404
 * and 413.
 */
export async function storeFastq(
  deps: Deps,
  caller: Caller,
  patientId: string,
  upload: Upload,
): Promise<void> {
  const replaced: string[] = []
  const also = async (act: HistoryAct, { id }: FileRecord) => {
    replaced.push(...(await takeFastqFiles(act, id)))
    await setStatus(act, patientId, 'stored')
  }
  await addFile(deps, caller, { historyId: patientId, kind: 'fastq', upload, also })
  for (const storageKey of replaced) await deps.files.remove(storageKey)
}

/** Deletes the stored sequencing file and says so in the patient's status. Throws 403, and 404 when there is none. */
export async function deleteFastq(deps: Deps, caller: Caller, patientId: string): Promise<void> {
  const change = { historyId: patientId, verb: 'remove', entity: 'fastq' } as const
  const removed = await changeHistory(deps, caller, change, async (act) => {
    const storageKeys = await takeFastqFiles(act)
    if (storageKeys.length === 0) throw notFound()
    await setStatus(act, patientId, 'none')
    return act.changed(patientId, storageKeys)
  })
  for (const storageKey of removed) await deps.files.remove(storageKey)
}

async function setStatus({ tx, now }: Step, patientId: string, status: FastqStatus): Promise<void> {
  await tx.update(patients).set({ status, updatedAt: now }).where(eq(patients.id, patientId))
}

/** A doctor asks for the sequencing file; asking again changes nothing. Throws 409 once it is stored. */
export async function requestFastq(deps: Deps, caller: Caller, patientId: string): Promise<void> {
  await write(
    deps,
    caller,
    onPatient('patient.fastq-request', caller, patientId),
    async (act, { patient }) => {
      const requested = await act.tx
        .update(patients)
        .set({ status: 'requested', updatedAt: act.now })
        .where(and(eq(patients.id, patientId), ne(patients.status, 'stored')))
        .returning({ id: patients.id })
      if (requested.length === 0) throw new ApiError('conflict', 'The FASTQ file is already stored')
      await act.notify({ to: [patient.userId], about: { kind: 'fastq-requested', patientId } })
      return act.audit({ action: 'fastq.request', ...about(caller, patientId) })
    },
  )
}

/**
 * Queues the mail that a study was looked at, without a word about what it found: once for each selection of
 * diseases. Throws 404, and 409 when the patient was told before.
 */
export async function notifyGeneticStudy(
  deps: Deps,
  caller: Caller,
  patientId: string,
  diseases: readonly number[],
): Promise<void> {
  const study = studyOf(patientId, diseases)
  const intent = onPatient('patient.notify-genetic', caller, patientId)
  await write(deps, caller, intent, async (act, { patient, email, language }) => {
    // Two who press at once: the second waits here, then sees what the first has left.
    await act.tx.select({ id: patients.id }).from(patients).where(eq(patients.id, patientId)).for('update')
    const told = and(eq(audit.entityId, study), eq(audit.action, 'genetic-study.notify'))
    const [before] = await act.tx.select({ id: audit.id }).from(audit).where(told).limit(1)
    if (before) throw new ApiError('conflict', 'The patient was told of this study already')
    const [clinic] = await act.tx
      .select({ name: clinics.name })
      .from(clinics)
      .where(eq(clinics.id, caller.clinicId ?? ''))
    const content = {
      kind: 'genetic-study',
      language: languageOf(language),
      clinicName: clinic?.name ?? null,
    } as const
    const { clinicId } = caller
    await act.mail({ to: email, content, patientId, ...(clinicId && { clinicId }) })
    await act.notify({ to: [patient.userId], about: { kind: 'study-reviewed', patientId } })
    const entry = { ...about(caller, patientId), entity: 'genetic-study', entityId: study }
    return act.audit({ action: 'genetic-study.notify', ...entry })
  })
}

/** The same for the same patient and selection, in whatever order; says nothing of the diseases themselves. */
function studyOf(patientId: string, diseases: readonly number[]): string {
  const chosen = [...new Set(diseases)].sort((a, b) => a - b)
  return createHash('sha256').update(`${patientId}:${chosen}`).digest('hex').slice(0, 32)
}

function about({ clinicId }: Caller, patientId: string) {
  return { clinicId, entity: 'patient', entityId: patientId, patientId }
}

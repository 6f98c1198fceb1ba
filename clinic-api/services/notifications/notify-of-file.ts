import { and, desc, eq } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { audit } from '../../db/schema/audit.ts'
import { patients } from '../../db/schema/patients.ts'
import type { Work } from '../../write/write.ts'

const kinds = { image: 'image-added', analytic: 'analytic-added', fastq: 'fastq-stored' } as const

/** Tells a patient of a file in their history, and the doctor who asked for a FASTQ file that it has come. */
export async function notifyOfFile(
  { tx, notify }: Pick<Work, 'tx' | 'notify'>,
  patientId: string,
  file: keyof typeof kinds,
): Promise<void> {
  const [patient] = await tx
    .select({ userId: patients.userId, status: patients.status })
    .from(patients)
    .where(eq(patients.id, patientId))
  if (!patient) return
  const asked = file === 'fastq' && patient.status === 'requested' ? await whoAsked(tx, patientId) : []
  await notify({ to: [patient.userId, ...asked], about: { kind: kinds[file], patientId } })
}

async function whoAsked(tx: Reader, patientId: string): Promise<string[]> {
  const [latest] = await tx
    .select({ actorId: audit.actorId })
    .from(audit)
    .where(and(eq(audit.patientId, patientId), eq(audit.action, 'fastq.request')))
    .orderBy(desc(audit.id))
    .limit(1)
  return latest?.actorId ? [latest.actorId] : []
}

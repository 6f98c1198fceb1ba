import { and, desc, eq } from 'drizzle-orm'
import { audit } from '../../db/schema/audit.ts'
import { patients } from '../../db/schema/patients.ts'
import { idsBetween } from '../../db/timed-ids.ts'
import type { Step, Work } from '../../write/write.ts'

const kinds = { image: 'image-added', analytic: 'analytic-added', fastq: 'fastq-stored' } as const

/** Tells a patient of a file in their history, and the doctor who asked for a FASTQ file that it has come. */
export async function notifyOfFile(
  { tx, now, notify }: Pick<Work, 'tx' | 'now' | 'notify'>,
  patientId: string,
  file: keyof typeof kinds,
): Promise<void> {
  const [patient] = await tx
    .select({ userId: patients.userId, status: patients.status })
    .from(patients)
    .where(eq(patients.id, patientId))
  if (!patient) return
  const asked =
    file === 'fastq' && patient.status === 'requested' ? await whoAsked({ tx, now }, patientId) : []
  await notify({ to: [patient.userId, ...asked], about: { kind: kinds[file], patientId } })
}

async function whoAsked({ tx, now }: Step, patientId: string): Promise<string[]> {
  const [latest] = await tx
    .select({ actorId: audit.actorId })
    .from(audit)
    .where(
      and(
        eq(audit.patientId, patientId),
        eq(audit.action, 'fastq.request'),
        idsBetween(audit.id, { until: now }),
      ),
    )
    .orderBy(desc(audit.id))
    .limit(1)
  return latest?.actorId ? [latest.actorId] : []
}

import { eq } from 'drizzle-orm'
import { type FastqStep, type FastqSummary, fastqSummary } from '#contract/fastq'
import { files } from '../../db/schema/files.ts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { write } from '../../write/write.ts'
import { type FileRecord, findFastq } from '../histories/files.ts'
import { onHistory } from '../histories/record.ts'
import type { RunStep, SummaryRuns } from './summary-runs.ts'

/** The stored summary of a file; null when there is none, or an outdated one. */
export function summaryOf({ quality }: FileRecord): FastqSummary | null {
  return fastqSummary.safeParse(quality).data ?? null
}

/** Whose file is computed for whom, and who is told of faults. */
interface Asked {
  caller: Caller
  patientId: string
  onFault: (error: unknown) => void
}

/**
 * The stored file, once the reading is on record, and the steps of its summary, which is kept with it. Nobody who follows
 * the steps any more stops the work. Throws 403 and 404.
 */
export async function summarizeFastq(deps: Deps, runs: SummaryRuns, asked: Asked, signal: AbortSignal) {
  const file = await findFastq(deps, asked.caller, asked.patientId, 'fastq-summary')
  return stepsOf(deps, runs, { ...asked, file }, signal)
}

async function* stepsOf(
  deps: Deps,
  runs: SummaryRuns,
  { file, ...asked }: Asked & { file: FileRecord },
  signal: AbortSignal,
): AsyncGenerator<FastqStep, void, void> {
  const kept = summaryOf(file)
  if (kept) return yield { state: 'done', summary: kept }
  for await (const step of runs.follow(file, signal)) yield await ended(deps, file, asked, step)
}

/** The follower's answer: a summary once it is stored; of a fault only that there was one. */
async function ended(deps: Deps, file: FileRecord, asked: Asked, step: RunStep): Promise<FastqStep> {
  if (step.state === 'failed') {
    if (step.error) asked.onFault(step.error)
    return { state: 'failed' }
  }
  if (step.state === 'done') {
    try {
      await keep(deps, asked, file, step.summary)
    } catch (error) {
      asked.onFault(error)
      return { state: 'failed' }
    }
  }
  return step
}

/** Throws 404 when the file was replaced or removed meanwhile, or may not be seen any more. */
async function keep(
  deps: Deps,
  { caller, patientId }: Asked,
  { id }: FileRecord,
  summary: FastqSummary,
): Promise<void> {
  await write(deps, caller, onHistory('fastq-summary.compute', patientId), async (act, history) => {
    const kept = await act.tx
      .update(files)
      .set({ quality: summary })
      .where(eq(files.id, id))
      .returning({ id: files.id })
    if (kept.length === 0) throw notFound()
    const trace = {
      entity: 'fastq-summary',
      entityId: id,
      patientId: history.patientId,
      clinicId: caller.clinicId,
    }
    return act.audit({ action: 'fastq-summary.compute', ...trace })
  })
}

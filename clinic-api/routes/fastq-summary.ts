import { patientCalls } from '#contract/calls/patients'
import type { FastqStep, FastqSummaryAnswer } from '#contract/fastq'
import type { Deps } from '../deps.ts'
import { serveCall } from '../http/serve-call.ts'
import type { ApiServer } from '../http/server.ts'
import { summarizeFastq, summaryOf } from '../services/fastq/fastq-summary.ts'
import { SummaryRuns } from '../services/fastq/summary-runs.ts'
import { startThread } from '../services/fastq/summary-thread.ts'
import { type FileRecord, findFastq } from '../services/histories/files.ts'
import { findHistoryOwner } from '../services/histories/record.ts'

/** The stored summary of a FASTQ file, and its computation. */
export function fastqSummaryRoutes(app: ApiServer, deps: Deps): void {
  const runs = new SummaryRuns((file, onRead) => startThread(deps.env, file, onRead))
  app.addHook('preClose', async () => runs.close())

  const reading = { exposeHeadRoute: false } as const
  serveCall(app, patientCalls.fastqSummary, reading, async ({ params, caller }) =>
    toWireSummary(await findFastq(deps, caller, params.id, 'fastq-summary')),
  )

  // A step a line, as they come. Whoever leaves stops the work, unless somebody else waits for it too.
  const ownerOf = (id: string) => findHistoryOwner(deps.db.orm, id)
  serveCall(app, patientCalls.summarizeFastq, { ownerOf }, async ({ params, caller, request, reply }) => {
    const gone = new AbortController()
    reply.raw.on('close', () => gone.abort())
    const onFault = (error: unknown) => request.log.error(error, 'no summary of a FASTQ file')
    const whose = { caller, patientId: params.id, onFault }
    return linesOf(await summarizeFastq(deps, runs, whose, gone.signal))
  })
}

async function* linesOf(steps: AsyncIterable<FastqStep>) {
  for await (const step of steps) yield `${JSON.stringify(step)}\n`
}

function toWireSummary(file: FileRecord & { emergencyUntil: Date | null }): FastqSummaryAnswer {
  const { originalName, size, createdAt, emergencyUntil } = file
  return {
    originalName,
    size,
    date: createdAt.toISOString(),
    summary: summaryOf(file),
    emergencyUntil: emergencyUntil?.toISOString() ?? null,
  }
}

import { Readable } from 'node:stream'
import { z } from 'zod'
import { id } from '#contract/common'
import { type FastqStep, fastqSummaryAnswer, type FastqSummaryAnswer } from '#contract/fastq'
import type { Deps } from '../deps.ts'
import { guarded } from '../http/guard.ts'
import { type ApiServer, callerOf } from '../http/server.ts'
import { summarizeFastq, summaryOf } from '../services/fastq/fastq-summary.ts'
import { SummaryRuns } from '../services/fastq/summary-runs.ts'
import { startThread } from '../services/fastq/summary-thread.ts'
import { findFastq, type FileRecord } from '../services/histories/files.ts'
import { findHistoryOwner } from '../services/histories/record.ts'

const params = z.object({ id })
const tags = ['patients']

/** The stored summary of a FASTQ file, and its computation. */
export function fastqSummaryRoutes(app: ApiServer, deps: Deps): void {
  const runs = new SummaryRuns((file, onRead) => startThread(deps.env, file, onRead))
  app.addHook('preClose', async () => runs.close())

  app.get(
    '/patients/:id/fastq/summary',
    {
      config: { access: 'history.read' },
      exposeHeadRoute: false,
      schema: { tags, params, response: { 200: fastqSummaryAnswer } },
    },
    async (request) =>
      toWireSummary(await findFastq(deps, callerOf(request), request.params.id, 'fastq-summary')),
  )

  // A step a line, as they come. Whoever leaves stops the work, unless somebody else waits for it too.
  const computing = guarded('fastq-summary.compute', (id) => findHistoryOwner(deps.db.orm, id))
  app.post(
    '/patients/:id/fastq/summary',
    { ...computing, schema: { tags, params } },
    async (request, reply) => {
      const gone = new AbortController()
      reply.raw.on('close', () => gone.abort())
      const whose = {
        caller: callerOf(request),
        patientId: request.params.id,
        onFault: (error: unknown) => request.log.error(error, 'no summary of a FASTQ file'),
      }
      const steps = await summarizeFastq(deps, runs, whose, gone.signal)
      return reply
        .type('application/x-ndjson; charset=utf-8')
        .header('x-accel-buffering', 'no')
        .send(Readable.from(linesOf(steps)))
    },
  )
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

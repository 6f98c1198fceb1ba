import { Worker } from 'node:worker_threads'
import type { FastqSummary } from '#contract/fastq'
import type { Env } from '../../env.ts'
import type { SummaryFile, Work } from './summary-runs.ts'

/** Input of a thread: where the file is and the settings to open it with. */
export interface SummaryTask {
  env: Env
  storageKey: string
  size: number
}

export type WorkerWord = { read: number } | { summary: FastqSummary }

/** Ends a thread that grows before the machine notices; what it counts takes a fraction. */
const mostMegabytes = 192

/** Reads a stored file in a thread of its own. To stop it ends the thread. */
export function startThread(
  env: Env,
  { storageKey, size }: SummaryFile,
  onRead: (read: number) => void,
): Work {
  const task: SummaryTask = { env, storageKey, size }
  const worker = new Worker(new URL('./summary-worker.ts', import.meta.url), {
    workerData: task,
    // Options of the program, such as those of a test run, are not the thread's.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  })
  const result = new Promise<FastqSummary>((resolve, reject) => {
    let found: FastqSummary | null = null
    worker.on('message', (word: WorkerWord) => {
      if ('read' in word) return onRead(word.read)
      found = word.summary
      void worker.terminate()
    })
    worker.on('error', reject)
    // Only now is there room for the next one.
    worker.on('exit', () =>
      found ? resolve(found) : reject(new Error('The thread ended without a summary')),
    )
  })
  return { result, stop: () => void worker.terminate() }
}

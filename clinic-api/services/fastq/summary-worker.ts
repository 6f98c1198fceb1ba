import { parentPort, workerData } from 'node:worker_threads'
import { openFiles } from '../../ports/files.ts'
import { summarize } from './summarize.ts'
import type { SummaryTask, WorkerWord } from './summary-thread.ts'

// The whole of a thread: it opens and unseals the file itself, so that the one that answers requests has no part in it.
const { env, storageKey, size }: SummaryTask = workerData

const tell = (word: WorkerWord) => parentPort?.postMessage(word)

const leastStep = 1024 * 1024
const step = Math.max(leastStep, size / 200)
let told = 0

const bytes = await (await openFiles(env)).open(storageKey)
if (!bytes) throw new Error('The file is gone')
const summary = await summarize(bytes, (read) => {
  if (read - told < step) return
  told = read
  tell({ read })
})
tell({ summary })

import { Worker } from 'node:worker_threads'

const longestMs = 60_000
const heapMiB = 1024

/** The thread ended without an answer: it took too long, too much memory, or could not read what it was given. */
export class ThreadFault extends Error {}

/** Reads a file in a thread of its own, which keeps nobody else waiting and ends alone. Throws `ThreadFault`. */
export function inThread<Answer>(worker: URL, workerData: unknown): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const thread = new Worker(worker, { workerData, resourceLimits: { maxOldGenerationSizeMb: heapMiB } })
  const fail = (cause?: unknown) => reject(new ThreadFault('The thread gave no answer', { cause }))
  const patience = setTimeout(() => thread.terminate(), longestMs)
  thread.once('message', resolve)
  thread.once('error', fail)
  thread.once('exit', () => fail())
  return promise.finally(() => {
    clearTimeout(patience)
    return thread.terminate()
  })
}

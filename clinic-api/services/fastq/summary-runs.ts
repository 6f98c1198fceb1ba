import { availableParallelism } from 'node:os'
import type { FastqSummary } from '#contract/fastq'

export interface SummaryFile {
  id: string
  storageKey: string
  size: number
}

export interface Work {
  /** Settles once nothing of the work is left running. */
  result: Promise<FastqSummary>
  stop: () => void
}

type Start = (file: SummaryFile, onRead: (read: number) => void) => Work

export type RunStep =
  | { state: 'waiting' }
  | { state: 'reading'; read: number; size: number }
  | { state: 'done'; summary: FastqSummary }
  | { state: 'failed'; error: unknown }

interface Run {
  step: RunStep
  followers: number
  /** Resolves at the next step. */
  changed: PromiseWithResolvers<void>
  begin: () => void
  stop: () => void
}

/** Proxies give up on an answer that says nothing for a minute. */
const beatMs = 15_000

/** One core stays for those who wait for pages, and no disk gains from more than two readers. */
export const mostAtOnce = Math.max(1, Math.min(2, availableParallelism() - 1))

/**
 * The files that are being read: each once, however many look on, a few at a time, the others in their order. A run whose
 * last follower has gone stops.
 */
export class SummaryRuns {
  readonly #start: Start
  readonly #most: number
  readonly #runs = new Map<string, Run>()
  #waiting: Run[] = []
  #working = 0

  constructor(start: Start, most = mostAtOnce) {
    this.#start = start
    this.#most = most
  }

  /** The steps from now to the last one, repeated while nothing changes. Ends when `signal` does. */
  async *follow(file: SummaryFile, signal: AbortSignal): AsyncGenerator<RunStep, void, void> {
    const run = this.#runs.get(file.id) ?? this.#add(file)
    run.followers += 1
    try {
      while (!signal.aborted) {
        const { step, changed } = run
        yield step
        if (isLast(step)) return
        if (run.step === step) await soonest(changed.promise, signal)
      }
    } finally {
      run.followers -= 1
      if (run.followers === 0 && !isLast(run.step)) run.stop()
    }
  }

  /** Stops everything. */
  close(): void {
    for (const run of [...this.#runs.values()]) run.stop()
  }

  #add(file: SummaryFile): Run {
    const tell = (step: RunStep) => {
      if (isLast(run.step)) return
      run.step = step
      if (isLast(step) && this.#runs.get(file.id) === run) this.#runs.delete(file.id)
      run.changed.resolve()
      run.changed = Promise.withResolvers()
    }
    let work: Work | null = null
    const run: Run = {
      step: { state: 'waiting' },
      followers: 0,
      changed: Promise.withResolvers(),
      begin: () => {
        this.#working += 1
        tell({ state: 'reading', read: 0, size: file.size })
        work = this.#start(file, (read) => tell({ state: 'reading', read, size: file.size }))
        work.result
          .then(
            (summary) => tell({ state: 'done', summary }),
            (error: unknown) => tell({ state: 'failed', error }),
          )
          .finally(() => {
            this.#working -= 1
            this.#next()
          })
      },
      stop: () => {
        this.#waiting = this.#waiting.filter((each) => each !== run)
        tell({ state: 'failed', error: null })
        work?.stop()
      },
    }
    this.#runs.set(file.id, run)
    this.#waiting.push(run)
    this.#next()
    return run
  }

  #next(): void {
    while (this.#working < this.#most) {
      const run = this.#waiting.shift()
      if (!run) return
      run.begin()
    }
  }
}

const isLast = ({ state }: RunStep) => state === 'done' || state === 'failed'

/** Resolves at the next step, when nobody waits for it any more, or when it is time to say again what was said. */
function soonest(changed: Promise<void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, beatMs)
    signal.addEventListener('abort', end)
    void changed.then(end)
  })
}

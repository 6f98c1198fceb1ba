interface Rounds {
  everyMs: number
  onFault: (error: unknown) => void
}

/**
 * Does `work` now, again every so often, and when it is woken; one round at a time, and once more when it was woken
 * during one. `work` ends early when it is told to stop.
 */
export function startRounds(
  work: (isStopped: () => boolean) => Promise<void>,
  { everyMs, onFault }: Rounds,
): { wake: () => void; stop: () => Promise<void> } {
  let stopped = false
  let again = false
  let round: Promise<void> | null = null

  async function run(): Promise<void> {
    do {
      again = false
      await work(() => stopped)
    } while (again && !stopped)
  }

  function wake(): void {
    again = true
    round ??= run()
      .catch(onFault)
      .finally(() => {
        round = null
      })
  }

  const timer = setInterval(wake, everyMs)
  wake()
  return {
    wake,
    async stop() {
      stopped = true
      clearInterval(timer)
      await round
    },
  }
}

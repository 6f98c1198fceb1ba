import type { Deps } from '../../deps.ts'
import { outboxChannel } from '../../write/queue-mail.ts'
import { deliverDueMail } from './deliver.ts'

const everyMs = 5_000

/** Sends mail as it is queued, and again what failed; resolves to the way to stop after the mail at hand. */
export async function startOutboxWorker(
  deps: Deps,
  onFault: (error: unknown) => void,
): Promise<() => Promise<void>> {
  let stopped = false
  let again = false
  let round: Promise<void> | null = null

  async function work(): Promise<void> {
    do {
      again = false
      while (!stopped && (await deliverDueMail(deps)) > 0);
    } while (again && !stopped)
  }

  function wake(): void {
    again = true
    round ??= work()
      .catch(onFault)
      .finally(() => {
        round = null
      })
  }

  const timer = setInterval(wake, everyMs)
  const stopListening = await deps.db.listen(outboxChannel, wake)
  wake()
  return async () => {
    stopped = true
    clearInterval(timer)
    await stopListening()
    await round
  }
}

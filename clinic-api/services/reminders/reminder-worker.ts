import type { Deps } from '../../deps.ts'
import { planReminders } from './plan-reminders.ts'
import { queueDueReminders } from './queue-due.ts'

const everyMs = 30_000

/** Plans reminders and hands over what is due, twice a minute; resolves to the way to stop after the round at hand. */
export function startReminderWorker(deps: Deps, onFault: (error: unknown) => void): () => Promise<void> {
  let stopped = false
  let round: Promise<void> | null = null

  async function work(): Promise<void> {
    await planReminders(deps)
    while (!stopped && (await queueDueReminders(deps)) > 0);
  }

  function wake(): void {
    round ??= work()
      .catch(onFault)
      .finally(() => {
        round = null
      })
  }

  const timer = setInterval(wake, everyMs)
  wake()
  return async () => {
    stopped = true
    clearInterval(timer)
    await round
  }
}

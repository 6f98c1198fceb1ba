import type { Deps } from '../../deps.ts'
import { startRounds } from '../housekeeping/rounds.ts'
import { queueSummaries } from '../notifications/queue-summaries.ts'
import { planReminders } from './plan-reminders.ts'
import { queueDueReminders } from './queue-due.ts'

const everyMs = 30_000

/** Plans reminders and hands over what is due, summaries of the day as well, twice a minute; resolves to the way to stop after the round at hand. */
export function startReminderWorker(deps: Deps, onFault: (error: unknown) => void): () => Promise<void> {
  const { stop } = startRounds(
    async (isStopped) => {
      await planReminders(deps)
      while (!isStopped() && (await queueDueReminders(deps)) > 0);
      while (!isStopped() && (await queueSummaries(deps)) > 0);
    },
    { everyMs, onFault },
  )
  return stop
}

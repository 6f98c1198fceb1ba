import type { Deps } from './deps.ts'
import { sweepOrphans } from './services/files/sweep-orphans.ts'
import { sweepSpent } from './services/housekeeping/sweep-spent.ts'
import { startOutboxWorker } from './services/notifications/outbox-worker.ts'
import { endPlans } from './services/payments/end-plan.ts'
import { startReminderWorker } from './services/reminders/reminder-worker.ts'

const sweepEveryMs = 3_600_000

/** What runs beside the requests: mail, reminders, the end of plans, the removal of what has no more use. Resolves to the way to stop. */
export async function startBackground(
  deps: Deps,
  onFault: (error: unknown) => void,
): Promise<() => Promise<void>> {
  const stopMail = await startOutboxWorker(deps, onFault)
  const stopReminders = startReminderWorker(deps, onFault)
  const sweep = () => Promise.all([sweepOrphans(deps), sweepSpent(deps), endPlans(deps)]).catch(onFault)
  let sweeping: Promise<unknown> = sweep()
  const timer = setInterval(() => {
    sweeping = sweep()
  }, sweepEveryMs)
  return async () => {
    clearInterval(timer)
    await Promise.all([stopMail(), stopReminders(), sweeping])
    deps.mailer.close()
  }
}

import type { Deps } from './deps.ts'
import { startSealWorker } from './services/audit-chain/seal-worker.ts'
import { sweepOrphans } from './services/files/sweep-orphans.ts'
import { tellEndings } from './services/guardians/tell-endings.ts'
import { sweepOld } from './services/housekeeping/sweep-old.ts'
import { sweepSpent } from './services/housekeeping/sweep-spent.ts'
import { startSumsWorker } from './services/insights/sums-worker.ts'
import { endLocks } from './services/leaving/end-locks.ts'
import { lockOlderFiles } from './services/leaving/lock-older-files.ts'
import { sweepMails } from './services/notifications/sweep-mails.ts'
import { startOutboxWorker } from './services/outbox/outbox-worker.ts'
import { endPlans } from './services/payments/end-plan.ts'
import { startReminderWorker } from './services/reminders/reminder-worker.ts'
import { startWaitlistWorker } from './services/waitlist/waitlist-worker.ts'

const sweepEveryMs = 3_600_000

/**
 * Starts the work beside the requests: mails, reminders, the waitlist, sums of days, seals of the log, the end of plans,
 * and the removal of rows past their time. Resolves to a function that stops it.
 */
export async function startBackground(
  deps: Deps,
  onFault: (error: unknown) => void,
): Promise<() => Promise<void>> {
  const stopMail = await startOutboxWorker(deps, onFault)
  const stopReminders = startReminderWorker(deps, onFault)
  const stopSums = startSumsWorker(deps, onFault)
  const stopWaitlist = await startWaitlistWorker(deps, onFault)
  const stopSealing = startSealWorker(deps, onFault)
  let isStopped = false
  const sweep = () =>
    Promise.all([
      sweepOrphans(deps),
      sweepOld(deps, () => isStopped),
      sweepSpent(deps),
      sweepMails(deps),
      endPlans(deps),
      tellEndings(deps),
      endLocks(deps),
      lockOlderFiles(deps),
    ]).catch(onFault)
  let sweeping: Promise<unknown> = sweep()
  const timer = setInterval(() => {
    sweeping = sweep()
  }, sweepEveryMs)
  return async () => {
    clearInterval(timer)
    isStopped = true
    await Promise.all([stopMail(), stopReminders(), stopSums(), stopWaitlist(), sweeping])
    // The sealing stops last, so that it also seals what the other workers wrote at the end.
    await stopSealing()
    deps.mailer.close()
  }
}

import type { Deps } from '../../deps.ts'
import { outboxChannel } from '../../write/queue-mail.ts'
import { startRounds } from '../housekeeping/rounds.ts'
import { deliverDueMail } from '../notifications/deliver.ts'
import { deliverDuePush } from './deliver-push.ts'
import { deliverDueTexts } from './deliver-texts.ts'

const everyMs = 5_000

/** Sends mail, messages to telephones and notifications to browsers as they are queued, and again what failed. Resolves to the way to stop after the mail at hand. */
export async function startOutboxWorker(
  deps: Deps,
  onFault: (error: unknown) => void,
): Promise<() => Promise<void>> {
  const { wake, stop } = startRounds(
    async (isStopped) => {
      while (!isStopped() && (await deliverDueMail(deps)) > 0);
      while (!isStopped() && (await deliverDueTexts(deps)) > 0);
      while (!isStopped() && (await deliverDuePush(deps)) > 0);
    },
    { everyMs, onFault },
  )
  const stopListening = await deps.db.listen(outboxChannel, wake)
  return async () => {
    await Promise.all([stop(), stopListening()])
  }
}

import type { Deps } from '../../deps.ts'
import { startRounds } from '../housekeeping/rounds.ts'
import { endDueOffers } from './end-offer.ts'
import { offerFreed } from './offer-freed.ts'

const everyMs = 10_000
/** The channel on which triggers of the migrations report that a time came free. */
const freedChannel = 'consulta_freed'

/** Ends what ran out and offers what came free, at once and every ten seconds; resolves to the way to stop. */
export async function startWaitlistWorker(
  deps: Deps,
  onFault: (error: unknown) => void,
): Promise<() => Promise<void>> {
  const { wake, stop } = startRounds((isStopped) => handOutTimes(deps, isStopped), { everyMs, onFault })
  const stopListening = await deps.db.listen(freedChannel, wake)
  return async () => {
    await Promise.all([stop(), stopListening()])
  }
}

export async function handOutTimes(deps: Deps, isStopped = () => false): Promise<void> {
  while (!isStopped() && (await endDueOffers(deps)) > 0);
  while (!isStopped() && (await offerFreed(deps)) > 0);
}

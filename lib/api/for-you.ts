import 'server-only'
import { threadCalls } from '#contract/calls/threads'
import type { ApiAuth } from '@/lib/api/client'
import { requireHistory } from '@/lib/api/histories'
import { load } from '@/lib/api/load'
import { sendCall } from '@/lib/api/send-call'
import { type ForYou, forYouOf } from '@/lib/domain/for-you'

interface Reader {
  patientId: string
  /** The patient whom somebody else acts for. */
  actsFor?: string | undefined
}

/**
 * The patient's news. Unreadable parts are left out: the screen is about the appointments. Whoever acts for the patient
 * opens the history on purpose, since its readers are on record.
 */
export async function readForYou(
  auth: ApiAuth,
  { patientId, actsFor }: Reader,
  now: number,
): Promise<ForYou> {
  const [{ value: history }, { value: page }] = await Promise.all([
    actsFor ? { value: null } : load(requireHistory(auth, patientId)),
    load(sendCall(auth, threadCalls.list, { query: {} })),
  ])
  // A patient may belong to several clinics and reads on the country's clock.
  return forYouOf({ patientId, history, threads: page?.threads ?? [], now, timeZone: 'Europe/Madrid' })
}

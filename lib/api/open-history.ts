import 'server-only'
import type { Elsewhere } from '#contract/errors'
import { dayAt } from '#contract/zone'
import type { ApiAuth } from '@/lib/api/client'
import { requireClinic } from '@/lib/api/clinics'
import { requireHistory } from '@/lib/api/histories'
import { load } from '@/lib/api/load'
import type { Clinic } from '@/lib/domain/clinic'
import type { History, HistoryRights } from '@/lib/domain/history'
import { historyRights, readingOnly } from '@/lib/domain/history-rights'
import type { Viewer } from '@/lib/domain/session'

interface OpenedHistory {
  /** Null when it could not be loaded. */
  history: History | null
  /** There is none, or none that is open to the viewer. */
  isMissing: boolean
  /** Where else of the viewer's it can be opened. */
  elsewhere: Elsewhere | undefined
  /** The clinic of the staff who read it. */
  clinic: Clinic | null
  /** Staff read on their clinic's clock; a patient may belong to several clinics and reads on the country's. */
  timeZone: string
  /** By that clock, `yyyy-MM-dd`. */
  today: string
  /** What the viewer may do with the history; opened in an emergency, it is read alone. */
  rights: HistoryRights
}

/** Data that the pages of a history start with. `now` in milliseconds. */
export async function openHistory(
  auth: ApiAuth,
  { clinicId, roles }: Pick<Viewer, 'clinicId' | 'roles'>,
  id: string,
  now: number,
): Promise<OpenedHistory> {
  const [{ value: history, refusal }, loaded] = await Promise.all([
    load(requireHistory(auth, id)),
    clinicId ? load(requireClinic(auth, clinicId)) : null,
  ])
  const clinic = loaded?.value ?? null
  const elsewhere = refusal?.envelope.elsewhere
  const isMissing = refusal?.status === 403 || refusal?.status === 404
  const timeZone = clinic?.timeZone ?? 'Europe/Madrid'
  const whole = historyRights(roles)
  const rights = history?.emergencyUntil ? readingOnly(whole) : whole
  return { history, isMissing, elsewhere, clinic, timeZone, today: dayAt(now, timeZone), rights }
}

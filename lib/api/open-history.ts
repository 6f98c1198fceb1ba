import 'server-only'
import type { Elsewhere } from '#contract/errors'
import type { ApiAuth } from '@/lib/api/client'
import { requireClinic } from '@/lib/api/clinics'
import { requireHistory } from '@/lib/api/histories'
import { load } from '@/lib/api/load'
import type { Clinic } from '@/lib/domain/clinic'
import type { History } from '@/lib/domain/history'

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
}

/** Data that the pages of a history start with. */
export async function openHistory(
  auth: ApiAuth,
  { clinicId }: { clinicId: string | null },
  id: string,
): Promise<OpenedHistory> {
  const [{ value: history, refusal }, loaded] = await Promise.all([
    load(requireHistory(auth, id)),
    clinicId ? load(requireClinic(auth, clinicId)) : null,
  ])
  const clinic = loaded?.value ?? null
  const isMissing = refusal?.status === 403 || refusal?.status === 404
  const elsewhere = refusal?.envelope.elsewhere
  return { history, isMissing, elsewhere, clinic, timeZone: clinic?.timeZone ?? 'Europe/Madrid' }
}

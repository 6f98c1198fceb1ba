import { useState } from 'react'
import useSWR from 'swr'
import { Allergies } from '@/components/people/allergies'
import { AsIs } from '@/components/shared/text/as-is'
import { readerOf } from '@/lib/browser/request'
import { isOngoing, treatmentPhase } from '@/lib/domain/history'
import type { TodayVisit } from '@/lib/domain/today'
import { callAddress } from '@/lib/endpoints/browser-call'
import { useUserKey } from '@/lib/swr/user-cache'

// Every read is logged for the patient: none is repeated.
const once = { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false }

/** What the doctor should know before the next patient comes in; nothing while the record is not read. */
export function NextRecord({ visit: { patientId, patientName }, day }: { visit: TodayVisit; day: string }) {
  const keyOf = useUserKey()
  // Narrower windows have no room for it, and do not read what nobody sees.
  const [isShown] = useState(() => matchMedia('(width >= 64rem)').matches)
  const key =
    isShown && patientName !== null && keyOf(callAddress('histories.get', { params: { id: patientId } }))
  const { data: record } = useSWR(key, readerOf('histories.get'), once)
  if (!record) return null
  const present = [
    ...record.conditions.filter((condition) => isOngoing(condition, day)),
    ...record.treatments.filter((treatment) => treatmentPhase(treatment, day) === 'current'),
  ]
  return (
    <div className="grid gap-1">
      <Allergies name={patientName ?? ''} of={record} />
      {present.length > 0 && (
        <AsIs className="wrap-anywhere">{present.map(({ name }) => name).join(', ')}</AsIs>
      )}
    </div>
  )
}

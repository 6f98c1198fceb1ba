import { useState } from 'react'
import useSWR from 'swr'
import { Allergies } from '@/components/people/allergies'
import { AsIs } from '@/components/shared/text/as-is'
import { readerOf } from '@/lib/browser/request'
import { presentOf } from '@/lib/domain/at-a-glance'
import type { TodayVisit } from '@/lib/domain/today'
import { callAddress } from '@/lib/endpoints/browser-call'
import { useUserKey } from '@/lib/swr/user-cache'

// Every read is logged for the patient: none is repeated while the list is shown.
const once = { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false }

let looks = 0

/** What the doctor should know before the next patient comes in; nothing while the record is not read. */
export function NextRecord({ visit: { patientId, patientName }, day }: { visit: TodayVisit; day: string }) {
  const keyOf = useUserKey()
  // Tablets have no room for it, and do not read what nobody sees. Who comes back may have changed the record.
  const [look] = useState(() => !matchMedia('(48rem <= width < 64rem)').matches && ++looks)
  const address = callAddress('histories.get', { params: { id: patientId } })
  const key = look !== false && patientName !== null && keyOf(`${address}#look-${look}`)
  const { data: record } = useSWR(key, readerOf('histories.get'), once)
  if (!record) return null
  const { conditions, treatments } = presentOf(record, day)
  const present = [...conditions, ...treatments]
  return (
    <div className="grid gap-1">
      <Allergies name={patientName ?? ''} of={record} />
      {present.length > 0 && (
        <AsIs className="max-md:hidden wrap-anywhere">{present.map(({ name }) => name).join(', ')}</AsIs>
      )}
    </div>
  )
}

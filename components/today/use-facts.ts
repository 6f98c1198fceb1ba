import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useRef } from 'react'
import type { TodayVisit } from '@/lib/domain/today'

/**
 * Has the server read the records that came to matter since: once while a visit matters, for one may not be readable.
 * Who comes back is read again, as the server keeps only what matters at the time.
 */
export function useFacts(visits: readonly TodayVisit[], facts: Readonly<Record<string, ReactNode>>) {
  const router = useRouter()
  const asked = useRef(visits.map(({ id }) => id))
  const here = visits.map(({ id }) => id).join()
  const missing = visits.filter(({ patientId }) => !(patientId in facts)).map(({ id }) => id)
  const wanted = missing.join()
  useEffect(() => {
    const isNew = wanted !== '' && wanted.split(',').some((id) => !asked.current.includes(id))
    asked.current = here.split(',')
    if (isNew) router.refresh()
  }, [here, wanted, router])
}

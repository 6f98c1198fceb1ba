import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useRef } from 'react'
import type { TodayVisit } from '@/lib/domain/today'

/** Has the server read the records that came to matter since: once per visit, for one may not be readable. */
export function useFacts(visits: readonly TodayVisit[], facts: Readonly<Record<string, ReactNode>>) {
  const router = useRouter()
  const asked = useRef(new Set(visits.map(({ id }) => id)))
  const missing = visits.filter(({ id, patientId }) => !(asked.current.has(id) || patientId in facts))
  const ids = missing.map(({ id }) => id).join()
  useEffect(() => {
    if (!ids) return
    for (const id of ids.split(',')) asked.current.add(id)
    router.refresh()
  }, [ids, router])
}

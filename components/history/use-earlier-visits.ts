'use client'

import { useEffect, useState } from 'react'
import { useAct } from '@/components/shared/act/use-act'
import type { History } from '@/lib/domain/history'
import { readEarlierVisits } from './use-history'

/** The visits of a history and, once they are asked for, those before. The first of what came takes the focus. */
export function useEarlierVisits({ id, visits, visitsCursor }: History) {
  const none = { from: visitsCursor, visits: visits.slice(0, 0), cursor: visitsCursor }
  const [read, setEarlier] = useState(none)
  // A visit that has begun meanwhile moves the line on: what was read goes on from another one then.
  const earlier = read.from === visitsCursor ? read : none
  const { run, pending, sentence } = useAct()
  const [arrived, setArrived] = useState<string | null>(null)

  useEffect(() => {
    if (arrived !== null) document.getElementById(visitAnchor(arrived))?.focus()
  }, [arrived])

  async function load() {
    if (earlier.cursor === null) return
    const page = await readEarlierVisits(id, earlier.cursor)
    setEarlier({ ...earlier, visits: [...earlier.visits, ...page.visits], cursor: page.cursor })
    setArrived(page.visits[0]?.id ?? null)
  }

  const hasMore = earlier.cursor !== null
  return { visits: [...visits, ...earlier.visits], hasMore, pending, sentence, load: () => run(load) }
}

/** Where a visit stands on the screen. */
export const visitAnchor = (visitId: string) => `visit-${visitId}`

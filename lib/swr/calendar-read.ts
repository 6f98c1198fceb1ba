import { useEffect, useEffectEvent } from 'react'
import useSWR, { unstable_serialize, useSWRConfig } from 'swr'
import { type LiveSignal, useRereads } from '@/lib/browser/live'
import type { RequestError } from '@/lib/browser/request'
import { newerOf } from '@/lib/domain/schedule-copy'
import { type UserKey, useUserKey } from '@/lib/swr/user-cache'

interface Reading<Copy> {
  /** The address that is read. */
  url: string
  fetcher: (key: UserKey) => Promise<Copy>
  /** The server's first read, and its address. */
  brought: Copy | null | undefined
  broughtUrl: string
  /** Whether an SWR key is another of the same kind. */
  isAlike: (key: unknown) => boolean
  concerns: (signal: LiveSignal) => boolean
}

/**
 * A week or a day of the calendar. The server's first read is shown without asking again; others come from the cache at
 * once and are refreshed behind it; changes elsewhere arrive by themselves.
 */
export function useCalendarRead<Copy extends { readAt: number }>(reading: Reading<Copy>) {
  const { url, fetcher, brought, broughtUrl, isAlike, concerns } = reading
  const keyOf = useUserKey()
  const { cache, mutate } = useSWRConfig()
  const key = keyOf(url)
  const first = (url === broughtUrl && brought) || undefined
  const known = cache.get(unstable_serialize(key))?.data !== undefined
  const answer = useSWR<Copy, RequestError, UserKey>(key, fetcher, {
    ...(first && { fallbackData: first }),
    revalidateOnMount: known || !first,
  })
  // Writes change the cached data, so the first read must be in the cache as well.
  const keep = useEffectEvent((read: Copy) => {
    void mutate<Copy>(keyOf(broughtUrl), (kept) => newerOf(kept, read), { revalidate: false })
  })
  useEffect(() => {
    if (brought) keep(brought)
  }, [brought])

  useRereads(concerns, () => {
    const others = (other: unknown) => isAlike(other) && !(Array.isArray(other) && other[1] === url)
    // Not without reading: that would leave a read of less than two seconds ago to answer for them, too old to count.
    void mutate(others, undefined)
    void answer.mutate()
  })

  return { data: newerOf(answer.data, first), error: answer.error, retry: () => void answer.mutate() }
}

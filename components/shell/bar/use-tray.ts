import useSWRInfinite from 'swr/infinite'
import { readAddress, write } from '@/lib/browser/request'
import { type AnswerOfCall, callAddress } from '@/lib/endpoints/browser-call'
import { type UserKey, useUserKey } from '@/lib/swr/user-cache'

type Page = AnswerOfCall<'notifications.list'>

/** The viewer's notifications page by page, the newest first. The bell and its list share the cache. */
export function useTray() {
  const keyOf = useUserKey()
  const keyAfter = (_page: number, before: Page | null): UserKey | null => {
    if (before && !before.nextCursor) return null
    const query = before?.nextCursor ? { cursor: before.nextCursor } : {}
    return keyOf(callAddress('notifications.list', { query }))
  }
  const ask = ([, address]: UserKey) => readAddress<Page>(address, { stay: true })
  const answer = useSWRInfinite(keyAfter, ask, {
    revalidateIfStale: false,
    revalidateOnReconnect: false,
  })
  const { data: pages, size, setSize, error, mutate } = answer

  /** Shown as read at once; what the server says of it comes after. */
  async function markRead(ids?: string[]) {
    const isMeant = (id: string) => ids?.includes(id) ?? true
    const marked = pages?.map((page) => ({
      ...page,
      notifications: page.notifications.map((entry) =>
        isMeant(entry.id) ? { ...entry, read: true } : entry,
      ),
      unread: ids ? Math.max(0, page.unread - ids.length) : 0,
    }))
    if (marked) void mutate(marked, { revalidate: false })
    await write('notifications.markRead', { body: { ids }, stay: true }).catch(() => null)
    await mutate()
  }

  return {
    entries: pages?.flatMap((page) => page.notifications),
    unread: pages?.[0]?.unread ?? 0,
    hasMore: (pages?.at(-1)?.nextCursor ?? null) !== null,
    isFailed: error !== undefined && !pages,
    showMore: () => setSize(size + 1),
    reread: () => void mutate(),
    markRead,
  }
}

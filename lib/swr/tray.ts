import useSWRInfinite from 'swr/infinite'
import { readerOf } from '@/lib/browser/request'
import type { TrayPage } from '@/lib/domain/tray'
import { addressOf } from '@/lib/endpoints/endpoint'
import { notificationEndpoints } from '@/lib/endpoints/notifications'
import { useEndpointWrite } from '@/lib/swr/use-write'
import { type UserKey, useUserKey } from '@/lib/swr/user-cache'

/** What the viewer was told: page by page, the newest first. The bell and its list share what was read. */
export function useTray() {
  const keyOf = useUserKey()
  const keyAfter = (_page: number, before: TrayPage | null): UserKey | null => {
    if (before && !before.nextCursor) return null
    const query = before?.nextCursor ? { cursor: before.nextCursor } : {}
    return keyOf(addressOf(notificationEndpoints.list, { query }))
  }
  const answer = useSWRInfinite(keyAfter, readerOf(notificationEndpoints.list), {
    revalidateIfStale: false,
    revalidateOnReconnect: false,
  })
  const { data: pages, size, setSize, error, mutate } = answer
  const { trigger } = useEndpointWrite(notificationEndpoints.markRead, (ids: string[] | undefined) => ({
    body: ids ? { ids } : {},
  }))

  /** Shown as read at once; what the server says of it comes after. */
  async function markRead(ids?: string[]) {
    const isMeant = (id: string) => ids?.includes(id) ?? true
    const marked = pages?.map((page) => ({
      ...page,
      entries: page.entries.map((entry) => (isMeant(entry.id) ? { ...entry, read: true } : entry)),
      unread: ids ? Math.max(0, page.unread - ids.length) : 0,
    }))
    if (marked) void mutate(marked, { revalidate: false })
    await trigger(ids).catch(() => null)
    await mutate()
  }

  return {
    entries: pages?.flatMap((page) => page.entries),
    unread: pages?.[0]?.unread ?? 0,
    hasMore: (pages?.at(-1)?.nextCursor ?? null) !== null,
    isFailed: error !== undefined && !pages,
    showMore: () => setSize(size + 1),
    reread: () => void mutate(),
    markRead,
  }
}

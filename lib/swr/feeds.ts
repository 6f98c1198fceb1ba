import { write } from '@/lib/browser/request'
import type { BodyOfCall } from '@/lib/endpoints/browser-call'
import { useRead } from '@/lib/swr/use-call'

/** Addresses of the signed-in person's calendar. The writes throw `RequestError`. */
export function useFeeds() {
  const { data, error, mutate } = useRead('feeds.list', {}, { revalidateOnFocus: true })

  async function create(body: BodyOfCall<'feeds.create'>) {
    const made = await write('feeds.create', { body })
    void mutate()
    return made
  }
  async function revoke(id: string) {
    await write('feeds.revoke', { params: { id } })
    await mutate()
  }

  return { feeds: data, failed: Boolean(error && !data), create, revoke }
}

import useSWR from 'swr'
import { call, readerOf } from '@/lib/browser/request'
import { addressOf, type BodyOf } from '@/lib/endpoints/endpoint'
import { feedEndpoints } from '@/lib/endpoints/feeds'
import { useUserKey } from '@/lib/swr/user-cache'

/** Addresses of the signed-in person's calendar. The writes throw `RequestError`. */
export function useFeeds() {
  const key = useUserKey()(addressOf(feedEndpoints.list))
  const { data, error, mutate } = useSWR(key, readerOf(feedEndpoints.list), { revalidateOnFocus: true })

  async function create(body: BodyOf<typeof feedEndpoints.create>) {
    const made = await call(feedEndpoints.create, { body })
    void mutate()
    return made
  }

  async function revoke(id: string) {
    await call(feedEndpoints.revoke, { params: { id } })
    await mutate()
  }

  return { feeds: data, failed: Boolean(error && !data), create, revoke }
}

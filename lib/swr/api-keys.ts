import useSWR from 'swr'
import { call, readerOf } from '@/lib/browser/request'
import { apiKeyEndpoints } from '@/lib/endpoints/api-keys'
import { addressOf, type BodyOf } from '@/lib/endpoints/endpoint'
import { useUserKey } from '@/lib/swr/user-cache'

/** Keys of one's clinic for other programs. The writes throw `RequestError`. */
export function useApiKeys() {
  const key = useUserKey()(addressOf(apiKeyEndpoints.list))
  const { data, error, mutate } = useSWR(key, readerOf(apiKeyEndpoints.list), { revalidateOnFocus: true })

  async function create(body: BodyOf<typeof apiKeyEndpoints.create>) {
    const made = await call(apiKeyEndpoints.create, { body })
    void mutate()
    return made
  }

  async function revoke(id: string) {
    await call(apiKeyEndpoints.revoke, { params: { id } })
    await mutate()
  }

  return { keys: data, failed: Boolean(error && !data), create, revoke }
}

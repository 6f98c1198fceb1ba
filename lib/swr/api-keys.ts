import { write } from '@/lib/browser/request'
import type { BodyOfCall } from '@/lib/endpoints/browser-call'
import { useRead } from '@/lib/swr/use-call'

/** Keys of one's clinic for other programs. The writes throw `RequestError`. */
export function useApiKeys() {
  const { data, error, mutate } = useRead('api-keys.list', {}, { revalidateOnFocus: true })

  async function create(body: BodyOfCall<'api-keys.create'>) {
    const made = await write('api-keys.create', { body })
    void mutate()
    return made
  }
  async function revoke(id: string) {
    await write('api-keys.revoke', { params: { id } })
    await mutate()
  }

  return { keys: data, failed: Boolean(error && !data), create, revoke }
}

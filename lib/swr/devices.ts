import useSWR from 'swr'
import { call, readerOf } from '@/lib/browser/request'
import { deviceEndpoints } from '@/lib/endpoints/devices'
import { addressOf } from '@/lib/endpoints/endpoint'
import { useUserKey } from '@/lib/swr/user-cache'

/** Where the signed-in person is signed in. The writes throw `RequestError`. */
export function useDevices() {
  const key = useUserKey()(addressOf(deviceEndpoints.list))
  const { data, error, mutate } = useSWR(key, readerOf(deviceEndpoints.list), { revalidateOnFocus: true })

  async function end(id: string) {
    await call(deviceEndpoints.end, { params: { id } })
    await mutate()
  }

  async function endOthers() {
    await call(deviceEndpoints.endOthers)
    await mutate()
  }

  return { devices: data, failed: Boolean(error && !data), end, endOthers }
}

import { write } from '@/lib/browser/request'
import { useRead } from '@/lib/swr/use-call'

/** The signed-in person's sessions. The writes throw `RequestError`. */
export function useDevices() {
  const { data, error, mutate } = useRead('sessions.list', {}, { revalidateOnFocus: true })

  async function end(id: string) {
    await write('sessions.end', { params: { id } })
    await mutate()
  }
  async function endOthers() {
    await write('sessions.endOthers')
    await mutate()
  }

  return { devices: data, failed: Boolean(error && !data), end, endOthers }
}

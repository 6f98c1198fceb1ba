import useSWR from 'swr'
import type { PasskeyRequest } from '#contract/passkeys'
import { call, readerOf } from '@/lib/browser/request'
import type { Proof } from '@/lib/domain/account'
import { addressOf } from '@/lib/endpoints/endpoint'
import { passkeyEndpoints } from '@/lib/endpoints/passkeys'
import { useUserKey } from '@/lib/swr/user-cache'

/** Passkeys of the signed-in person. The writes throw `RequestError`, and what the device says when it makes none. */
export function usePasskeys() {
  const key = useUserKey()(addressOf(passkeyEndpoints.list))
  const { data, error, mutate } = useSWR(key, readerOf(passkeyEndpoints.list), { revalidateOnFocus: true })

  const ask = (proof: Proof) => call(passkeyEndpoints.request, { body: proof })

  async function make(optionsJSON: PasskeyRequest, name: string) {
    const { startRegistration } = await import('@simplewebauthn/browser')
    const made = await startRegistration({ optionsJSON })
    await call(passkeyEndpoints.add, { body: { name, made } })
    await mutate()
  }

  async function remove(id: string, proof: Proof) {
    const removed = await call(passkeyEndpoints.remove, { params: { id }, body: proof })
    await mutate()
    return removed
  }

  return { passkeys: data, failed: Boolean(error && !data), ask, make, remove }
}

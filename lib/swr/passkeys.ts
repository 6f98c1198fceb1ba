import type { PasskeyRequest } from '#contract/passkeys'
import { write } from '@/lib/browser/request'
import type { Proof } from '@/lib/domain/account'
import { useRead } from '@/lib/swr/use-call'

/** Passkeys of the signed-in person. The writes throw `RequestError`, and what the device says when it makes none. */
export function usePasskeys() {
  const { data, error, mutate } = useRead('passkeys.list', {}, { revalidateOnFocus: true })

  const ask = (proof: Proof) => write('passkeys.request', { body: proof })

  async function make(optionsJSON: PasskeyRequest, name: string) {
    const { startRegistration } = await import('@simplewebauthn/browser')
    const made = await startRegistration({ optionsJSON })
    await write('passkeys.add', { body: { name, made } })
    await mutate()
  }

  async function remove(id: string, proof: Proof) {
    const removed = await write('passkeys.remove', { params: { id }, body: proof })
    await mutate()
    return removed
  }

  return { passkeys: data, failed: Boolean(error && !data), ask, make, remove }
}

import type { Passkey, PasskeyRequest } from '#contract/passkeys'
import { signalAccepted } from '@/lib/browser/device/passkey-signals'
import { write } from '@/lib/browser/request'
import { useUserId } from '@/lib/browser/session/signed-in-user'
import type { Proof } from '@/lib/domain/account'
import { useRead } from '@/lib/swr/use-call'

/** Passkeys of the signed-in person. The writes throw `RequestError`, and what the device says when it makes none. */
export function usePasskeys() {
  const userId = useUserId()
  // The browser learns of every passkey that is gone, whichever device it was removed on.
  const onSuccess = (known: readonly Passkey[]) => {
    const ids = known.flatMap(({ credentialId }) => credentialId ?? [])
    if (ids.length === known.length) void signalAccepted(userId, ids)
  }
  const { data, error, mutate } = useRead('passkeys.list', {}, { revalidateOnFocus: true, onSuccess })

  const ask = (proof: Proof) => write('passkeys.request', { body: proof })

  async function make(optionsJSON: PasskeyRequest, name: string) {
    const { startRegistration } = await import('@simplewebauthn/browser')
    const made = await startRegistration({ optionsJSON })
    try {
      await write('passkeys.add', { body: { name, made } })
    } finally {
      // A passkey that was made and not kept is told to the browser, too.
      await mutate()
    }
  }

  async function remove(id: string, proof: Proof) {
    const removed = await write('passkeys.remove', { params: { id }, body: proof })
    await mutate()
    return removed
  }

  return { passkeys: data, failed: Boolean(error && !data), ask, make, remove }
}

import { useEffect } from 'react'

/** Comes when somebody is there to sign in, and not with the page. */
export const loadPasskeys = () => import('./enter-with-passkey')

const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const
/** Questions count for five minutes: one that waits longer is asked anew. */
const anewMs = 4 * 60_000

/** With the first sign of a person the browser may offer its passkeys in the field for the name, where it can. */
export function useOfferedPasskeys(next: string | null): void {
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined
    // Whatever comes of it, name and password stay; so does the button, which says what went wrong.
    const offer = () =>
      void loadPasskeys()
        .then((device) => device.offerPasskeys(next))
        .catch(() => {})
    function begin() {
      forget()
      if (!('PublicKeyCredential' in window)) return
      offer()
      timer = setInterval(offer, anewMs)
    }
    const forget = () => {
      for (const sign of signs) removeEventListener(sign, begin)
    }
    for (const sign of signs) addEventListener(sign, begin)
    return () => {
      forget()
      clearInterval(timer)
    }
  }, [next])
}

import { useEffect, useEffectEvent } from 'react'
import { minuteMs } from '#contract/durations'
import { isAtRest } from '@/lib/browser/device/at-rest'
import type { PasskeyAct } from './passkey-button'

/** Comes when somebody is there to sign in, and not with the page. */
export const loadPasskeys = () => import('./enter-with-passkey')

const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const
/** Questions count for five minutes: one that waits longer is asked anew. */
const anewMs = 4 * minuteMs

/** With the first sign of a person the browser may offer its passkeys in the field for the name, where it can. */
export function useOfferedPasskeys(next: string | null, attempt: PasskeyAct['attempt']): void {
  const enter = useEffectEvent(attempt)
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined
    // Whatever comes of it, name and password stay. The button says what a refusal was, and nothing else.
    const offer = () =>
      void loadPasskeys()
        .then((device) => device.offerPasskeys(next, (work) => enter(work)))
        .catch(() => {})
    function begin(sign: Event) {
      if (isAtRest(sign)) return
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

'use client'

import type { ReactNode } from 'react'
import { accountSentences } from '#contract/account-sentences'
import { SentenceAlert } from '@/components/shared/act/sentence-alert'
import { useAct } from '@/components/shared/act/use-act'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { RequestError } from '@/lib/browser/request'
import { Refused } from '@/lib/domain/sentence'
import { signInFault } from '@/lib/domain/sign-in-errors'

interface PasskeyButtonProps {
  act: PasskeyAct
  disabled: boolean
  /** Asks the device, and enters. */
  enter: () => Promise<void>
  children: ReactNode
}

/** Signing in with a passkey, whether by the button or where the browser offers one. */
export function usePasskeyAct() {
  const { run, pending, sentence } = useAct(({ envelope, status }) => signInFault({ ...envelope, status }))
  return { pending, sentence, attempt: (enter: () => Promise<void>) => run(() => enter().catch(ofDevice)) }
}

export type PasskeyAct = ReturnType<typeof usePasskeyAct>

/** Signs in with what the device proves. Whoever closes the device's question is told nothing: they know. */
export function PasskeyButton({ act, disabled, enter, children }: PasskeyButtonProps) {
  return (
    <div className="grid gap-3">
      <Button
        variant="secondary"
        className="w-full disabled:opacity-100"
        disabled={disabled || act.pending}
        onClick={() => act.attempt(enter)}
      >
        <Icon name="key" />
        {children}
      </Button>
      <SentenceAlert of={act.sentence} />
    </div>
  )
}

/** Devices refuse in their own ways, and what asks them may fail to load: the password is there in any case. */
function ofDevice(error: unknown): never {
  if (error instanceof RequestError) throw error
  const closed = error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')
  throw new Refused(closed ? null : accountSentences.passkeyFailed)
}

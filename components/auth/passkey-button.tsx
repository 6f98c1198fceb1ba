'use client'

import { type ReactNode, useState } from 'react'
import { accountSentences } from '#contract/account-sentences'
import { Button } from '@/components/ui/button'
import { RequestError } from '@/lib/browser/request'
import { type FormFault as Fault, signInFault } from '@/lib/domain/sign-in-errors'
import { FormFault } from './form-fault'

interface PasskeyButtonProps {
  disabled: boolean
  /** Asks the device, and enters. */
  enter: () => Promise<void>
  children: ReactNode
}

/** Signs in with what the device proves. Whoever closes the device's question is told nothing: they know. */
export function PasskeyButton({ disabled, enter, children }: PasskeyButtonProps) {
  const [fault, setFault] = useState<Fault | null>(null)
  const [pending, setPending] = useState(false)

  async function attempt() {
    setFault(null)
    setPending(true)
    try {
      await enter()
    } catch (error) {
      setFault(faultOf(error))
      setPending(false)
    }
  }

  return (
    <div className="grid gap-3">
      <Button
        variant="secondary"
        className="w-full disabled:opacity-100"
        disabled={disabled || pending}
        onClick={attempt}
      >
        {children}
      </Button>
      <FormFault fault={fault} />
    </div>
  )
}

function faultOf(error: unknown): Fault | null {
  if (error instanceof RequestError) return signInFault({ ...error.envelope, status: error.status })
  const closed = error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')
  return closed ? null : { sentence: accountSentences.passkeyFailed }
}

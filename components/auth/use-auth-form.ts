'use client'

import { useState } from 'react'
import type { FormFault, Refusal } from '@/lib/domain/sign-in-errors'
import { RequestError } from '@/lib/swr/request'

/** Runs one attempt at a time and keeps what a refusal says. `fault` chooses the sentence. */
export function useAuthForm(fault: (refusal: Refusal) => FormFault) {
  const [pending, setPending] = useState(false)
  const [refused, setRefused] = useState<FormFault | null>(null)

  async function attempt(act: () => Promise<void>): Promise<boolean> {
    if (pending) return false
    setPending(true)
    setRefused(null)
    try {
      await act()
      return true
    } catch (error) {
      const refusal =
        error instanceof RequestError ? { ...error.envelope, status: error.status } : { status: 500 }
      setRefused(fault(refusal))
      setPending(false)
      return false
    }
  }

  return { pending, refused, attempt, settle: () => setPending(false) }
}

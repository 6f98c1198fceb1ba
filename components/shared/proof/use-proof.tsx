'use client'

import { type ReactNode, useState } from 'react'
import { ConfirmPasswordDialog } from '@/components/shared/large-parts'
import { RequestError } from '@/lib/browser/request'
import type { Proof } from '@/lib/domain/account'

interface Waiting {
  send: (proof: Proof) => Promise<void>
  close: () => void
}

/** Does an act, with a password where the server asks for one; null when the person closed the question instead. */
export type Proven = <Done>(act: (proof: Proof) => Promise<Done>) => Promise<Done | null>

/**
 * For acts that the server does only for somebody whose password was given a moment ago. `question` is drawn in place
 * of the act's own dialog. `proven` throws what the act throws, except for a wrong password, which the question shows.
 */
export function useProof(): { proven: Proven; question: ReactNode } {
  const [waiting, setWaiting] = useState<Waiting | null>(null)

  const proven: Proven = async (act) => {
    try {
      return await act({})
    } catch (error) {
      if (!(error instanceof RequestError) || error.code !== 'password_needed') throw error
    }
    return new Promise((resolve, reject) => {
      const end = (settle: () => void) => {
        setWaiting(null)
        settle()
      }
      setWaiting({
        close: () => end(() => resolve(null)),
        async send(proof) {
          try {
            const done = await act(proof)
            end(() => resolve(done))
          } catch (error) {
            if (isOfPassword(error)) throw error
            end(() => reject(error))
          }
        },
      })
    })
  }

  return {
    proven,
    question: waiting && <ConfirmPasswordDialog send={waiting.send} onClose={waiting.close} />,
  }
}

const isOfPassword = (error: unknown) =>
  error instanceof RequestError && (error.code === 'wrong_credentials' || error.status === 429)

'use client'

import { useState } from 'react'
import type { Consent } from '#contract/consents'
import { isAskedFor } from '@/lib/domain/consent'
import { ConsentQuestion } from './consent-question'

/** Asks for a consent where none stands to the text of now; the tick is wanted before what needs it goes on. */
export function useConsentQuestion(consent: Consent) {
  const [agreed, setAgreed] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const isAsked = isAskedFor(consent)
  return {
    question: isAsked && (
      <ConsentQuestion
        consent={consent}
        agreed={agreed}
        isMissing={isMissing}
        onChange={(next) => {
          setAgreed(next)
          setMissing(false)
        }}
      />
    ),
    /** Whether one may go on; says what is missing where not. */
    check(): boolean {
      setMissing(isAsked && !agreed)
      return !isAsked || agreed
    },
    /** The version that was agreed to just now, as the wire names it. */
    said: isAsked ? { consent: consent.version } : {},
  }
}

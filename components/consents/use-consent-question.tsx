'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import type { Consent } from '#contract/consents'
import { CheckboxCard } from '@/components/ui/checkbox'
import { isAskedFor, textOf } from '@/lib/domain/consent'

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

interface ConsentQuestionProps {
  consent: Consent
  agreed: boolean
  /** It was sent without the tick. */
  isMissing: boolean
  onChange: (agreed: boolean) => void
}

/** The text that is asked with now, and a box that nobody but its reader ticks. */
function ConsentQuestion({ consent, agreed, isMissing, onChange }: ConsentQuestionProps) {
  const t = useTranslations('consents')
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <CheckboxCard
        checked={agreed}
        aria-invalid={isMissing}
        aria-describedby={isMissing ? `${id}-fault` : undefined}
        title={t('iAgree')}
        help={t(`texts.${textOf(consent.kind, consent.version)}`)}
        onChange={({ target }) => onChange(target.checked)}
      />
      {isMissing && (
        <p id={`${id}-fault`} role="alert" className="text-sm text-destructive-strong">
          {t('missing')}
        </p>
      )}
    </div>
  )
}

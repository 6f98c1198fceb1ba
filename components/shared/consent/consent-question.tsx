'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import type { Consent } from '#contract/consents'
import { CheckboxCard } from '@/components/ui/checkbox'
import { textOf } from '@/lib/domain/consent'

interface ConsentQuestionProps {
  consent: Consent
  agreed: boolean
  /** It was sent without the tick. */
  isMissing: boolean
  onChange: (agreed: boolean) => void
}

/** The text that is asked with now, and a box that nobody but its reader ticks. */
export function ConsentQuestion({ consent, agreed, isMissing, onChange }: ConsentQuestionProps) {
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

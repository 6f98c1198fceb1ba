'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import type { Consent } from '#contract/consents'
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
      <label className="flex items-start gap-3 rounded-md border px-3 py-2.5 transition-colors hover:border-border-strong has-checked:border-primary has-checked:bg-primary-soft has-focus-visible:outline-2 has-focus-visible:outline-ring">
        <input
          type="checkbox"
          className="mt-0.5 size-4 shrink-0 accent-primary outline-none"
          checked={agreed}
          aria-invalid={isMissing}
          aria-describedby={isMissing ? `${id} ${id}-fault` : id}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span className="grid gap-0.5">
          <span className="text-sm leading-5 font-medium">{t('iAgree')}</span>
          <span id={id} className="text-sm text-muted-foreground">
            {t(`texts.${textOf(consent.kind, consent.version)}`)}
          </span>
        </span>
      </label>
      {isMissing && (
        <p id={`${id}-fault`} role="alert" className="text-sm text-destructive-strong">
          {t('missing')}
        </p>
      )}
    </div>
  )
}

'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { Consent } from '#contract/consents'
import { sentences } from '#contract/sentences'
import { useConsentQuestion } from '@/components/shared/consent/use-consent-question'
import { FormDialog } from '@/components/shared/dialog/form-dialog'
import { RequestError } from '@/lib/browser/request'

interface ConsentDialogProps {
  consent: Consent
  pending: boolean
  onAgree: () => Promise<void>
  onClose: () => void
}

/** Shows what somebody is about to agree to. */
export function ConsentDialog({ consent, pending, onAgree, onClose }: ConsentDialogProps) {
  const t = useTranslations('consents')
  const [error, setError] = useState<string | null>(null)
  const { question, check } = useConsentQuestion(consent)

  async function agree() {
    setError(null)
    if (!check()) return
    try {
      await onAgree()
    } catch (fault) {
      if (!(fault instanceof RequestError)) throw fault
      setError(sentences.failed)
    }
  }

  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title={t(`kinds.${consent.kind}`)}
      description={t('askText', { version: consent.version })}
      submitLabel={t('agree')}
      pending={pending}
      error={error}
      onSubmit={(event) => {
        event.preventDefault()
        void agree()
      }}
    >
      {question}
    </FormDialog>
  )
}

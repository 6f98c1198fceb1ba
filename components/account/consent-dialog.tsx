'use client'

import { useTranslations } from 'next-intl'
import type { Consent } from '#contract/consents'
import { useConsentQuestion } from '@/components/consents/use-consent-question'
import { useAct } from '@/components/shared/act/use-act'
import { FormDialog } from '@/components/shared/dialog/form-dialog'

interface ConsentDialogProps {
  consent: Consent
  pending: boolean
  onAgree: () => Promise<void>
  onClose: () => void
}

/** Shows what somebody is about to agree to. */
export function ConsentDialog({ consent, pending, onAgree, onClose }: ConsentDialogProps) {
  const t = useTranslations('consents')
  const { run, sentence } = useAct()
  const { question, check } = useConsentQuestion(consent)

  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title={t(`kinds.${consent.kind}`)}
      description={t('askText', { version: consent.version })}
      submitLabel={t('agree')}
      pending={pending}
      error={sentence}
      onSubmit={(event) => {
        event.preventDefault()
        if (check()) void run(onAgree)
      }}
    >
      {question}
    </FormDialog>
  )
}

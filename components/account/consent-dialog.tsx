'use client'

import { useTranslations } from 'next-intl'
import type { Consent } from '#contract/consents'
import { useAct } from '@/components/shared/act/use-act'
import { FormDialog } from '@/components/shared/dialog/form-dialog'
import { textOf } from '@/lib/domain/consent'

interface ConsentDialogProps {
  consent: Consent
  pending: boolean
  onAgree: () => Promise<void>
  onClose: () => void
}

/** The text that somebody is about to agree to, and the button that does; nothing else is decided here. */
export function ConsentDialog({ consent, pending, onAgree, onClose }: ConsentDialogProps) {
  const t = useTranslations('consents')
  const { run, sentence } = useAct()
  const { kind, version } = consent
  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title={t(`kinds.${kind}`)}
      description={t(`texts.${textOf(kind, version)}`)}
      submitLabel={t('agree')}
      pending={pending}
      error={sentence}
      onSubmit={(event) => {
        event.preventDefault()
        void run(onAgree)
      }}
    >
      <p className="text-sm text-muted-foreground">{t('askText', { version })}</p>
    </FormDialog>
  )
}

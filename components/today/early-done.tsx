'use client'

import { useTranslations } from 'next-intl'
import { ConfirmDialog } from '@/components/shared/dialog/confirm-dialog'
import { keptWord } from '@/components/shared/text/as-is'
import { withFullMessages } from '@/components/shared/text/full-messages'

interface EarlyDoneProps {
  /** The patient and the time, in words. */
  what: string
  onConfirm: () => void
  onClose: () => void
}

/** A visit that is still ahead is done only on purpose. */
export const EarlyDone = withFullMessages(Question)

function Question({ what, onConfirm, onClose }: EarlyDoneProps) {
  const t = useTranslations('visitActions')
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('early.complete.title')}
      description={t('early.complete.text', { what: keptWord(what) })}
      confirmLabel={t('early.complete.confirm')}
      cancelLabel={t('cancelKeep')}
      onConfirm={onConfirm}
    />
  )
}

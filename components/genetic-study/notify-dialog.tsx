'use client'

import { useTranslations } from 'next-intl'
import { sentences } from '#contract/sentences'
import { ConfirmDialog } from '@/components/shared/dialog/confirm-dialog'

interface NotifyDialogProps {
  name: string
  pending: boolean
  failed: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Says what the patient will be told, and what not, before the mail goes. */
export function NotifyDialog({ name, pending, failed, onConfirm, onClose }: NotifyDialogProps) {
  const t = useTranslations('geneticStudy')
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('notify')}
      description={t('notifyQuestion', { name })}
      confirmLabel={t('notifySend')}
      pending={pending}
      error={failed ? sentences.failed : null}
      onConfirm={onConfirm}
    />
  )
}

'use client'

import { useTranslations } from 'next-intl'
import { ConfirmDialog } from '@/components/shared/dialog/confirm-dialog'
import type { Sentence } from '@/lib/domain/sentence'

interface NotifyDialogProps {
  name: string
  pending: boolean
  error: Sentence | null
  onConfirm: () => void
  onClose: () => void
}

/** Says what the patient will be told, and what not, before the mail goes. */
export function NotifyDialog({ name, pending, error, onConfirm, onClose }: NotifyDialogProps) {
  const t = useTranslations('geneticStudy')
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('notify')}
      description={t('notifyQuestion', { name })}
      confirmLabel={t('notifySend')}
      pending={pending}
      error={error}
      onConfirm={onConfirm}
    />
  )
}

'use client'

import { useTranslations } from 'next-intl'
import { ConfirmDialog } from '@/components/shared/dialog/confirm-dialog'
import type { Drop } from '@/lib/domain/held'

type MoveConfirmProps = {
  /** Null while there is nothing to ask. */
  drop: Drop | null
  /** An instant in words. */
  when: (instant: string) => string
  pending: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before a visit is moved, since its patient is told. */
export function MoveConfirm({ drop, when, pending, onConfirm, onCancel }: MoveConfirmProps) {
  const t = useTranslations()
  const visit = drop?.held.kind === 'visit' ? drop.held.item : null
  return (
    <ConfirmDialog
      open={visit !== null}
      onOpenChange={(open) => !open && onCancel()}
      title={t('hands.moveTitle')}
      description={
        visit && drop
          ? t('hands.moveText', {
              name: visit.patientName ?? t('schedule.appointment'),
              before: when(visit.start),
              after: when(drop.start),
            })
          : ''
      }
      confirmLabel={t('hands.moveConfirm')}
      pending={pending}
      onConfirm={onConfirm}
    />
  )
}

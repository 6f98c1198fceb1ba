'use client'

import { useTranslations } from 'next-intl'
import { ConfirmDialog } from '@/components/shared/dialog/confirm-dialog'
import type { Drop } from '@/lib/domain/dragged'
import type { Sentence } from '@/lib/domain/sentence'

type MoveConfirmProps = {
  /** Null while there is nothing to ask. */
  drop: Drop | null
  /** The rule of its kind that refused it: confirming once more overrules that. */
  broken: Sentence | null
  /** An instant in words. */
  when: (instant: string) => string
  pending: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before a visit is moved, since its patient is told. */
export function MoveConfirm({ drop, broken, when, pending, onConfirm, onCancel }: MoveConfirmProps) {
  const t = useTranslations()
  const visit = drop?.held.kind === 'visit' ? drop.held.item : null
  return (
    <ConfirmDialog
      open={visit !== null}
      onOpenChange={(open) => !open && onCancel()}
      title={t('drag.moveTitle')}
      description={
        visit && drop
          ? t('drag.moveText', {
              name: visit.patientName ?? t('schedule.appointment'),
              before: when(visit.start),
              after: when(drop.start),
            })
          : ''
      }
      confirmLabel={t(broken ? 'drag.moveOverrule' : 'drag.moveConfirm')}
      cancelLabel={t('drag.moveKeep')}
      error={broken}
      pending={pending}
      onConfirm={onConfirm}
    />
  )
}

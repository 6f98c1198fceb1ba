'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { SeriesScope } from '#contract/workshift-series'
import { ConfirmDialog } from '@/components/shared/dialog/confirm-dialog'
import { ScopeSelect } from '../weekly-hours/scope-select'

type ScopeConfirmProps = {
  /** From when to when it was and would be, in words. */
  before: string
  after: string
  pending: boolean
  onConfirm: (scope: SeriesScope) => void
  onCancel: () => void
}

/** Asks how much of its weekly hours a schedule takes along when it is moved or resized. */
export function ScopeConfirm({ before, after, pending, onConfirm, onCancel }: ScopeConfirmProps) {
  const t = useTranslations('drag')
  const [scope, setScope] = useState<SeriesScope>('one')
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onCancel()}
      title={t('seriesTitle')}
      description={t('seriesText', { before, after })}
      confirmLabel={t('seriesConfirm')}
      pending={pending}
      onConfirm={() => onConfirm(scope)}
    >
      <ScopeSelect value={scope} onChange={setScope} />
    </ConfirmDialog>
  )
}

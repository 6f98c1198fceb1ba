'use client'

import { useTranslations } from 'next-intl'
import { ConfirmDialog } from '@/components/shared/dialog/confirm-dialog'
import { type Affected, AffectedList } from '@/components/shared/text/affected-list'

type AffectedConfirmProps = {
  /** Empty while there is nothing to ask. */
  appointments: Affected[]
  timeZone: string
  pending: boolean
  onCancel: () => void
  onConfirm: () => void
}

/** Asks before a shift leaves appointments outside. The form behind it keeps what was typed. */
export function AffectedConfirm(props: AffectedConfirmProps) {
  const { appointments, timeZone, pending, onCancel, onConfirm } = props
  const t = useTranslations('schedule')
  return (
    <ConfirmDialog
      open={appointments.length > 0}
      onOpenChange={(open) => !open && onCancel()}
      title={t('moveTitle')}
      description={t('moveText', { count: appointments.length })}
      confirmLabel={t('moveConfirm')}
      pending={pending}
      onConfirm={onConfirm}
    >
      <AffectedList appointments={appointments} timeZone={timeZone} />
    </ConfirmDialog>
  )
}

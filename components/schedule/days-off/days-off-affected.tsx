'use client'

import { useTranslations } from 'next-intl'
import { ConfirmDialog } from '@/components/shared/dialog/confirm-dialog'
import { type Affected, AffectedList } from '@/components/shared/text/affected-list'

interface DaysOffAffectedProps {
  /** Empty while there is nothing to ask. */
  appointments: Affected[]
  timeZone: string
  pending: boolean
  onCancel: () => void
  onConfirm: () => void
}

/** Asks before days off leave visits standing. The form behind it keeps what was typed. */
export function DaysOffAffected(props: DaysOffAffectedProps) {
  const { appointments, timeZone, pending, onCancel, onConfirm } = props
  const t = useTranslations('daysOff')
  return (
    <ConfirmDialog
      open={appointments.length > 0}
      onOpenChange={(open) => !open && onCancel()}
      title={t('affectedTitle')}
      description={t('affectedText', { count: appointments.length })}
      confirmLabel={t('affectedConfirm')}
      pending={pending}
      onConfirm={onConfirm}
    >
      <AffectedList appointments={appointments} timeZone={timeZone} />
    </ConfirmDialog>
  )
}

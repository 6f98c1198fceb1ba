'use client'

import { useTranslations } from 'next-intl'
import { ConfirmDialog } from '@/components/shared/dialog/confirm-dialog'
import { AffectedList } from '@/components/shared/text/affected-list'
import type { Appointment } from '@/lib/domain/appointment'

interface DeleteDoctorDialogProps {
  /** Pending appointments that the deletion would cancel. */
  affected: readonly Appointment[]
  error: string | null
  pending: boolean
  onConfirm: () => void
  onClose: () => void
}

/** How many appointments are named; the rest are only counted. */
const named = 6

export function DeleteDoctorDialog(props: DeleteDoctorDialogProps) {
  const { affected } = props
  const t = useTranslations('staff')
  const [first] = affected
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && props.onClose()}
      title={t('delete')}
      description={first ? t('deleteAffected', { count: affected.length }) : t('deleteConfirm')}
      confirmLabel={first ? t('deleteAndCancel') : t('delete')}
      cancelLabel={t('deleteNo')}
      destructive
      pending={props.pending}
      error={props.error}
      onConfirm={props.onConfirm}
    >
      {first && (
        <AffectedList appointments={affected.slice(0, named)} timeZone={first.timeZone}>
          {affected.length > named && (
            <li className="px-1 text-muted-foreground">{t('andMore', { count: affected.length - named })}</li>
          )}
        </AffectedList>
      )}
    </ConfirmDialog>
  )
}

'use client'

import { useLocale, useTranslations } from 'next-intl'
import { ConfirmDialog } from '@/components/shared/dialog/confirm-dialog'
import type { Appointment } from '@/lib/domain/appointment'

interface DeleteDoctorDialogProps {
  /** Pending appointments that the deletion would cancel. */
  affected: readonly Appointment[]
  error: string | null
  pending: boolean
  onConfirm: () => void
  onClose: () => void
}

/** How many of the appointments are named before the rest is only counted. */
const named = 6

export function DeleteDoctorDialog(props: DeleteDoctorDialogProps) {
  const { affected } = props
  const t = useTranslations('staff')
  const locale = useLocale()
  const touched = affected.length > 0
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && props.onClose()}
      title={t('delete')}
      description={touched ? t('deleteAffected', { count: affected.length }) : t('deleteConfirm')}
      confirmLabel={touched ? t('deleteAndCancel') : t('delete')}
      cancelLabel={t('deleteNo')}
      destructive
      pending={props.pending}
      error={props.error}
      onConfirm={props.onConfirm}
    >
      {touched && (
        <ul className="max-h-60 divide-y overflow-y-auto rounded-lg border text-sm">
          {affected.slice(0, named).map((appointment) => (
            <li key={appointment.id} className="flex flex-wrap justify-between gap-x-4 px-3 py-2">
              <time dateTime={appointment.start}>
                {new Intl.DateTimeFormat(locale === 'es' ? 'es-ES' : 'en-GB', {
                  dateStyle: 'medium',
                  timeStyle: 'short',
                  timeZone: appointment.timeZone,
                }).format(new Date(appointment.start))}
              </time>
              <span className="text-muted-foreground">{appointment.patientName}</span>
            </li>
          ))}
          {affected.length > named && (
            <li className="px-3 py-2 text-muted-foreground">
              {t('andMore', { count: affected.length - named })}
            </li>
          )}
        </ul>
      )}
    </ConfirmDialog>
  )
}

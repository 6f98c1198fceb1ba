import { useTranslations } from 'next-intl'
import { ConfirmButton } from '@/components/appointments/confirm-button'

/** The patient's way to say that they are coming, with its words. */
export function ConfirmVisit({ id }: { id: string }) {
  const t = useTranslations()
  return (
    <ConfirmButton
      id={id}
      label={t('appointments.confirm')}
      done={t('appointments.confirmedOwn')}
      failed={t('failures.anErrorOccurredPleaseTryAgainLater')}
    />
  )
}

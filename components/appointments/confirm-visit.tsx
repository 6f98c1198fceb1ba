import { useTranslations } from 'next-intl'
import { ConfirmButton } from '@/components/appointments/confirm-button'

/** The patient's way to say that they are coming, with its words. */
export function ConfirmVisit({ id }: { id: string }) {
  const t = useTranslations('appointments')
  return <ConfirmButton id={id} label={t('confirm')} done={t('confirmedOwn')} failed={t('confirmFailed')} />
}

import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'

/** The outcome of a checkout that was not paid. */
export function CheckoutNote({ declined, cancelled }: { declined: boolean; cancelled: boolean }) {
  const t = useTranslations('checkoutEnd')
  if (declined) {
    return (
      <Alert variant="warning" title={t('declinedTitle')}>
        {t('declinedNote')}
      </Alert>
    )
  }
  return cancelled && <Alert variant="info">{t('cancelledNote')}</Alert>
}

import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import type { Appointment } from '@/lib/domain/appointment'
import { formatDateTime } from '@/lib/format/dates'
import { routes } from '@/lib/routes'

/** Which appointment is being moved, and that it stays until the new time is confirmed. */
export function MoveNotice({ visit }: { visit: Pick<Appointment, 'id' | 'start' | 'timeZone'> }) {
  const t = useTranslations('booking')
  const locale = useLocale()
  return (
    <Alert variant="info">
      {t('moveNotice', { when: formatDateTime(visit.start, visit.timeZone, locale, 'full') })}{' '}
      <Link prefetch={false} href={routes.appointment(visit.id)} className="underline underline-offset-4">
        {t('moveBack')}
      </Link>
    </Alert>
  )
}

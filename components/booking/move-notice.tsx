import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { KeptWords, keptWord } from '@/components/shared/text/as-is'
import { Alert } from '@/components/ui/alert'
import type { Appointment } from '@/lib/domain/appointment'
import { formatSlot } from '@/lib/format/dates'
import { routes } from '@/lib/routes'

type MoveNoticeProps = {
  visit: Pick<Appointment, 'id' | 'start' | 'timeZone'>
  /** Whose visit staff move; null for the patient's own. */
  patient: string | null
}

/** Which appointment is being moved, and that it stays until the new time is confirmed. */
export function MoveNotice({ visit, patient }: MoveNoticeProps) {
  const t = useTranslations('bookingPage')
  const locale = useLocale()
  const when = keptWord(formatSlot(visit.start, visit.timeZone, locale, 'full'))
  return (
    <Alert variant="info">
      <KeptWords>
        {patient ? t('moveNoticeFor', { when, patient: keptWord(patient) }) : t('moveNotice', { when })}
      </KeptWords>{' '}
      <Link prefetch={false} href={routes.appointment(visit.id)} className="underline underline-offset-4">
        {t('moveBack')}
      </Link>
    </Alert>
  )
}

import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { KeptWords, keptWord } from '@/components/shared/text/as-is'
import { buttonVariants } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import type { Appointment } from '@/lib/domain/appointment'
import { formatSlot } from '@/lib/format/dates'
import { routes } from '@/lib/routes'

type MoveNoticeProps = {
  visit: Pick<Appointment, 'id' | 'start' | 'timeZone'>
  /** Whose visit staff move; null for the patient's own. */
  patient: string | null
}

/** The time of the appointment that is being moved beside the new one, which is still to be chosen. */
export function MoveNotice({ visit, patient }: MoveNoticeProps) {
  const t = useTranslations('bookingPage')
  const locale = useLocale()
  const { id, start, timeZone } = visit
  return (
    <Card className="sm:flex-row sm:flex-wrap sm:items-center sm:justify-between sm:gap-x-10">
      <dl className="grid grid-cols-2 gap-4 sm:flex sm:gap-x-10">
        <div>
          <dt className="text-sm text-muted-foreground">
            <KeptWords>{patient ? t('moveNowFor', { patient: keptWord(patient) }) : t('moveNow')}</KeptWords>
          </dt>
          <dd translate="no" className="font-semibold first-letter:uppercase">
            {formatSlot(start, timeZone, locale, 'full')}
          </dd>
        </div>
        <div>
          <dt className="text-sm text-muted-foreground">{t('moveNew')}</dt>
          <dd>{t('moveNewText')}</dd>
        </div>
      </dl>
      <Link
        prefetch={false}
        href={routes.appointment(id)}
        className={buttonVariants({ variant: 'secondary' })}
      >
        {t('moveBack')}
      </Link>
    </Card>
  )
}

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { Time } from '@/components/shared/text/as-is'
import { buttonVariants } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { formatClock } from '@/lib/format/dates'
import { routes } from '@/lib/routes'

interface OpenTodayProps {
  visit: { id: string; start: string; timeZone: string }
}

/** Leads to the appointment for which a patient comes today. */
export function OpenToday({ visit: { id, start, timeZone } }: OpenTodayProps) {
  const t = useTranslations('today')
  return (
    <Link href={routes.appointment(id)} prefetch={false} className={buttonVariants()}>
      <Icon name="calendar-days" />
      <span>
        {t('openVisit')} <Time dateTime={start}>{formatClock(start, timeZone)}</Time>
      </span>
    </Link>
  )
}

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { buttonVariants } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { routes, withQuery } from '@/lib/routes'

/** The way for an administrator to the week of a doctor. */
export function CalendarLink({ doctorId }: { doctorId: string }) {
  const t = useTranslations('noCalendar')
  return (
    <Link
      prefetch={false}
      href={withQuery(routes.calendar, { view: 'week', doctor: doctorId })}
      className={buttonVariants()}
    >
      <Icon name="calendar-days" />
      {t('openCalendar')}
    </Link>
  )
}

import { CalendarPlus } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { BookVisitButton } from '@/components/desk/book-visit-button'
import { buttonVariants } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { routes, withQuery } from '@/lib/routes'

interface DoctorNextProps {
  /** All free times of the doctor, for a patient. */
  bookHref: string | false
  /** Whose week an administrator opens. */
  calendarOf: string | false
  /** The calendar that a colleague books into. */
  own: string | false | null
}

/** What a visitor of a doctor's page does next: at most one button. */
export function DoctorNext({ bookHref, calendarOf, own }: DoctorNextProps) {
  const t = useTranslations('staff')
  const tCalendar = useTranslations('noCalendar')
  if (bookHref)
    return (
      <Link
        prefetch={false}
        href={bookHref}
        className={buttonVariants({ variant: 'secondary', className: 'max-sm:w-full' })}
      >
        <CalendarPlus aria-hidden="true" />
        {t('book')}
      </Link>
    )
  if (calendarOf)
    return (
      <Link
        prefetch={false}
        href={withQuery(routes.calendar, { view: 'week', doctor: calendarOf })}
        className={buttonVariants()}
      >
        <Icon name="calendar-days" />
        {tCalendar('openCalendar')}
      </Link>
    )
  if (own) return <BookVisitButton label={t('bookOwn')} wanted={{ doctorId: own }} />
  return null
}

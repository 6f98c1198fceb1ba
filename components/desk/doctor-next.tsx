import { CalendarPlus } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { BookVisitButton } from '@/components/desk/book-visit-button'
import { buttonVariants } from '@/components/ui/button'

interface DoctorNextProps {
  /** All free times of the doctor, for a patient. */
  bookHref: string | false
  /** The doctor that an administrator books for a patient. */
  bookedWith: string | false | null
  /** The calendar that a colleague books into. */
  own: string | false | null
}

/** The next step on a doctor's page: one button, quiet on a colleague's, whose times are not there to be booked. */
export function DoctorNext({ bookHref, bookedWith, own }: DoctorNextProps) {
  const t = useTranslations('staff')
  const tDesk = useTranslations('desk')
  if (bookHref)
    return (
      <Link prefetch={false} href={bookHref} className={buttonVariants({ className: 'max-sm:w-full' })}>
        <CalendarPlus aria-hidden="true" />
        {t('book')}
      </Link>
    )
  if (bookedWith)
    return (
      <BookVisitButton label={tDesk('title')} wanted={{ doctorId: bookedWith }} className="max-sm:w-full" />
    )
  if (!own) return null
  return (
    <BookVisitButton
      label={t('bookOwn')}
      wanted={{ doctorId: own }}
      variant="secondary"
      className="max-sm:w-full"
    />
  )
}

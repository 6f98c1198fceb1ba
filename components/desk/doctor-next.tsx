import { CalendarPlus, Mail } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { BookVisitButton } from '@/components/desk/book-visit-button'
import { buttonVariants } from '@/components/ui/button'

interface DoctorNextProps {
  /** All free times of the doctor, for a patient. */
  bookHref: string | false
  /** The doctor that an administrator books for a patient. */
  bookedWith: string | false | null
  /** The doctor's address, for colleagues who cannot book. */
  email: string | false
}

/** The next step on a doctor's page: to book, or to write to a colleague whose times others book. */
export function DoctorNext({ bookHref, bookedWith, email }: DoctorNextProps) {
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
  if (!email) return null
  return (
    <a
      href={`mailto:${email}`}
      className={buttonVariants({ variant: 'secondary', className: 'max-sm:w-full' })}
    >
      <Mail aria-hidden="true" />
      {t('writeEmail')}
    </a>
  )
}

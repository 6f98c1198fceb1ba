import { CalendarPlus, Phone } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { BookVisitButton } from '@/components/desk/book-visit-button'
import { PhoneLink } from '@/components/shared/text/phone-link'
import { buttonVariants } from '@/components/ui/button'

interface DoctorNextProps {
  /** All free times of the doctor, for a patient. */
  bookHref: string | false
  /** The doctor that an administrator books for a patient. */
  bookedWith: string | false | null
  /** The number of the reception, for colleagues, whose appointments with the doctor it books. */
  phone: string | null | undefined | false
}

/** The next step on a doctor's page: to book, or to call the reception where only that books. */
export function DoctorNext({ bookHref, bookedWith, phone }: DoctorNextProps) {
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
  if (!phone) return null
  return (
    <PhoneLink phone={phone} className={buttonVariants({ variant: 'secondary', className: 'max-sm:w-full' })}>
      <Phone aria-hidden="true" />
      {t('callReception', { phone })}
    </PhoneLink>
  )
}

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { buttonVariants } from '@/components/ui/button'
import { routes, withQuery } from '@/lib/routes'

/** Link to the calendar, where a doctor's hours are changed: one's own, or those of a doctor of the clinic. */
export function EditHours({ doctorId }: { doctorId?: string }) {
  const t = useTranslations('staff')
  return (
    <Link
      prefetch={false}
      href={doctorId ? withQuery(routes.calendar, { view: 'week', doctor: doctorId }) : routes.calendar}
      className={buttonVariants({ variant: 'secondary' })}
    >
      {t('editHours')}
    </Link>
  )
}

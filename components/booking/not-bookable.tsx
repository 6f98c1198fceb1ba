import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { EmptyState } from '@/components/shared/state/empty-state'
import { buttonVariants } from '@/components/ui/button'
import { routes } from '@/lib/routes'

const ways = {
  gone: { href: routes.searchStaff, label: 'findDoctor' },
  closed: { href: routes.searchStaff, label: 'findDoctor' },
  unmovable: { href: routes.appointments, label: 'toAppointments' },
} as const

/** Why nothing can be booked here: no such doctor, a closed clinic, or an appointment that stays as it is. */
export function NotBookable({ why }: { why: keyof typeof ways }) {
  const t = useTranslations('bookingPage')
  const { href, label } = ways[why]
  return (
    <EmptyState
      icon="calendar-x"
      title={t(`notBookable.${why}`)}
      description={t(`notBookableHint.${why}`)}
      action={
        <Link href={href} className={buttonVariants()}>
          {t(label)}
        </Link>
      }
    />
  )
}

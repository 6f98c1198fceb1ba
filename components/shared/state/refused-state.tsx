import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { buttonVariants } from '@/components/ui/button'
import type { RightPlace } from '@/lib/auth/right-place'
import { routes } from '@/lib/routes'
import { EmptyState } from './empty-state'

const ways = {
  calendar: { href: routes.calendar, label: 'refused.openCalendar' },
  teamCalendar: { href: routes.calendar, label: 'refused.openCalendar' },
  profile: { href: routes.myStaffProfile, label: 'refused.openProfile' },
  admin: null,
} as const

interface RefusedStateProps {
  message?: string
  /** The reader gives others their roles: there is nobody to ask. */
  givesRoles?: boolean
  /** Where they find what they were looking for, where that is known. */
  place?: RightPlace | null
  homeHref?: string
  className?: string
}

/** Not allowed: why, and the way home. */
export function RefusedState(props: RefusedStateProps) {
  const { message, givesRoles = false, place = null, homeHref = routes.app, className } = props
  const t = useTranslations()
  const way = place && ways[place]
  const text = place ? t(`refused.${place}`) : t('refused.text', { ask: String(!givesRoles) })
  return (
    <EmptyState
      icon="lock"
      title={message ?? t('common.refusedTitle')}
      as={message ? 'p' : 'h1'}
      description={message ? undefined : text}
      className={className}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {way && (
            <Link href={way.href} className={buttonVariants()}>
              {t(way.label)}
            </Link>
          )}
          <Link
            href={homeHref}
            className={buttonVariants({ variant: message || way ? 'secondary' : 'primary' })}
          >
            {t('common.goHome')}
          </Link>
        </div>
      }
    />
  )
}

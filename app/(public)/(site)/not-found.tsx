import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { EmptyState } from '@/components/shared/state/empty-state'
import { buttonVariants } from '@/components/ui/button'
import { getPageSession } from '@/lib/auth/page-access'
import { routes } from '@/lib/routes'

export default async function NotFound() {
  const [t, session] = await Promise.all([getTranslations(), getPageSession()])
  const ways = [
    session === null ? ([routes.home, 'team.joinHome'] as const) : ([routes.app, 'common.goHome'] as const),
    session === null ? ([routes.login, 'site.login'] as const) : ([routes.home, 'team.joinHome'] as const),
    [routes.contact, 'landing.contactUs'] as const,
  ]
  return (
    <div className="page-width px-4 py-12">
      <EmptyState
        icon="search"
        title={t('errors.notFoundTitle')}
        as="h1"
        description={t('errors.notFoundText')}
        action={
          <div className="flex flex-wrap justify-center gap-2 max-sm:grid">
            {ways.map(([href, label], index) => (
              <Link
                key={href}
                href={href}
                prefetch={false}
                className={buttonVariants({ variant: index === 0 ? 'primary' : 'secondary' })}
              >
                {t(label)}
              </Link>
            ))}
          </div>
        }
      />
    </div>
  )
}

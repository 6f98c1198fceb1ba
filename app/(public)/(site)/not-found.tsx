import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { ProsePage } from '@/components/landing/prose-page'
import { buttonVariants } from '@/components/ui/button'
import { getPageSession } from '@/lib/auth/page-access'
import { routes } from '@/lib/routes'

export default async function NotFound() {
  const [t, session] = await Promise.all([getTranslations(), getPageSession()])
  const home =
    session === null ? ([routes.home, 'team.joinHome'] as const) : ([routes.app, 'common.goHome'] as const)
  return (
    <ProsePage title={t('errors.notFoundTitle')} lead={t('errors.notFoundText')} isWide>
      <p className="flex flex-wrap gap-3">
        <Link href={home[0]} className={buttonVariants()}>
          {t(home[1])}
        </Link>
        <Link href={routes.contact} prefetch={false} className={buttonVariants({ variant: 'secondary' })}>
          {t('landing.contactUs')}
        </Link>
      </p>
    </ProsePage>
  )
}

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { VisitLink } from '#contract/visit-links'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { buttonVariants } from '@/components/ui/button'
import { routes } from '@/lib/routes'
import { VisitLinkCard } from './visit-link-card'

/** The action of a mail's link, or a link to sign in when the token is unknown. */
export function VisitLinkScreen({ token, link }: { token: string; link: VisitLink | undefined }) {
  const t = useTranslations('visitLink')
  if (link) {
    return (
      <ClientMessages of={['visitLink', 'errors']}>
        <VisitLinkCard token={token} initial={link} />
      </ClientMessages>
    )
  }
  return (
    <Link href={routes.appointments} className={buttonVariants()}>
      {t('signIn')}
    </Link>
  )
}

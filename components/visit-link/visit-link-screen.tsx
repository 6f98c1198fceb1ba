import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { VisitLink } from '#contract/visit-links'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { buttonVariants } from '@/components/ui/button'
import { routes } from '@/lib/routes'
import { VisitLinkCard } from './visit-link-card'

/** What the link of a mail does, or the way on when it is none of ours. */
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
    <Link href={routes.appointments} className={buttonVariants({ variant: 'secondary' })}>
      {t('signIn')}
    </Link>
  )
}

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { VisitLink } from '#contract/visit-links'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { buttonVariants } from '@/components/ui/button'
import { routes } from '@/lib/routes'
import { VisitLinkCard } from './visit-link-card'

interface VisitLinkScreenProps {
  token: string
  link: VisitLink | undefined
  /** The clinic that sent the message and its phone, where its link says so. */
  sender?: ReactNode
}

/** The action of a mail's link; for an unknown token what works instead: the latest message, the clinic's phone, the login. */
export function VisitLinkScreen({ token, link, sender }: VisitLinkScreenProps) {
  const t = useTranslations('visitLink')
  if (link) {
    return (
      <ClientMessages of={['visitLink', 'errors']}>
        <VisitLinkCard token={token} initial={link} />
      </ClientMessages>
    )
  }
  return (
    <>
      <div className="grid gap-1">
        <p className="font-medium">{t('newest')}</p>
        <div className="text-sm text-muted-foreground">
          <p>{t(sender ? 'newestText' : 'newestCall')}</p>
          {sender}
        </div>
      </div>
      <Link href={routes.appointments} prefetch={false} className={buttonVariants()}>
        {t('signIn')}
      </Link>
    </>
  )
}

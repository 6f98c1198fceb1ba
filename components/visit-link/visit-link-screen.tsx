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
  /** The clinic that sent the message, or those it may be, for a link that says nothing. */
  whoToCall?: ReactNode
}

/** The action of a mail's link; for an unknown token what works instead: the clinic's phone, the login. */
export function VisitLinkScreen({ token, link, whoToCall }: VisitLinkScreenProps) {
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
      {whoToCall}
      <Link
        href={routes.appointments}
        prefetch={false}
        className={buttonVariants({
          className: 'h-auto min-h-9 py-1.5 text-center whitespace-normal pointer-coarse:min-h-11',
        })}
      >
        {t('signIn')}
      </Link>
    </>
  )
}

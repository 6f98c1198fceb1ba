import { MailQuestionMark, Phone } from 'lucide-react'
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

/** The action of a mail's link; when the token is unknown, what helps without an account, and the login. */
export function VisitLinkScreen({ token, link, sender }: VisitLinkScreenProps) {
  const t = useTranslations('visitLink')
  if (link) {
    return (
      <ClientMessages of={['visitLink', 'errors']}>
        <VisitLinkCard token={token} initial={link} />
      </ClientMessages>
    )
  }
  const helps = [
    { way: 'newest', icon: MailQuestionMark, says: t('help.newest') },
    { way: 'call', icon: Phone, says: sender ?? t('help.call') },
  ]
  return (
    <>
      <ul className="grid gap-3 text-sm">
        {helps.map(({ way, icon: WayIcon, says }) => (
          <li key={way} className="flex gap-2.5">
            <WayIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-primary" />
            <div>{says}</div>
          </li>
        ))}
      </ul>
      <Link href={routes.appointments} className={buttonVariants({ variant: 'secondary' })}>
        {t('signIn')}
      </Link>
    </>
  )
}

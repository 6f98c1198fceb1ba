import { MailQuestionMark, Phone } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { VisitLink } from '#contract/visit-links'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { buttonVariants } from '@/components/ui/button'
import { routes } from '@/lib/routes'
import { VisitLinkCard } from './visit-link-card'

/** The action of a mail's link; when the token is unknown, what helps without an account, and the login. */
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
    <>
      <ul className="grid gap-3 text-sm">
        {(
          [
            ['newest', MailQuestionMark],
            ['call', Phone],
          ] as const
        ).map(([way, WayIcon]) => (
          <li key={way} className="flex gap-2.5">
            <WayIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-primary" />
            <span>{t(`help.${way}`)}</span>
          </li>
        ))}
      </ul>
      <div className="grid gap-3 border-t pt-4">
        <p className="text-sm">{t('withAccount')}</p>
        <Link href={routes.appointments} className={buttonVariants()}>
          {t('signIn')}
        </Link>
      </div>
    </>
  )
}

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { VisitLink } from '#contract/visit-links'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { buttonVariants } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { routes } from '@/lib/routes'
import { VisitLinkCard } from './visit-link-card'

const icons = { newest: 'mail-question', call: 'building' } as const

/** The action of a mail's link; when the token is unknown, the link to sign in and what else helps. */
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
      <Link href={routes.appointments} className={buttonVariants()}>
        {t('signIn')}
      </Link>
      <ul className="grid gap-3 border-t pt-4 text-sm">
        {(['newest', 'call'] as const).map((way) => (
          <li key={way} className="flex gap-2.5">
            <Icon name={icons[way]} className="mt-0.5 size-4 shrink-0 text-muted-foreground" />
            <span>{t(`help.${way}`)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

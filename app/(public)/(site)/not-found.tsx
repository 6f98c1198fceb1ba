import { headers } from 'next/headers'
import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { MissingState } from '@/components/shared/state/missing-state'
import { Icon } from '@/components/ui/icon'
import { getPageSession } from '@/lib/auth/page-access'
import { pageAddressHeader } from '@/lib/auth/page-address'
import { routes } from '@/lib/routes'

/** The pages that visitors look for most. */
const sought = [
  { id: 'login', href: routes.login },
  { id: 'join', href: routes.join },
  { id: 'contact', href: routes.contact },
] as const

export default async function NotFound() {
  const [t, session, sent] = await Promise.all([getTranslations(), getPageSession(), headers()])
  const [address = ''] = (sent.get(pageAddressHeader) ?? '').split('?')
  const home = { href: routes.home, label: t('team.joinHome') }
  return (
    <div className="page-width grid min-h-[60vh] content-center px-4 pb-16">
      <MissingState
        address={decodeURIComponent(address)}
        ways={
          session
            ? [
                { href: routes.app, label: t('common.goHome') },
                home,
                { href: routes.contact, label: t('site.contact') },
              ]
            : [home]
        }
      />
      {!session && (
        <ul className="mx-auto w-full max-w-lg divide-y rounded-lg border bg-card">
          {sought.map(({ id, href }) => (
            <li key={id}>
              <Link
                prefetch={false}
                href={href}
                className="flex items-center justify-between gap-4 px-4 py-3 hover:bg-accent"
              >
                <span className="grid">
                  <span className="font-medium">{t(`site.missing.${id}.title`)}</span>
                  <span className="text-sm text-muted-foreground">{t(`site.missing.${id}.text`)}</span>
                </span>
                <Icon name="chevron-right" className="size-4 shrink-0" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

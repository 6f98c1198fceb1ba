import { headers } from 'next/headers'
import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { MissingState } from '@/components/shared/state/missing-state'
import { Icon } from '@/components/ui/icon'
import { listFewClinics } from '@/lib/api/clinic-pages'
import { load } from '@/lib/api/load'
import { getPageSession } from '@/lib/auth/page-access'
import { pageAddressHeader } from '@/lib/auth/page-address'
import { routes } from '@/lib/routes'

export default async function NotFound() {
  const [t, session, sent] = await Promise.all([getTranslations(), getPageSession(), headers()])
  const { value: clinics } = session ? { value: null } : await load(listFewClinics())
  const [address = ''] = (sent.get(pageAddressHeader) ?? '').split('?')
  // Most visitors look for a clinic whose page has moved, the way to become its patient, or somebody to ask.
  const sought = [
    ...(clinics ?? []).map(({ slug, name, city }) => ({
      href: routes.clinicPage(slug),
      title: `${name} · ${city}`,
      text: t('site.missing.clinic'),
    })),
    ...(['join', 'contact'] as const).map((id) => ({
      href: routes[id],
      title: t(`site.missing.${id}.title`),
      text: t(`site.missing.${id}.text`),
    })),
  ]
  const home = { href: routes.home, label: t('team.joinHome') }
  return (
    <div className="page-width grid min-h-[72vh] content-center px-4 pb-16">
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
          {sought.map(({ href, title, text }) => (
            <li key={href}>
              <Link
                prefetch={false}
                href={href}
                className="flex items-center justify-between gap-4 px-4 py-3 hover:bg-accent"
              >
                <span className="grid">
                  <span className="font-medium wrap-anywhere">{title}</span>
                  <span className="text-sm text-muted-foreground">{text}</span>
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

import { headers } from 'next/headers'
import { getTranslations } from 'next-intl/server'
import { MissingState } from '@/components/shared/state/missing-state'
import { getPageSession } from '@/lib/auth/page-access'
import { pageAddressHeader } from '@/lib/auth/page-address'
import { routes } from '@/lib/routes'

export default async function NotFound() {
  const [t, session, sent] = await Promise.all([getTranslations(), getPageSession(), headers()])
  const [address = ''] = (sent.get(pageAddressHeader) ?? '').split('?')
  const home = { href: routes.home, label: t('team.joinHome') }
  return (
    <div className="page-width grid min-h-[60vh] content-center px-4 pb-16">
      <MissingState
        address={decodeURIComponent(address)}
        ways={[
          ...(session === null
            ? [home, { href: routes.login, label: t('site.login') }]
            : [{ href: routes.app, label: t('common.goHome') }, home]),
          { href: routes.contact, label: t('site.contact') },
        ]}
      />
    </div>
  )
}

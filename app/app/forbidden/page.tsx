import { headers } from 'next/headers'
import { getTranslations } from 'next-intl/server'
import { PageContainer } from '@/components/shared/page/page-container'
import { RefusedState } from '@/components/shared/state/refused-state'
import { requirePage } from '@/lib/auth/page-access'
import { pageAddressHeader } from '@/lib/auth/page-address'
import { rightPlaceOf } from '@/lib/auth/right-place'
import { mayOpen } from '@/lib/auth/route-access'
import { rowAt } from '@/lib/domain/row-at'
import { titled } from '@/lib/i18n/titled'
import { routes } from '@/lib/routes'
import { screens } from '@/lib/screens'

export const generateMetadata = titled('common.refusedTitle')

/** Stands in the place of every page that the viewer's role does not open; the middleware gives it its status, 403. */
export default async function ForbiddenPage() {
  const { viewer } = await requirePage(routes.forbidden)
  const [t, tNav, sent] = await Promise.all([getTranslations('refused'), getTranslations('nav'), headers()])
  const givesRoles = viewer.roles.some((role) => role === 'clinicadmin' || role === 'admin')
  const [asked = ''] = (sent.get(pageAddressHeader) ?? '').split('?')
  const place = rightPlaceOf(asked, viewer.roles)
  const { title, parents = [] } = rowAt(screens, asked) ?? {}
  const back = parents
    .flatMap((name) => screens.find((each) => each.name === name) ?? [])
    .find(({ path }) => mayOpen(path, viewer.roles))
  return (
    <PageContainer>
      <RefusedState
        screen={title && tNav(title)}
        back={back?.title && { href: back.path, label: t('back', { screen: tNav(back.title) }) }}
        givesRoles={givesRoles}
        text={place && t(place.text)}
        help={place?.help && { href: place.help.href, label: t(place.help.label) }}
      />
    </PageContainer>
  )
}

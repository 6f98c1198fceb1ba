import { type Role, reachOf } from '#contract/access'
import { isOpenTo } from '@/lib/auth/route-access'
import { routes } from '@/lib/routes'
import { homeOf, type MenuScreen, screens } from '@/lib/screens'
import { linksOf, type MenuLink, type Navigation, type Place } from './place'

const groups = ['desk', 'specified', 'added'] as const

/** The sidebar of somebody with `roles`, group by group; a patient's leads to the history of `patientId`. */
export function menuOf(roles: readonly Role[], patientId: string | null = null): MenuLink[][] {
  const entries = screens.flatMap(({ name, path, access, title, menu, keeps }) => {
    const place = menu?.find((each) => !each.roles || each.roles.some((role) => roles.includes(role)))
    if (!place || !title || !isOpenTo(access, roles)) return []
    const isOwn = path.includes(':id')
    if (isOwn && !patientId) return []
    const href = isOwn ? path.replace(':id', patientId ?? '') : path
    // A screen with a menu is one of these by the definition of the type.
    return [{ place, link: { id: name as MenuScreen, label: title, href, ...(keeps && { keeps }) } }]
  })
  const inGroup = (group: (typeof groups)[number]) =>
    entries.filter(({ place }) => place.group === group).sort((a, b) => a.place.order - b.place.order)
  return groups.map((group) => withSubmenus(inGroup(group))).filter((links) => links.length > 0)
}

function withSubmenus(entries: { place: { within?: 'search' }; link: MenuLink }[]): MenuLink[] {
  const links: MenuLink[] = []
  for (const { place, link } of entries) {
    if (!place.within) {
      links.push(link)
      continue
    }
    const submenu = links.find(({ id }) => id === place.within)
    if (submenu) submenu.children?.push(link)
    else links.push({ id: place.within, label: place.within, href: link.href, children: [link] })
  }
  return links
}

/** The sidebar and breadcrumb for somebody with `roles`, who is or acts for the patient `patientId`. */
export function navigationOf(roles: readonly Role[], patientId: string | null = null): Navigation {
  const menu = menuOf(roles, patientId)
  const linked = new Set<string>(linksOf(menu).map(({ id }) => id))
  const places = screens
    .filter(({ path, access }) => path.startsWith(routes.app) && isOpenTo(access, roles))
    .flatMap(({ path, ...row }): Place[] => {
      // Home shows one of the other screens; in bar and sidebar it is itself.
      const shown = path === routes.app ? screens.find(({ name }) => name === homeOf(roles)) : row
      if (!shown?.title) return []
      const parent = shown.parents?.find((name) => linked.has(name))
      const of = screens.find(({ name }) => name === shown.of)?.title
      const more = {
        ...(shown !== row && { link: 'home' as const }),
        ...(parent && { parent }),
        ...(of && { of }),
      }
      return [{ path, screen: shown.name, label: shown === row ? shown.title : 'home', ...more }]
    })
  return { menu, places, writesHours: reachOf('workshift.write', roles) !== null }
}

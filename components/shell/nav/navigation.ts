import { type Role, reachOf } from '#contract/access'
import { isOpenTo } from '@/lib/auth/route-access'
import { routes } from '@/lib/routes'
import { homeOf, type MenuScreen, screens } from '@/lib/screens'
import { linksOf, type MenuLink, type Navigation, type Place } from './place'

const groups = ['desk', 'specified', 'added'] as const

/** The sidebar of somebody with `roles`, group by group. */
export function menuOf(roles: readonly Role[]): MenuLink[][] {
  const entries = screens.flatMap(({ name, path, access, title, menu, keeps }) => {
    const place = menu?.find((each) => !each.roles || each.roles.some((role) => roles.includes(role)))
    if (!place || !title || !isOpenTo(access, roles)) return []
    // A screen with a menu is one of these by the definition of the type.
    return [{ place, link: { id: name as MenuScreen, label: title, href: path, ...(keeps && { keeps }) } }]
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

/** The sidebar and breadcrumb for somebody with `roles`. */
export function navigationOf(roles: readonly Role[]): Navigation {
  const menu = menuOf(roles)
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

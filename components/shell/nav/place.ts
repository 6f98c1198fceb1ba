import { rowAt } from '@/lib/domain/row-at'
import { routes, withQuery } from '@/lib/routes'
import type { MenuScreen, ScreenName, ScreenTitle } from '@/lib/screens'

/** A link of the sidebar; one with children is a submenu and its own address is not used. */
export interface MenuLink {
  id: MenuScreen | 'search'
  label: ScreenTitle
  href: string
  /** The query parameters that the screens below it carry along, so that the way back leads to the list as it was. */
  keeps?: readonly string[]
  children?: MenuLink[]
}

/** A screen that the viewer may open, as sidebar and breadcrumb need it. */
export interface Place {
  /** A path; `:id` stands for one segment. */
  path: string
  screen: ScreenName
  /** The link that is its own, where that is not the screen's. */
  link?: 'home'
  label: ScreenTitle
  /** The link of the viewer's menu below which it hangs. */
  parent?: ScreenName
  /** The name of the patient's history, which stands above it. */
  of?: ScreenTitle
}

/** Data of the sidebar and breadcrumb, for the browser. */
export interface Navigation {
  /** The groups of the sidebar, one below the other. */
  menu: MenuLink[][]
  places: Place[]
  /** Whether the viewer changes working hours. */
  writesHours: boolean
}

/** Every link of a sidebar, those in submenus too. */
export function linksOf(menu: MenuLink[][]): MenuLink[] {
  return menu.flat().flatMap((link) => [link, ...(link.children ?? [])])
}

export type Crumb = { label: ScreenTitle; href?: string }

/** The way to the open screen, its own name last; `query` is the open screen's. */
export function crumbsOf({ menu, places }: Navigation, pathname: string, query: URLSearchParams): Crumb[] {
  const place = rowAt(places, pathname)
  if (!place) return []
  const parent = linksOf(menu).find(({ id }) => id === parentOf(place, places, query))
  // The study names its patient in the query; the screens of a history begin with its address.
  const patient = query.get('patient') ?? pathname.split('/')[3]
  const crumbs: (Crumb | '' | undefined)[] = [
    parent && { label: parent.label, href: wayBack(parent, query) },
    place.of && patient && { label: place.of, href: routes.history(patient) },
    { label: place.label },
  ]
  // A patient's own history is both the link of the menu and the screen above.
  return crumbs.filter((crumb) => !!crumb).filter(({ label }, at, all) => label !== all[at + 1]?.label)
}

/**
 * Another time for a visit is chosen on the screen that books one, and leads back to where the visit is. A doctor who was
 * found leads back to the search, which names its clinic in the address.
 */
function parentOf(place: Place, places: readonly Place[], query: URLSearchParams): ScreenName | undefined {
  if (place.screen === 'doctor' && query.has('clinicId')) return 'searchStaff'
  const above = query.has('move') ? places.find(({ screen }) => screen === 'appointment') : place
  return above?.parent
}

function wayBack({ href, keeps = [] }: MenuLink, query: URLSearchParams): string {
  return withQuery(href, Object.fromEntries(keeps.map((name) => [name, query.get(name)])))
}

/**
 * `aria-current` of each link to the open screen: `page`, or `true` for the screen that it hangs below; `query` is the
 * open screen's.
 */
export function currentLinks(
  { menu, places }: Navigation,
  pathname: string,
  query: URLSearchParams,
): Partial<Record<MenuLink['id'], 'page' | 'true'>> {
  const place = rowAt(places, pathname)
  if (!place) return {}
  const own = place.link ?? place.screen
  if (linksOf(menu).some(({ id }) => id === own)) return { [own]: 'page' }
  const parent = parentOf(place, places, query)
  return parent ? { [parent]: 'true' } : {}
}

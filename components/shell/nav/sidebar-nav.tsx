'use client'

import Link from 'next/link'
import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { memo } from 'react'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { currentLinks, type MenuLink, type Navigation } from './place'

const icons: Record<MenuLink['id'], IconName> = {
  home: 'house',
  myStaffProfile: 'id-card',
  registerStaff: 'stethoscope',
  registerPatient: 'user-plus',
  appointments: 'calendar-check',
  patientEdit: 'user-pen',
  history: 'file-heart',
  family: 'users-round',
  calendar: 'calendar-days',
  messages: 'messages',
  today: 'clipboard-list',
  patients: 'users',
  search: 'search',
  searchStaff: 'user-search',
  clinicAdd: 'plus',
  clinicEdit: 'building',
  plans: 'credit-card',
  staff: 'users-round',
  audit: 'eye',
  insights: 'chart',
}

type Current = ReturnType<typeof currentLinks>
type ItemProps = { link: MenuLink; current: Current[MenuLink['id']] }

/**
 * A link of the sidebar. Its screen is prefetched when somebody points at it, not with every page; it is drawn again only
 * when it begins or ceases to be the current one.
 */
const Item = memo(function Item({ link: { id, href, label }, current }: ItemProps) {
  const t = useTranslations('nav')
  const router = useRouter()
  const warm = () => router.prefetch(href)
  return (
    <li>
      <Link
        href={href}
        prefetch={false}
        onPointerEnter={warm}
        onFocus={warm}
        aria-current={current}
        className="shell-link"
      >
        <Icon name={icons[id]} />
        <span className="rail-label">{t(label)}</span>
      </Link>
    </li>
  )
})

function Submenu({ link, current }: { link: MenuLink; current: Current }) {
  const t = useTranslations('nav')
  return (
    <li>
      <details open className="group/sub nav-submenu">
        <summary className="shell-link rail:hidden">
          <Icon name={icons[link.id]} />
          <span className="grow truncate">{t(link.label)}</span>
          <Icon
            name="chevron-down"
            className="size-4 text-muted-foreground transition-transform group-not-open/sub:-rotate-90"
          />
        </summary>
        <ul className="shell-links">
          {link.children?.map((child) => (
            <Item key={child.id} link={child} current={current[child.id]} />
          ))}
        </ul>
      </details>
    </li>
  )
}

export function SidebarNav({ navigation }: { navigation: Navigation }) {
  const t = useTranslations('shell')
  const current = currentLinks(navigation, usePathname(), useSearchParams())
  return (
    <nav
      aria-label={t('mainNavigation')}
      className="min-h-0 grow overflow-y-auto px-2 py-2 [scrollbar-width:thin]"
    >
      {navigation.menu.map((links) => (
        <ul key={links[0]?.id} className="shell-links">
          {links.map((link) =>
            link.children ? (
              <Submenu key={link.id} link={link} current={current} />
            ) : (
              <Item key={link.id} link={link} current={current[link.id]} />
            ),
          )}
        </ul>
      ))}
    </nav>
  )
}

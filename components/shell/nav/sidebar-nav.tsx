'use client'

import {
  Building2,
  CalendarCheck,
  CalendarDays,
  ChevronDown,
  ClipboardList,
  CreditCard,
  House,
  IdCard,
  type LucideIcon,
  Search,
  Stethoscope,
  UserPen,
  UserPlus,
  UserSearch,
  Users,
  UsersRound,
} from 'lucide-react'
import { usePathname } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { NavItem } from './nav-item'
import { currentLinks, type MenuLink, type Navigation } from './place'

const icons: Record<MenuLink['id'], LucideIcon> = {
  home: House,
  myStaffProfile: IdCard,
  registerStaff: Stethoscope,
  registerPatient: UserPlus,
  appointments: CalendarCheck,
  patientEdit: UserPen,
  calendar: CalendarDays,
  today: ClipboardList,
  patients: Users,
  search: Search,
  searchStaff: UserSearch,
  clinicEdit: Building2,
  plans: CreditCard,
  staff: UsersRound,
}

type Current = ReturnType<typeof currentLinks>

function Item({ link, current }: { link: MenuLink; current: Current }) {
  const t = useTranslations('nav')
  const Icon = icons[link.id]
  return (
    <li>
      <NavItem
        href={link.href}
        label={t(link.label)}
        icon={<Icon aria-hidden="true" />}
        current={current[link.id]}
      />
    </li>
  )
}

function Submenu({ link, current }: { link: MenuLink; current: Current }) {
  const t = useTranslations('nav')
  const Icon = icons[link.id]
  return (
    <li>
      <details open className="group/sub nav-submenu">
        <summary className="shell-link rail:hidden">
          <Icon aria-hidden="true" />
          <span className="grow truncate">{t(link.label)}</span>
          <ChevronDown
            aria-hidden="true"
            className="size-4 text-muted-foreground transition-transform group-not-open/sub:-rotate-90"
          />
        </summary>
        <ul className="ms-4.5 mt-0.5 grid gap-0.5 border-s ps-2 rail:ms-0 rail:border-0 rail:ps-0">
          {link.children?.map((child) => (
            <Item key={child.id} link={child} current={current} />
          ))}
        </ul>
      </details>
    </li>
  )
}

export function SidebarNav({ navigation }: { navigation: Navigation }) {
  const t = useTranslations('shell')
  const current = currentLinks(navigation, usePathname())
  return (
    <nav
      aria-label={t('mainNavigation')}
      className="min-h-0 grow overflow-y-auto px-2 py-2 [scrollbar-width:thin]"
    >
      {navigation.menu.map((links) => (
        <ul key={links[0]?.id} className="grid gap-0.5 not-first:mt-2 not-first:border-t not-first:pt-2">
          {links.map((link) => {
            const Entry = link.children ? Submenu : Item
            return <Entry key={link.id} link={link} current={current} />
          })}
        </ul>
      ))}
    </nav>
  )
}

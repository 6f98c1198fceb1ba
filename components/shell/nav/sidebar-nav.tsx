'use client'

import {
  CalendarCheck,
  CalendarDays,
  ChevronDown,
  House,
  IdCard,
  type LucideIcon,
  Search,
  Stethoscope,
  UserPen,
  UserPlus,
  UserSearch,
  Users,
} from 'lucide-react'
import { useTranslations } from 'next-intl'
import { NavItem } from './nav-item'
import type { NavLink, NavLinkId } from './nav-links'

const icons: Record<NavLinkId, LucideIcon> = {
  home: House,
  myStaffProfile: IdCard,
  registerDoctor: Stethoscope,
  patientCreation: UserPlus,
  appointments: CalendarCheck,
  editPatientProfile: UserPen,
  calendar: CalendarDays,
  patients: Users,
  search: Search,
  searchDoctor: UserSearch,
}

function Item({ link }: { link: NavLink }) {
  const t = useTranslations('nav')
  const Icon = icons[link.id]
  return (
    <li>
      <NavItem id={link.id} href={link.href} label={t(link.id)} icon={<Icon aria-hidden="true" />} />
    </li>
  )
}

function Submenu({ link }: { link: NavLink }) {
  const t = useTranslations('nav')
  const Icon = icons[link.id]
  return (
    <li>
      <details open className="group/sub">
        <summary className="shell-link md:group-data-[sidebar=collapsed]/shell:hidden">
          <Icon aria-hidden="true" />
          <span className="grow truncate">{t(link.id)}</span>
          <ChevronDown
            aria-hidden="true"
            className="size-4 text-muted-foreground transition-transform group-not-open/sub:-rotate-90"
          />
        </summary>
        <ul className="ms-4.5 mt-0.5 grid gap-0.5 border-s ps-2 md:group-data-[sidebar=collapsed]/shell:ms-0 md:group-data-[sidebar=collapsed]/shell:border-0 md:group-data-[sidebar=collapsed]/shell:ps-0">
          {link.children?.map((child) => (
            <Item key={child.id} link={child} />
          ))}
        </ul>
      </details>
    </li>
  )
}

export function SidebarNav({ links }: { links: NavLink[] }) {
  const t = useTranslations('shell')
  return (
    <nav
      aria-label={t('mainNavigation')}
      className="min-h-0 grow overflow-y-auto px-2 py-2 [scrollbar-width:thin]"
    >
      <ul className="grid gap-0.5">
        {links.map((link) =>
          link.children ? <Submenu key={link.id} link={link} /> : <Item key={link.id} link={link} />,
        )}
      </ul>
    </nav>
  )
}

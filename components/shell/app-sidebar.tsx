'use client'

import { useTranslations } from 'next-intl'
import { Brand } from './brand'
import type { NavLink } from './nav-links'
import { SidebarNav } from './sidebar-nav'
import { type ShellUser, UserMenu } from './user-menu'

type AppSidebarProps = { user: ShellUser; links: NavLink[] }

// Below 768 px a popover, 18rem wide; above it a column of 16rem or 3rem. The same element, so that it stands
// in the first HTML and opens without scripts.
const place =
  'fixed inset-y-0 start-0 end-auto z-40 m-0 h-dvh max-h-none w-72 max-w-[85vw] flex-col border-0 border-e bg-sidebar p-0 text-sidebar-foreground open:flex md:sticky md:top-0 md:flex md:w-64 md:max-w-none md:shrink-0 md:transition-[width] md:duration-180 md:group-data-[sidebar=collapsed]/shell:w-12 print:hidden max-md:open:animate-in max-md:open:slide-in-from-left-8 max-md:duration-150 backdrop:bg-overlay'

export function AppSidebar({ user, links }: AppSidebarProps) {
  const t = useTranslations('shell')
  return (
    <aside id="sidebar" popover="auto" aria-label={t('sidebar')} className={place}>
      <div className="flex h-14 shrink-0 items-center px-3">
        <Brand
          name={t('product')}
          className="md:group-data-[sidebar=collapsed]/shell:[&>span]:sr-only text-foreground"
        />
      </div>
      <SidebarNav links={links} />
      <UserMenu user={user} />
    </aside>
  )
}

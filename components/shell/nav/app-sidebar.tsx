'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { Brand } from '@/components/shell/brand'
import type { ShellUser } from '@/components/shell/user-menu/shell-user'
import { UserMenu } from '@/components/shell/user-menu/user-menu'
import { routes } from '@/lib/routes'
import type { Navigation } from './place'
import { SidebarNav } from './sidebar-nav'

type AppSidebarProps = { user: ShellUser; navigation: Navigation }

/**
 * Below 768 px a popover, 18rem wide; above it a column of 16rem or 3rem. The same element, so that it stands in the
 * first HTML and opens without scripts.
 */
export function AppSidebar({ user, navigation }: AppSidebarProps) {
  const t = useTranslations('shell')
  return (
    <aside id="sidebar" popover="auto" aria-label={t('sidebar')} className="shell-sidebar">
      <div className="flex h-14 shrink-0 items-center px-3">
        <Link prefetch={false} href={routes.app} className="-ms-1 flex rounded-md px-1 py-1.5">
          <Brand name={t('product')} className="rail:[&>span]:sr-only text-foreground" />
        </Link>
      </div>
      <SidebarNav navigation={navigation} />
      <UserMenu user={user} />
    </aside>
  )
}

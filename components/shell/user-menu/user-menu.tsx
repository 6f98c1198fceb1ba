'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { UserMenuPanel } from '@/components/shell/large-parts'
import { Avatar } from '@/components/ui/avatar'
import { Icon } from '@/components/ui/icon'
import { routes } from '@/lib/routes'
import type { ShellUser } from './shell-user'

const MENU_ID = 'user-menu'

export function UserMenu({ user }: { user: ShellUser }) {
  const t = useTranslations()
  const [opened, setOpened] = useState(false)
  const fullName = `${user.name} ${user.surname}`.trim()
  return (
    <div className="shrink-0 border-t p-2">
      <button
        type="button"
        popoverTarget={MENU_ID}
        className="flex min-h-11 w-full items-center gap-2.5 rounded-md px-2 text-start transition-colors hover:bg-accent focus-visible:-outline-offset-2 rail:px-0"
      >
        <Avatar name={user.name} surname={user.surname} />
        <span className="min-w-0 grow rail:sr-only">
          <span className="sr-only">{`${t('shell.account')}: `}</span>
          <span translate="no" className="line-clamp-2 text-sm font-medium text-foreground">
            {fullName}
          </span>
          <span translate="no" className="block truncate text-xs text-muted-foreground">
            {user.email}
          </span>
        </span>
        <Icon name="chevrons-up-down" className="size-4 shrink-0 text-muted-foreground rail:hidden" />
      </button>
      <div
        id={MENU_ID}
        popover="auto"
        className="bar-panel start-2 bottom-16 min-h-64 w-68"
        onToggle={() => setOpened(true)}
      >
        {opened && <UserMenuPanel user={user} fullName={fullName} />}
        <noscript>
          <a href={routes.logout} className="panel-row">
            {t('nav.logout')}
          </a>
        </noscript>
      </div>
    </div>
  )
}

'use client'

import { ArrowLeftRight, Building2, CircleUserRound, LogOut } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { FullMessages } from '@/components/shared/text/full-messages'
import { closePopovers } from '@/components/shell/close-popovers'
import { LanguageSwitch } from '@/components/shell/language-switch'
import { PlaceButton } from '@/components/shell/place/place-button'
import { KeyboardHelpButton } from '@/components/shell/user-menu/keyboard-help-button'
import { routes } from '@/lib/routes'
import type { ShellUser } from './shell-user'
import { ThemeRow } from './theme-row'

type UserMenuPanelProps = { user: ShellUser; fullName: string }

function Panel({ user, fullName }: UserMenuPanelProps) {
  const t = useTranslations()
  return (
    <>
      <div className="grid gap-2 border-b p-3">
        <div className="min-w-0">
          <p translate="no" className="truncate text-sm font-medium">
            {fullName}
          </p>
          <p translate="no" className="truncate text-sm text-muted-foreground">
            {user.email}
          </p>
        </div>
        <ul aria-label={t('shell.roles')} className="flex flex-wrap gap-1">
          {user.roles.map((role) => (
            <li
              key={role}
              className="rounded-full bg-primary-soft px-2 py-0.5 text-xs font-medium text-primary-strong"
            >
              {t(`userMenu.roles.${role}`)}
            </li>
          ))}
        </ul>
      </div>
      <div className="grid p-1">
        <Link href={user.profileHref} prefetch={false} className="panel-row" onClick={closePopovers}>
          <CircleUserRound aria-hidden="true" />
          {t('userMenu.myAccount')}
        </Link>
        {user.clinicHref && (
          <Link href={user.clinicHref} prefetch={false} className="panel-row" onClick={closePopovers}>
            <Building2 aria-hidden="true" />
            {t('nav.clinicInformation')}
          </Link>
        )}
        {user.moves && (
          <PlaceButton className="panel-row">
            <ArrowLeftRight aria-hidden="true" />
            {t('team.switchPlace')}
          </PlaceButton>
        )}
        <ThemeRow />
        <LanguageSwitch label={t('shell.language')} />
        <KeyboardHelpButton />
      </div>
      <div className="border-t p-1">
        {/* A plain link: Next would prefetch its own kind, and that must never sign anybody out. */}
        <a href={routes.logout} className="panel-row">
          <LogOut aria-hidden="true" />
          {t('nav.logout')}
        </a>
      </div>
    </>
  )
}

export function UserMenuPanel(props: UserMenuPanelProps) {
  return (
    <FullMessages>
      <Panel {...props} />
    </FullMessages>
  )
}

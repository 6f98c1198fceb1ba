'use client'

import {
  ArrowLeftRight,
  Building2,
  CircleUserRound,
  Keyboard,
  LogOut,
  Monitor,
  Moon,
  Sun,
} from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { catalogue } from '@/components/shared/text/catalogue'
import { withFullMessages } from '@/components/shared/text/full-messages'
import { closePopovers } from '@/components/shell/close-popovers'
import { LanguageSwitch } from '@/components/shell/language-switch'
import { KeyboardHelp } from '@/components/shell/large-parts'
import { PlaceButton } from '@/components/shell/place/place-button'
import { ThemeButton } from '@/components/shell/public/theme-button'
import { setTheme, useTheme } from '@/lib/browser/device/theme'
import { LOCALES } from '@/lib/i18n/locale'
import { routes } from '@/lib/routes'
import type { ShellUser } from './shell-user'

const choices = [
  { value: 'light', icon: Sun, label: 'modeLight' },
  { value: 'dark', icon: Moon, label: 'modeDark' },
  { value: 'system', icon: Monitor, label: 'modeSystem' },
] as const

const fetchCatalogues = () => {
  for (const locale of LOCALES) catalogue(locale).catch(() => null)
}

/** 'Toggle Mode' switches light and dark, the three beside it choose. Never rendered by the server. */
function ThemeRow() {
  const t = useTranslations('userMenu')
  const tShell = useTranslations('shell')
  const theme = useTheme()
  return (
    <div className="flex items-center gap-1">
      <ThemeButton label={tShell('toggleMode')} className="panel-row" labelShown />
      <div className="flex rounded-md border p-0.5">
        {choices.map(({ value, icon: Icon, label }) => (
          <button
            key={value}
            type="button"
            aria-label={t(label)}
            aria-pressed={theme === value}
            onClick={() => setTheme(value)}
            className="grid size-7 place-content-center rounded-sm text-muted-foreground hover:text-foreground aria-pressed:bg-accent aria-pressed:text-foreground pointer-coarse:size-10 forced-colors:aria-pressed:outline-2"
          >
            <Icon aria-hidden="true" className="size-3.5" />
          </button>
        ))}
      </div>
    </div>
  )
}

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
        {/* What is open here shows texts of the catalogue, which would hold up the other language. */}
        <LanguageSwitch label={t('shell.language')} onNear={fetchCatalogues} />
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

export const UserMenuPanel = withFullMessages(Panel)

function KeyboardHelpButton() {
  const t = useTranslations('shell')
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        // A finger has no keys; whoever has some presses `?`.
        className="panel-row pointer-coarse:hidden"
        onClick={() => {
          closePopovers()
          setOpen(true)
        }}
      >
        <Keyboard aria-hidden="true" />
        {t('keyboardHelp')}
      </button>
      {open && <KeyboardHelp onClose={() => setOpen(false)} />}
    </>
  )
}

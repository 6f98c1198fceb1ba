'use client'

import { ChevronsUpDown, LogOut } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { routes } from '@/lib/routes'
import { menuRow, panel } from './classes'
import { KeyboardHelpButton } from './keyboard-help-button'
import { LanguageSwitch } from './language-switch'
import { ThemeRow } from './theme-toggle'

const roleLabels = {
  patient: 'rolePatient',
  doctor: 'roleDoctor',
  clinicadmin: 'roleClinicadmin',
  admin: 'roleAdmin',
} as const

export type ShellUser = {
  name: string
  surname: string
  email: string
  roles: readonly (keyof typeof roleLabels)[]
}

const MENU_ID = 'user-menu'

export function UserMenu({ user }: { user: ShellUser }) {
  const t = useTranslations()
  const fullName = `${user.name} ${user.surname}`.trim()
  const initials = (user.name.charAt(0) + user.surname.charAt(0)).toUpperCase()
  return (
    <div className="shrink-0 border-t p-2">
      <button
        type="button"
        popoverTarget={MENU_ID}
        className="flex h-11 w-full items-center gap-2.5 rounded-md px-2 text-start transition-colors hover:bg-accent focus-visible:-outline-offset-2 md:group-data-[sidebar=collapsed]/shell:px-0"
      >
        <span
          aria-hidden="true"
          className="grid size-8 shrink-0 place-content-center rounded-full bg-primary-soft text-xs font-semibold text-primary-strong"
        >
          {initials}
        </span>
        <span className="min-w-0 grow md:group-data-[sidebar=collapsed]/shell:sr-only">
          <span className="sr-only">{t('shell.account')}: </span>
          <span className="block truncate text-sm font-medium text-foreground">{fullName}</span>
          <span className="block truncate text-xs text-muted-foreground">{user.email}</span>
        </span>
        <ChevronsUpDown
          aria-hidden="true"
          className="size-4 shrink-0 text-muted-foreground md:group-data-[sidebar=collapsed]/shell:hidden"
        />
      </button>
      <div id={MENU_ID} popover="auto" className={`${panel} start-2 bottom-16 w-68`}>
        <div className="grid gap-2 border-b p-3">
          <div className="min-w-0">
            <p className="truncate text-sm font-medium">{fullName}</p>
            <p className="truncate text-sm text-muted-foreground">{user.email}</p>
          </div>
          <ul aria-label={t('shell.roles')} className="flex flex-wrap gap-1">
            {user.roles.map((role) => (
              <li
                key={role}
                className="rounded-full bg-primary-soft px-2 py-0.5 text-xs font-medium text-primary-strong"
              >
                {t(`shell.${roleLabels[role]}`)}
              </li>
            ))}
          </ul>
        </div>
        <div className="grid p-1">
          <ThemeRow />
          <LanguageSwitch />
          <KeyboardHelpButton />
        </div>
        <div className="border-t p-1">
          {/* A plain link: Next would prefetch its own kind, and that must never sign anybody out. */}
          <a href={routes.logout} className={menuRow}>
            <LogOut aria-hidden="true" />
            {t('nav.logout')}
          </a>
        </div>
      </div>
    </div>
  )
}

'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { LanguageSwitch } from '@/components/shell/language-switch'
import { AppBreadcrumb } from '@/components/shell/nav/app-breadcrumb'
import type { Navigation } from '@/components/shell/nav/place'
import { SidebarToggle } from '@/components/shell/nav/sidebar-toggle'
import { PaletteButton } from '@/components/shell/palette/palette-button'
import { PlaceButton } from '@/components/shell/place/place-button'
import type { ShellClinic } from '@/components/shell/shell-frame'
import { Icon } from '@/components/ui/icon'
import { useOwnZone } from '@/lib/browser/device/own-zone'
import { DiscretionButton, type ShellDiscretion } from './discretion-button'
import { NotificationTray } from './notification-tray'

type TopBarProps = {
  navigation: Navigation
  clinic?: ShellClinic | null
  discretion?: ShellDiscretion | null
}

const clinicLabel = 'max-w-56 truncate text-sm font-medium text-muted-foreground'

export function TopBar({ navigation, clinic, discretion }: TopBarProps) {
  const t = useTranslations('shell')
  return (
    <header className="sticky top-0 z-30 flex h-14 shrink-0 items-center gap-2 border-b bg-background px-2 sm:px-4 print:hidden">
      <button
        type="button"
        popoverTarget="sidebar"
        className="bar-button md:hidden"
        aria-label={t('openMenu')}
      >
        <Icon name="menu" className="size-5" />
      </button>
      <SidebarToggle />
      <AppBreadcrumb navigation={navigation} />
      <div className="flex min-w-0 items-baseline justify-end gap-3 max-md:hidden">
        {clinic && (
          <ClinicZone
            timeZone={clinic.timeZone}
            label={t('clinicTime', { zone: clinic.timeZone.replaceAll('_', ' ') })}
          />
        )}
        {clinic &&
          (clinic.switchLabel ? (
            <PlaceButton
              title={clinic.switchLabel}
              className={`${clinicLabel} flex items-center gap-1 rounded-xs hover:text-foreground hover:underline`}
            >
              <span translate="no" className="truncate">
                {clinic.name}
              </span>
              <Icon name="chevron-down" className="size-4 shrink-0" />
            </PlaceButton>
          ) : clinic.href ? (
            <Link
              prefetch={false}
              href={clinic.href}
              translate="no"
              className={`${clinicLabel} rounded-xs hover:text-foreground hover:underline`}
            >
              {clinic.name}
            </Link>
          ) : (
            <p translate="no" className={clinicLabel}>
              {clinic.name}
            </p>
          ))}
      </div>
      <div className="max-lg:hidden">
        <LanguageSwitch compact label={t('language')} />
      </div>
      <PaletteButton navigation={navigation} />
      {discretion && <DiscretionButton {...discretion} />}
      {/* The assistant's button stands here: for patients on phones alone. */}
      <div className={`w-9 shrink-0 pointer-coarse:w-11 ${discretion ? '' : 'md:hidden'}`} />
      <NotificationTray />
    </header>
  )
}

/** Shown when the viewer's own zone differs. Hidden it keeps its place, so that nothing moves. */
function ClinicZone({ timeZone, label }: { timeZone: string; label: string }) {
  const own = useOwnZone()
  const differs = own && own !== timeZone
  return (
    <span className={`shrink-0 text-xs text-muted-foreground max-xl:hidden ${differs ? '' : 'invisible'}`}>
      {label}
    </span>
  )
}

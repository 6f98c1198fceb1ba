'use client'

import { useTranslations } from 'next-intl'
import type { MouseEvent, ReactNode } from 'react'
import { AssistantWidget } from '@/components/shell/assistant/assistant-widget'
import type { ShellDiscretion } from '@/components/shell/bar/discretion-button'
import { TopBar } from '@/components/shell/bar/top-bar'
import { AppSidebar } from '@/components/shell/nav/app-sidebar'
import type { Navigation } from '@/components/shell/nav/place'
import type { SidebarChoice } from '@/components/shell/nav/sidebar-choice'
import { SidebarState } from '@/components/shell/nav/sidebar-state'
import { OpeningScreen } from '@/components/shell/opening/opening-screen'
import type { ShellUser } from '@/components/shell/user-menu/shell-user'

/** Where the viewer works. `href` leads to its details, for those who may open them. */
export type ShellClinic = {
  name: string
  timeZone: string
  href: string | null
  /** For those who can go on elsewhere. */
  switchLabel?: string
}

type ShellFrameProps = {
  sidebar: SidebarChoice
  user: ShellUser
  navigation: Navigation
  clinic?: ShellClinic | null
  /** Names the patient for whom the viewer acts. */
  actsFor?: ReactNode
  /** Null for whom nothing is to be hidden from. */
  discretion?: ShellDiscretion | null
  children: ReactNode
}

/** The address keeps the group of the page that it names. */
function skip(event: MouseEvent) {
  event.preventDefault()
  document.getElementById('content')?.focus()
}

/** A child marked `data-fill-window` gets exactly the window's height below the top bar, where there is any to share. */
export function ShellFrame({
  sidebar,
  user,
  navigation,
  children,
  clinic,
  discretion,
  actsFor,
}: ShellFrameProps) {
  const t = useTranslations('shell')
  // Beside the work of the staff nothing floats: their button stands in the bar.
  const floats = discretion == null
  return (
    <SidebarState initial={sidebar} className="group/shell flex min-h-dvh">
      {/* biome-ignore lint/a11y/useValidAnchor: without scripts it is the plain link */}
      <a href="#content" className="skip-link" onClick={skip}>
        {t('skipToContent')}
      </a>
      <AppSidebar user={user} navigation={navigation} />
      <div className="shell-page">
        <TopBar navigation={navigation} clinic={clinic} discretion={discretion} />
        {actsFor}
        <main
          id="content"
          tabIndex={-1}
          data-beside-assistant={floats || undefined}
          className="flex min-h-0 grow flex-col outline-none md:data-beside-assistant:px-10 print:px-0"
        >
          <OpeningScreen navigation={navigation}>{children}</OpeningScreen>
        </main>
      </div>
      <AssistantWidget floats={floats} />
    </SidebarState>
  )
}

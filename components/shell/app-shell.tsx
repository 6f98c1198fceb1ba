import { cookies } from 'next/headers'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ClientMessages } from '@/components/shared/client-messages'
import { AppSidebar } from './app-sidebar'
import { AssistantWidget } from './assistant-widget'
import type { NavLink } from './nav-links'
import { ShellFrame } from './shell-frame'
import { TopBar } from './top-bar'
import type { ShellUser } from './user-menu'

type AppShellProps = {
  user: ShellUser
  /** What the viewer's roles may open, in the order shown. */
  links: NavLink[]
  clinicName?: string
  clinicTimeZone?: string
  children: ReactNode
}

/** The frame of every signed-in screen. A child marked `data-fill-window` gets exactly the window's height. */
export async function AppShell({ user, links, clinicName, clinicTimeZone, children }: AppShellProps) {
  const [cookieStore, t] = await Promise.all([cookies(), getTranslations('shell')])
  const initiallyOpen = cookieStore.get('sidebar')?.value !== 'collapsed'
  return (
    <ClientMessages of={['shell', 'nav', 'assistant']}>
      <a
        href="#content"
        className="sr-only z-50 rounded-md bg-primary px-4 py-2 font-medium text-primary-foreground focus-visible:not-sr-only focus-visible:fixed focus-visible:start-2 focus-visible:top-2"
      >
        {t('skipToContent')}
      </a>
      <ShellFrame initiallyOpen={initiallyOpen} sidebar={<AppSidebar user={user} links={links} />}>
        <div className="flex min-w-0 grow flex-col has-data-fill-window:h-dvh has-data-fill-window:overflow-hidden print:h-auto print:overflow-visible">
          <TopBar links={links} clinicName={clinicName} clinicTimeZone={clinicTimeZone} />
          <main id="content" tabIndex={-1} className="flex min-h-0 grow flex-col outline-none">
            {children}
          </main>
        </div>
      </ShellFrame>
      <AssistantWidget />
    </ClientMessages>
  )
}

import { cookies } from 'next/headers'
import type { ReactNode } from 'react'
import { ActingFor } from '@/components/shell/bar/acting-for'
import type { Navigation } from '@/components/shell/nav/place'
import type { ShellUser } from '@/components/shell/user-menu/shell-user'
import { discreetCookie, discreetOn } from '@/lib/domain/discretion'
import { sidebarCookie, sidebarFrom } from './nav/sidebar-choice'
import { PaintFromHere } from './paint-from-here'
import { type ShellClinic, ShellFrame } from './shell-frame'

type AppShellProps = {
  user: ShellUser
  navigation: Navigation
  clinic: ShellClinic | null
  /** The name of the patient for whom the viewer acts. */
  actsFor?: string | undefined
  /** Idle minutes until screens turn discreet; null for whom they never do. */
  discreetAfter?: number | null
  children: ReactNode
}

/**
 * The frame of every signed-in screen. It is drawn by client components from these few values, because server
 * components would send all of it twice, as HTML and as data.
 */
export async function AppShell({
  user,
  navigation,
  children,
  discreetAfter = null,
  actsFor,
  ...props
}: AppShellProps) {
  const cookieStore = await cookies()
  return (
    <>
      <ShellFrame
        sidebar={sidebarFrom(cookieStore.get(sidebarCookie)?.value)}
        user={user}
        actsFor={actsFor && <ActingFor name={actsFor} />}
        discretion={
          discreetAfter === null
            ? null
            : { on: cookieStore.get(discreetCookie)?.value === discreetOn, after: discreetAfter }
        }
        navigation={navigation}
        {...props}
      >
        {children}
      </ShellFrame>
      <PaintFromHere />
    </>
  )
}

import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { SessionGuard } from '@/components/auth/session-guard'
import { BookVisitHost } from '@/components/desk/book-visit-host'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { AppShell } from '@/components/shell/app-shell'
import { FormatScript } from '@/components/shell/format-script'
import { navigationOf } from '@/components/shell/nav/navigation'
import { requireClinic } from '@/lib/api/clinics'
import { load } from '@/lib/api/load'
import { getViewer } from '@/lib/api/users'
import { requirePage } from '@/lib/auth/page-access'
import { mayOpen } from '@/lib/auth/route-access'
import { sessionLimits } from '@/lib/auth/session-limits'
import { deskUserOf } from '@/lib/domain/desk-user'
import { mayBeDiscreet } from '@/lib/domain/discretion'
import { routes } from '@/lib/routes'
import { UserCache } from '@/lib/swr/user-cache'

export default async function SignedInLayout({ children }: { children: ReactNode }) {
  const [{ viewer, auth, startedAt }, headerStore] = await Promise.all([requirePage(routes.app), headers()])
  // A session that is over leads to sign-in, also where the page itself asks nothing. A clinic API that is down takes
  // a label away, not the frame.
  const asked = viewer.clinicId ? requireClinic(auth, viewer.clinicId) : getViewer(auth).then(() => null)
  const { value: clinic } = await load(asked)
  const deskUser = deskUserOf(viewer)
  const editsClinic = mayOpen(routes.clinicEdit, viewer.roles)
  return (
    <ClientMessages of={['nav', 'session', 'shell']}>
      <UserCache userId={viewer.userId}>
        <FormatScript nonce={headerStore.get('x-nonce') ?? undefined} />
        <AppShell
          user={{
            ...viewer,
            profileHref: viewer.patientId ? routes.patientEdit : routes.myStaffProfile,
            clinicHref: editsClinic ? routes.clinicEdit : null,
          }}
          discreetAfter={mayBeDiscreet(viewer) ? (clinic?.discreetAfterMinutes ?? 0) : null}
          navigation={navigationOf(viewer.roles)}
          actsFor={viewer.actsFor}
          clinic={
            clinic && {
              name: clinic.name,
              timeZone: clinic.timeZone,
              href: editsClinic ? routes.clinicEdit : null,
            }
          }
        >
          {children}
        </AppShell>
        {deskUser && <BookVisitHost user={deskUser} now={new Date().toISOString()} />}
        <SessionGuard userId={viewer.userId} {...sessionLimits({ startedAt }, Date.now())} />
      </UserCache>
    </ClientMessages>
  )
}

import type { ReactNode } from 'react'
import { SessionGuard } from '@/components/auth/session-guard'
import { ClientMessages } from '@/components/shared/client-messages'
import { AppShell } from '@/components/shell/app-shell'
import { sidebarLinks } from '@/components/shell/sidebar-links'
import { requireClinic } from '@/lib/api/clinics'
import { requirePage } from '@/lib/auth/page-access'
import { mayOpen } from '@/lib/auth/route-access'
import { sessionLimits } from '@/lib/auth/session-limits'
import { routes } from '@/lib/routes'
import { UserCache } from '@/lib/swr/user-cache'

export default async function SignedInLayout({ children }: { children: ReactNode }) {
  const { viewer, auth, startedAt } = await requirePage(routes.app)
  // Only a label: a clinic API that is down must not take the frame away.
  const clinic = viewer.clinicId ? await requireClinic(auth, viewer.clinicId).catch(() => null) : null
  const editsClinic = mayOpen(routes.clinicEdit, viewer.roles)
  return (
    <UserCache userId={viewer.userId}>
      <AppShell
        user={{ ...viewer, profileHref: viewer.patientId ? routes.patientEdit : routes.myStaffProfile }}
        links={sidebarLinks(viewer.roles)}
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
      <ClientMessages of={['session']}>
        <SessionGuard userId={viewer.userId} {...sessionLimits({ startedAt }, Date.now())} />
      </ClientMessages>
    </UserCache>
  )
}

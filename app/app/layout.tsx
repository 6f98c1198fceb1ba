import { headers } from 'next/headers'
import { getTranslations } from 'next-intl/server'
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
import { placeOf } from '@/lib/domain/session'
import { routes } from '@/lib/routes'
import { UserCache } from '@/lib/swr/user-cache'

export default async function SignedInLayout({ children }: { children: ReactNode }) {
  const [{ viewer, auth, startedAt }, headerStore] = await Promise.all([requirePage(routes.app), headers()])
  // A session that is over leads to sign-in, also where the page itself asks nothing. A clinic API that is down takes
  // a label away, not the frame.
  const asked = viewer.clinicId ? requireClinic(auth, viewer.clinicId) : getViewer(auth).then(() => null)
  const { value: clinic } = await load(asked)
  const deskUser = deskUserOf(viewer)
  const place = placeOf(viewer)
  const moves = (viewer.places ?? 0) > 1
  const t = await getTranslations('team')
  const editsClinic = mayOpen(routes.clinicEdit, viewer.roles)
  return (
    <ClientMessages of={['nav', 'session', 'shell']}>
      <UserCache place={place}>
        <FormatScript nonce={headerStore.get('x-nonce') ?? undefined} />
        <AppShell
          user={{
            name: viewer.name,
            surname: viewer.surname,
            email: viewer.email,
            roles: viewer.roles,
            profileHref: viewer.patientId ? routes.patientEdit : routes.myStaffProfile,
            clinicHref: editsClinic ? routes.clinicEdit : null,
            moves,
          }}
          discreetAfter={mayBeDiscreet(viewer) ? (clinic?.discreetAfterMinutes ?? 0) : null}
          navigation={navigationOf(viewer.roles, viewer.patientId)}
          actsFor={viewer.actsFor}
          clinic={
            clinic && {
              name: clinic.name,
              timeZone: clinic.timeZone,
              href: editsClinic ? routes.clinicEdit : null,
              ...(moves && { switchLabel: t('switchPlace') }),
            }
          }
        >
          {children}
        </AppShell>
        {deskUser && <BookVisitHost user={deskUser} now={new Date().toISOString()} />}
        <SessionGuard userId={viewer.userId} place={place} {...sessionLimits({ startedAt }, Date.now())} />
      </UserCache>
    </ClientMessages>
  )
}

import { PageContainer } from '@/components/shared/page/page-container'
import { PageHeader } from '@/components/shared/page/page-header'
import { AppShell } from '@/components/shell/app-shell'
import type { NavLink } from '@/components/shell/nav/nav-links'
import { PublicFooter } from '@/components/shell/public/public-footer'
import { PublicHeader } from '@/components/shell/public/public-header'
import { routes } from '@/lib/routes'
import { DesignBook } from './design-book'

const links: NavLink[] = [
  { id: 'home', href: routes.home },
  { id: 'myStaffProfile', href: routes.myStaffProfile },
  { id: 'registerDoctor', href: routes.registerStaff },
  { id: 'patientCreation', href: routes.registerPatient },
  { id: 'appointments', href: routes.appointments },
  { id: 'editPatientProfile', href: routes.patientEdit },
  { id: 'calendar', href: routes.calendar },
  { id: 'patients', href: routes.patients },
  { id: 'search', href: routes.searchStaff, children: [{ id: 'searchDoctor', href: routes.searchStaff }] },
]

export function ShellSample() {
  return (
    <AppShell
      user={{
        name: 'Elena',
        surname: 'Ruiz Navarro',
        email: 'doctor@demo.test',
        roles: ['doctor', 'clinicadmin'],
        profileHref: routes.myStaffProfile,
        clinicHref: routes.clinicEdit,
      }}
      links={links}
      clinic={{ name: 'Clínica Retiro', timeZone: 'Europe/Madrid', href: routes.clinicEdit }}
    >
      <DesignBook />
    </AppShell>
  )
}

export function PublicFrameSample({ year }: { year: number }) {
  return (
    <>
      <PublicHeader signedIn={false} />
      <main>
        <PageContainer text="patient">
          <PageHeader title="Public frame" description="Header, content, footer." />
        </PageContainer>
      </main>
      <PublicFooter year={year} />
    </>
  )
}

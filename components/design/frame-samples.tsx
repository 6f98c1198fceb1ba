import { role } from '#contract/access'
import { PageContainer } from '@/components/shared/page/page-container'
import { PageHeader } from '@/components/shared/page/page-header'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { AppShell } from '@/components/shell/app-shell'
import { navigationOf } from '@/components/shell/nav/navigation'
import { PublicFooter } from '@/components/shell/public/public-footer'
import { PublicHeader } from '@/components/shell/public/public-header'
import { routes } from '@/lib/routes'
import { DesignBook } from './design-book'

export function ShellSample() {
  return (
    <ClientMessages of={['nav', 'shell']}>
      <AppShell
        user={{
          name: 'Elena',
          surname: 'Ruiz Navarro',
          email: 'doctor@demo.test',
          roles: ['doctor', 'clinicadmin'],
          profileHref: routes.myStaffProfile,
          clinicHref: routes.clinicEdit,
          moves: true,
        }}
        navigation={navigationOf(role.options)}
        clinic={{ name: 'Clínica Retiro', timeZone: 'Europe/Madrid', href: routes.clinicEdit }}
      >
        <DesignBook />
      </AppShell>
    </ClientMessages>
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

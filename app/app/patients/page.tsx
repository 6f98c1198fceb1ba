import { UserPlus, UserSearch } from 'lucide-react'
import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { PatientControls } from '@/components/patients/patient-controls'
import { PatientFilters } from '@/components/patients/patient-filters'
import { PatientPages } from '@/components/patients/patient-pages'
import { PatientTable } from '@/components/patients/patient-table'
import { ClientMessages } from '@/components/shared/client-messages'
import { EmptyState } from '@/components/shared/empty-state'
import { LoadError } from '@/components/shared/load-error'
import { PageContainer } from '@/components/shared/page-container'
import { PageHeader } from '@/components/shared/page-header'
import { buttonVariants } from '@/components/ui/button'
import { load } from '@/lib/api/load'
import { listPatients } from '@/lib/api/patients'
import { requirePage } from '@/lib/auth/page-access'
import { readPatientList } from '@/lib/domain/patient-list'
import { routes } from '@/lib/routes'

const pageSize = '20'

export async function generateMetadata() {
  const t = await getTranslations('patients')
  return { title: t('title') }
}

export default async function PatientsPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}) {
  const { auth } = await requirePage(routes.patients)
  const t = await getTranslations('patients')
  const state = readPatientList(await searchParams)
  const { value: page, refusal } = await load(
    listPatients(auth, {
      ...(state.q && { q: state.q }),
      ...(state.status && { status: state.status }),
      ...(state.cursor && { cursor: state.cursor }),
      sort: state.sort,
      limit: pageSize,
    }),
  )
  const narrowed = state.q !== '' || state.status !== null
  return (
    <PageContainer>
      <PageHeader
        title={t('title')}
        actions={
          <Link href={routes.registerPatient} className={buttonVariants()}>
            <UserPlus aria-hidden="true" />
            {t('addNew')}
          </Link>
        }
      />
      <ClientMessages of={['patients']}>
        <div className="grid gap-3">
          <PatientControls state={state} />
          <PatientFilters state={state} />
        </div>
      </ClientMessages>
      {refusal && <LoadError message="An error occurred. Please try again later." />}
      {page && page.patients.length > 0 && (
        <>
          <PatientTable patients={page.patients} state={state} />
          <PatientPages page={page} state={state} />
        </>
      )}
      {page?.patients.length === 0 && (
        <EmptyState
          icon={UserSearch}
          title={narrowed ? t('noMatch') : t('none')}
          description={narrowed ? t('noMatchHint') : t('noneHint')}
          action={
            narrowed && (
              <Link href={routes.patients} className={buttonVariants({ variant: 'secondary' })}>
                {t('showAll')}
              </Link>
            )
          }
        />
      )}
    </PageContainer>
  )
}

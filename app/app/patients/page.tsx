import { getTranslations } from 'next-intl/server'
import { sentences } from '#contract/sentences'
import { ListActions } from '@/components/patients/list-actions'
import { PatientControls } from '@/components/patients/patient-controls'
import { PatientFilters } from '@/components/patients/patient-filters'
import { PatientResults } from '@/components/patients/patient-results'
import { rowActionsOf } from '@/components/patients/row-actions'
import { PageContainer } from '@/components/shared/page/page-container'
import { PageHeader } from '@/components/shared/page/page-header'
import { LoadError } from '@/components/shared/state/load-error'
import { load } from '@/lib/api/load'
import { listPatients } from '@/lib/api/patients'
import { requirePage } from '@/lib/auth/page-access'
import { mayOpen } from '@/lib/auth/route-access'
import { readPatientList } from '@/lib/domain/patient-list'
import { routes } from '@/lib/routes'

const pageSize = '20'

type Params = Promise<Record<string, string | string[] | undefined>>

export async function generateMetadata() {
  const t = await getTranslations('patients')
  return { title: t('title') }
}

export default async function PatientsPage({ searchParams }: { searchParams: Params }) {
  const { auth, viewer } = await requirePage(routes.patients)
  const t = await getTranslations('patients')
  const state = readPatientList(await searchParams)
  const query = {
    ...(state.q && { q: state.q }),
    ...(state.status && { status: state.status }),
    ...(state.cursor && { cursor: state.cursor }),
  }
  const page = await load(listPatients(auth, { ...query, sort: state.sort, limit: pageSize }))
  return (
    <PageContainer>
      <PageHeader
        title={t('title')}
        actions={
          <ListActions
            erases={mayOpen(routes.erasures, viewer.roles)}
            imports={viewer.clinicId !== null && mayOpen(routes.imports, viewer.roles)}
          />
        }
      />
      <div className="grid gap-3">
        <PatientControls state={state} />
        <PatientFilters state={state} />
      </div>
      {page.refusal ? (
        <LoadError message={sentences.failed} />
      ) : (
        <PatientResults
          page={page.value}
          state={state}
          opensHistories={mayOpen(routes.history('id'), viewer.roles)}
          actionsOf={rowActionsOf(viewer)}
        />
      )}
    </PageContainer>
  )
}

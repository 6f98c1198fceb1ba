import { getTranslations } from 'next-intl/server'
import { sentences } from '#contract/sentences'
import { BookForPatient } from '@/components/desk/book-for-patient'
import { EraseLink } from '@/components/leaving/erase-link'
import { SamePersonLink } from '@/components/merges/same-person-link'
import { WriteToPatient } from '@/components/messages/write-to-patient'
import { ListActions } from '@/components/patients/list-actions'
import { PatientControls } from '@/components/patients/patient-controls'
import { PatientFilters } from '@/components/patients/patient-filters'
import { PatientResults } from '@/components/patients/patient-results'
import { PageContainer } from '@/components/shared/page/page-container'
import { PageHeader } from '@/components/shared/page/page-header'
import { LoadError } from '@/components/shared/state/load-error'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { load } from '@/lib/api/load'
import { listPatients } from '@/lib/api/patients'
import { requirePage } from '@/lib/auth/page-access'
import { mayOpen } from '@/lib/auth/route-access'
import { deskUserOf } from '@/lib/domain/desk-user'
import type { ListedPatient } from '@/lib/domain/patient'
import { readPatientList } from '@/lib/domain/patient-list'
import { routes } from '@/lib/routes'

const pageSize = '20'

const adminActions = (patient: ListedPatient) => (
  <>
    <SamePersonLink patient={patient} />
    <EraseLink patient={patient} />
  </>
)

const deskActions = (merges: boolean) => (patient: ListedPatient) => (
  <>
    {!patient.deceasedOn && (
      <>
        <BookForPatient patient={patient} />
        <WriteToPatient patient={patient} />
      </>
    )}
    {merges && <SamePersonLink patient={patient} />}
  </>
)

type Params = Promise<Record<string, string | string[] | undefined>>

export async function generateMetadata() {
  return { title: (await getTranslations('patients'))('title') }
}

export default async function PatientsPage({ searchParams }: { searchParams: Params }) {
  const { auth, viewer } = await requirePage(routes.patients)
  const t = await getTranslations('patients')
  const state = readPatientList(await searchParams)
  const erases = mayOpen(routes.erasures, viewer.roles)
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
            erases={erases}
            imports={viewer.clinicId !== null && mayOpen(routes.imports, viewer.roles)}
          />
        }
      />
      <ClientMessages of={['documents', 'patients', 'deaths', 'merges']}>
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
            actionsOf={
              erases
                ? adminActions
                : deskUserOf(viewer)
                  ? deskActions(mayOpen(routes.mergePatients, viewer.roles))
                  : undefined
            }
          />
        )}
      </ClientMessages>
    </PageContainer>
  )
}

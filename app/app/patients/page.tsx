import { getTranslations } from 'next-intl/server'
import { reachOf } from '#contract/access'
import { BookForPatient } from '@/components/desk/book-for-patient'
import { EraseLink } from '@/components/leaving/erase-link'
import { WriteToPatient } from '@/components/messages/write-to-patient'
import { DetailsLink } from '@/components/patients/details-link'
import { ListActions } from '@/components/patients/list-actions'
import { PatientFilters } from '@/components/patients/patient-filters'
import { PatientResults } from '@/components/patients/patient-results'
import { PageContainer } from '@/components/shared/page/page-container'
import { PageHeader } from '@/components/shared/page/page-header'
import { LoadError } from '@/components/shared/state/load-error'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { VerifyNotice } from '@/components/verification/verify-notice'
import { load } from '@/lib/api/load'
import { listPatientsOf } from '@/lib/api/patients'
import { requirePage } from '@/lib/auth/page-access'
import { mayOpen } from '@/lib/auth/route-access'
import { deskUserOf } from '@/lib/domain/desk-user'
import type { ListedPatient } from '@/lib/domain/patient'
import { readPatientList } from '@/lib/domain/patient-list'
import { titled } from '@/lib/i18n/titled'
import { routes } from '@/lib/routes'

/** The actions at the end of a row, with the way to the details for whoever finds no history behind it. */
const actionsFor = (erases: boolean, opensHistories: boolean) =>
  function actionsOf(patient: ListedPatient) {
    if (erases) return <EraseLink patient={patient} />
    return (
      <>
        {!patient.deceasedOn && <BookForPatient patient={patient} short />}
        {!patient.deceasedOn && <WriteToPatient patient={patient} />}
        {!opensHistories && <DetailsLink patient={patient} isRow />}
      </>
    )
  }

type Params = Promise<Record<string, string | string[] | undefined>>

export const generateMetadata = titled('patients.title')

export default async function PatientsPage({ searchParams }: { searchParams: Params }) {
  const { auth, viewer } = await requirePage(routes.patients)
  const hidesStatus = reachOf('patient.read-status', viewer.roles) === null
  const state = readPatientList(await searchParams, hidesStatus)
  const may = (path: string) => mayOpen(path, viewer.roles)
  const [erases, opensHistories] = [may(routes.erasures), may(routes.history('id'))]
  const [t, page] = await Promise.all([getTranslations('patients'), load(listPatientsOf(auth, state))])
  return (
    <PageContainer>
      <PageHeader
        className="max-sm:gap-x-3 max-sm:*:last:w-auto"
        title={t('title')}
        actions={<ListActions erases={erases} imports={viewer.clinicId !== null && may(routes.imports)} />}
      />
      <ClientMessages of={['documents', 'patients', 'people']}>
        {page.value && (
          <PatientFilters state={state} hasOwn={viewer.doctorId !== null} hidesStatus={hidesStatus} />
        )}
        <VerifyNotice when={page.value?.patients.some(({ toVerify }) => toVerify)} />
        {page.refusal && <LoadError message={t('loadFailed')} />}
        {page.value && (
          <PatientResults
            page={page.value}
            state={state}
            now={Date.now()}
            hidesStatus={hidesStatus}
            opensHistories={opensHistories}
            merges={!opensHistories && may(routes.mergePatients)}
            actionsOf={erases || deskUserOf(viewer) ? actionsFor(erases, opensHistories) : undefined}
          />
        )}
      </ClientMessages>
    </PageContainer>
  )
}

import { getTranslations } from 'next-intl/server'
import { patientCalls } from '#contract/calls/patients'
import { fieldErrors } from '#contract/errors'
import { doctorSearchInput } from '#contract/staff'
import { PageContainer } from '@/components/shared/page/page-container'
import { PageHeader } from '@/components/shared/page/page-header'
import { EmptyState } from '@/components/shared/state/empty-state'
import { LoadError } from '@/components/shared/state/load-error'
import { NextStep } from '@/components/shared/state/next-step'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { DoctorResults } from '@/components/staff/doctor-results'
import { DoctorSearchForm } from '@/components/staff/doctor-search-form'
import { listClinics, usualClinic } from '@/lib/api/clinics'
import { load } from '@/lib/api/load'
import { sendCall } from '@/lib/api/send-call'
import { listDoctors } from '@/lib/api/staff'
import { requirePage } from '@/lib/auth/page-access'
import { booksWith, deskUserOf } from '@/lib/domain/desk-user'
import { titled } from '@/lib/i18n/titled'
import { routes, withQuery } from '@/lib/routes'

export const generateMetadata = titled('staff.searchTitle')

type SearchParams = Promise<Record<string, string | string[] | undefined>>

export default async function SearchStaffPage({ searchParams }: { searchParams: SearchParams }) {
  const params = await searchParams
  const { auth, viewer } = await requirePage(withQuery(routes.searchStaff, params))
  const t = await getTranslations('staff')
  const [books, user] = [viewer.roles.includes('patient'), deskUserOf(viewer)]
  const asked = 'clinicId' in params
  const search = doctorSearchInput.safeParse(asked ? params : { clinicId: await usualClinic(auth, viewer) })
  const [clinics, doctors, booked] = await Promise.all([
    load(listClinics(auth)),
    search.success ? load(listDoctors(auth, { ...search.data, nextFree: true })) : null,
    viewer.patientId ? load(sendCall(auth, patientCalls.booked, { params: { id: viewer.patientId } })) : null,
  ])
  const { ahead = [], lastDoctorId = null } = booked?.value ?? {}
  // The first of several appointments with one doctor counts.
  const next = ahead.toReversed().map(({ doctorId, start }) => [doctorId, start] as const)
  const known = new Map<string | null, string | null>([[lastDoctorId, null], ...next])
  const missing = asked && !search.success && 'clinicId' in fieldErrors(search.error)
  const clinicId = search.success ? search.data.clinicId : ''
  const timeZone = clinics.value?.find(({ id }) => id === clinicId)?.timeZone
  const mayBook = !books && doctors?.value?.some((doctor) => booksWith(user, doctor))
  return (
    <PageContainer text={books ? 'patient' : 'work'}>
      <PageHeader title={t('searchTitle')} description={mayBook && t('searchText')} />
      <ClientMessages of={['staff', 'specialties']}>
        <DoctorSearchForm
          clinics={clinics.value ?? []}
          clinicId={clinicId}
          specialty={search.success ? search.data.specialty : ''}
          clinicMissing={missing}
        />
      </ClientMessages>
      {clinics.refusal && <LoadError message={t('clinicsFailed')} />}
      {doctors?.refusal && <LoadError message={doctors.refusal.words} />}
      {doctors?.value && search.success && (
        <DoctorResults
          doctors={doctors.value}
          search={search.data}
          timeZone={timeZone ?? 'Europe/Madrid'}
          now={Date.now()}
          known={known}
          books={books}
          user={user}
        />
      )}
      {!doctors && clinics.value && (
        <EmptyState
          icon="stethoscope"
          title={t('searchStart')}
          description={t('searchStartHint')}
          action={<NextStep href="#search-clinic" label={t('otherClinic')} />}
        />
      )}
    </PageContainer>
  )
}

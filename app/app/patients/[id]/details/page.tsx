import { notFound, redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { isAdultOn } from '#contract/of-age'
import { sentences } from '#contract/sentences'
import { ArriveStep } from '@/components/desk/arrive-step'
import { PatientActs } from '@/components/desk/patient-acts'
import { GuardiansCard } from '@/components/guardians/guardians-card'
import { MinorAlone } from '@/components/guardians/minor-alone'
import { WriteLink } from '@/components/messages/write-link'
import { ChangesCard } from '@/components/patients/changes-card'
import { DetailsCard } from '@/components/patients/details-card'
import { HistoryLink } from '@/components/patients/history-link'
import { VisitsCard } from '@/components/patients/visits-card'
import { PatientTitle } from '@/components/people/patient-title'
import { PageContainer } from '@/components/shared/page/page-container'
import { LoadError } from '@/components/shared/state/load-error'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { VerifyNotice } from '@/components/verification/verify-notice'
import { getPatientDetails } from '@/lib/api/patient-details'
import { requirePage } from '@/lib/auth/page-access'
import { mayOpen } from '@/lib/auth/route-access'
import { deskUserOf, opensOnlyOf } from '@/lib/domain/desk-user'
import { openToday } from '@/lib/domain/open-today'
import { isDueSoon } from '@/lib/domain/today'
import { titled } from '@/lib/i18n/titled'
import { routes } from '@/lib/routes'

export const generateMetadata = titled('sheet.title')

export default async function PatientDetailsPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  const { viewer, auth } = await requirePage(routes.patientDetails(id))
  const details = await getPatientDetails(auth, viewer, id, Date.now())
  const { value: patient, refusal, booked, timeZone, today } = details
  const shown = { today, onlyOf: opensOnlyOf(viewer) }
  if (refusal?.status === 404) notFound()
  if (!patient) return <LoadError message={sentences.failed} />
  if (patient.mergedInto) redirect(routes.patientDetails(patient.mergedInto))
  const t = await getTranslations('guardians')
  const visit = openToday(booked?.ahead ?? [], today, shown.onlyOf)
  // The desk marks who comes now; a doctor starts the appointment on its page.
  const arrives = visit && shown.onlyOf === null && !visit.arrivedAt && isDueSoon(visit, Date.now())
  const isMinor = !patient.deceasedOn && !isAdultOn(patient.birthdate, today)
  const warning = isMinor && <MinorAlone patientId={id} text={t('minorAlone')} add={t('addShort')} />
  return (
    <PageContainer text="work" className="@container">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4 *:first:flex-1 *:first:basis-80">
        <PatientTitle patient={patient} today={today} isHeading beside={warning} />
        <div className="flex flex-wrap gap-2 max-sm:w-full @max-lg:*:grow @max-lg:*:px-3 @max-lg:[&_svg]:hidden print:hidden">
          {!patient.deceasedOn && deskUserOf(viewer) && (
            <PatientActs
              patient={patient}
              visit={visit}
              step={
                visit && arrives && <ArriveStep visit={visit} name={`${patient.name} ${patient.surname}`} />
              }
            >
              <WriteLink about={{ patient: patient.id }} look="button" />
            </PatientActs>
          )}
          {mayOpen(routes.history(id), viewer.roles) && <HistoryLink patientId={id} />}
        </div>
      </header>
      <VerifyNotice when={patient.toVerify} only={patient.id} />
      <ClientMessages of={['documents', 'sheet', 'guardians', 'validation', 'errors']}>
        <div className="grid items-start gap-6 @4xl:grid-cols-[minmax(0,1fr)_22rem] @4xl:grid-rows-[auto_1fr]">
          <div className="@4xl:col-start-1 @4xl:row-start-1">
            {booked ? <VisitsCard {...booked} {...shown} /> : <LoadError message={sentences.failed} />}
          </div>
          <div className="@4xl:col-start-2 @4xl:row-span-2">
            <DetailsCard patient={patient} today={today}>
              <ChangesCard patientId={patient.id} timeZone={timeZone} own={false} />
            </DetailsCard>
          </div>
          {!patient.deceasedOn && <GuardiansCard patient={patient} today={today} own={false} />}
        </div>
      </ClientMessages>
    </PageContainer>
  )
}

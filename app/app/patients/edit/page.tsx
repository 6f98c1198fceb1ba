import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { consentCalls } from '#contract/calls/consents'
import { recordAccessCalls } from '#contract/calls/record-access'
import { reminderCalls } from '#contract/calls/reminders'
import { sentences } from '#contract/sentences'
import { dayAt } from '#contract/zone'
import { AccountCard } from '@/components/account/account-card'
import { ConsentsCard } from '@/components/account/consents-card'
import { CloseAccount } from '@/components/leaving/close-account'
import { PatientCard } from '@/components/patients/patient-card'
import { RecordReaders } from '@/components/patients/record-readers'
import { TakeRecord } from '@/components/record/take-record'
import { RecordAccessCard } from '@/components/record-access/record-access-card'
import { PageContainer } from '@/components/shared/page/page-container'
import { PageHeader } from '@/components/shared/page/page-header'
import { LoadError } from '@/components/shared/state/load-error'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { getAccount } from '@/lib/api/account'
import { load } from '@/lib/api/load'
import { listRecordReaders, requirePatient } from '@/lib/api/patients'
import { sendCall } from '@/lib/api/send-call'
import { requirePage } from '@/lib/auth/page-access'
import { routes } from '@/lib/routes'

const readersShown = '40'

export async function generateMetadata() {
  const t = await getTranslations('ownProfile')
  return { title: t('title') }
}

export default async function EditPatientPage({ searchParams }: { searchParams: Promise<{ log?: string }> }) {
  const { viewer, auth } = await requirePage(routes.patientEdit)
  if (!viewer.patientId) notFound()
  const t = await getTranslations('ownProfile')
  const { log } = await searchParams
  const loaded = await load(
    Promise.all([
      requirePatient(auth, viewer.patientId),
      listRecordReaders(auth, viewer.patientId, { limit: readersShown, ...(log && { cursor: log }) }),
      getAccount(auth),
      sendCall(auth, reminderCalls.getChoices),
      sendCall(auth, recordAccessCalls.get, { params: { id: viewer.patientId } }),
      sendCall(auth, consentCalls.list, { params: { id: viewer.patientId } }),
    ]),
  )
  const [patient, readers, account, choices, access, given] = loaded.value ?? []
  return (
    <PageContainer text="patient" width="form">
      <PageHeader title={t('title')} description={t('text')} />
      <ClientMessages of={['documents', 'ownProfile', 'validation', 'errors']}>
        {loaded.refusal && <LoadError message={sentences.failed} />}
        {patient && <PatientCard initial={patient} today={dayAt(Date.now(), 'Europe/Madrid')} />}
      </ClientMessages>
      {account && choices && given && access && (
        <ClientMessages of={['account', 'consents', 'access', 'validation', 'errors']}>
          <AccountCard account={account} feed="visits" />
          <ConsentsCard patientId={viewer.patientId} initial={given.consents} language={choices.language} />
          <RecordAccessCard patientId={viewer.patientId} initial={access} consents={given.consents} />
        </ClientMessages>
      )}
      <TakeRecord patientId={viewer.patientId} own />
      {readers && (
        <RecordReaders
          patientId={viewer.patientId}
          readings={readers.entries}
          page={{ limit: readersShown, ...(log && { cursor: log }), readAt: Date.now() }}
          older={readers.nextCursor && new URLSearchParams({ log: readers.nextCursor }).toString()}
        />
      )}
      <ClientMessages of={['leaving']}>
        <CloseAccount />
      </ClientMessages>
    </PageContainer>
  )
}

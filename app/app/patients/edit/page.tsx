import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { consentCalls } from '#contract/calls/consents'
import { recordAccessCalls } from '#contract/calls/record-access'
import { reminderCalls } from '#contract/calls/reminders'
import { sentences } from '#contract/sentences'
import { dayAt } from '#contract/zone'
import { AccountCard } from '@/components/account/account-card'
import { ConsentsCard } from '@/components/account/consents-card'
import { MailLanguage } from '@/components/account/mail-language'
import { NoticesCard } from '@/components/account/notices-card'
import { CloseAccount } from '@/components/leaving/close-account'
import { PatientCard } from '@/components/patients/patient-card'
import { RecordReaders } from '@/components/patients/record-readers'
import { TakeRecord } from '@/components/record/take-record'
import { RecordAccessCard } from '@/components/record-access/record-access-card'
import { PageContainer } from '@/components/shared/page/page-container'
import { PageHeader } from '@/components/shared/page/page-header'
import { PageSections } from '@/components/shared/page/page-sections'
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
  const { patientId } = viewer
  if (!patientId) notFound()
  const [t, tGroups] = await Promise.all([getTranslations('ownProfile'), getTranslations('profileGroups')])
  const { log } = await searchParams
  const loaded = await load(
    Promise.all([
      requirePatient(auth, patientId),
      listRecordReaders(auth, patientId, { limit: readersShown, ...(log && { cursor: log }) }),
      getAccount(auth),
      sendCall(auth, reminderCalls.getChoices),
      sendCall(auth, recordAccessCalls.get, { params: { id: patientId } }),
      sendCall(auth, consentCalls.list, { params: { id: patientId } }),
    ]),
  )
  const [patient, readers, account, choices, access, given] = loaded.value ?? []
  return (
    <PageContainer text="patient" width="groups">
      <PageHeader title={t('title')} description={t('text')} />
      {loaded.refusal && <LoadError message={sentences.failed} />}
      {patient && readers && account && choices && access && given && (
        <ClientMessages of={['account', 'validation', 'errors']}>
          <PageSections
            label={tGroups('label')}
            sections={[
              {
                id: 'details',
                title: tGroups('details'),
                content: (
                  <ClientMessages of={['documents', 'ownProfile']}>
                    <PatientCard initial={patient} today={dayAt(Date.now(), 'Europe/Madrid')} />
                  </ClientMessages>
                ),
              },
              { id: 'account', title: tGroups('account'), content: <AccountCard account={account} /> },
              {
                id: 'notices',
                title: tGroups('notices'),
                content: (
                  <NoticesCard feed="visits">
                    <MailLanguage initial={choices.language} />
                  </NoticesCard>
                ),
              },
              {
                id: 'privacy',
                title: tGroups('privacy'),
                content: (
                  <ClientMessages of={['consents', 'access']}>
                    <ConsentsCard patientId={patientId} initial={given.consents} />
                    <RecordAccessCard patientId={patientId} initial={access} consents={given.consents} />
                    <RecordReaders
                      patientId={patientId}
                      readings={readers.entries}
                      page={{ limit: readersShown, ...(log && { cursor: log }), readAt: Date.now() }}
                      older={
                        readers.nextCursor && new URLSearchParams({ log: readers.nextCursor }).toString()
                      }
                    />
                  </ClientMessages>
                ),
              },
              {
                id: 'data',
                title: tGroups('data'),
                content: (
                  <>
                    <TakeRecord patientId={patientId} own />
                    <ClientMessages of={['leaving']}>
                      <CloseAccount />
                    </ClientMessages>
                  </>
                ),
              },
            ]}
          />
        </ClientMessages>
      )}
    </PageContainer>
  )
}

import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { sentences } from '#contract/sentences'
import { dayAt } from '#contract/zone'
import { AccountCard } from '@/components/account/account-card'
import { ReminderChoice } from '@/components/account/reminder-choice'
import { PatientCard } from '@/components/patients/patient-card'
import { RecordReaders } from '@/components/patients/record-readers'
import { PageContainer } from '@/components/shared/page/page-container'
import { PageHeader } from '@/components/shared/page/page-header'
import { LoadError } from '@/components/shared/state/load-error'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { getAccount } from '@/lib/api/account'
import { load } from '@/lib/api/load'
import { listRecordReaders, requirePatient } from '@/lib/api/patients'
import { readNotificationChoices } from '@/lib/api/reminders'
import { requirePage } from '@/lib/auth/page-access'
import { routes } from '@/lib/routes'

const readersShown = '8'

export async function generateMetadata() {
  const t = await getTranslations('patients')
  return { title: t('ownTitle') }
}

export default async function EditPatientPage({ searchParams }: { searchParams: Promise<{ log?: string }> }) {
  const { viewer, auth } = await requirePage(routes.patientEdit)
  if (!viewer.patientId) notFound()
  const t = await getTranslations('patients')
  const { log } = await searchParams
  const loaded = await load(
    Promise.all([
      requirePatient(auth, viewer.patientId),
      listRecordReaders(auth, viewer.patientId, { limit: readersShown, ...(log && { cursor: log }) }),
      getAccount(auth),
      readNotificationChoices(auth),
    ]),
  )
  const [patient, readers, account, choices] = loaded.value ?? []
  return (
    <PageContainer text="patient" width="form">
      <PageHeader title={t('ownTitle')} description={t('ownText')} />
      <ClientMessages of={['patients', 'validation', 'errors']}>
        {loaded.refusal && <LoadError message={sentences.failed} />}
        {patient && <PatientCard initial={patient} today={dayAt(Date.now(), 'Europe/Madrid')} />}
      </ClientMessages>
      {account && (
        <ClientMessages of={['account', 'validation', 'errors']}>
          <AccountCard account={account} feed="visits" />
          {choices && <ReminderChoice initial={choices} />}
        </ClientMessages>
      )}
      {readers && (
        <RecordReaders
          readings={readers.entries}
          older={readers.nextCursor && new URLSearchParams({ log: readers.nextCursor }).toString()}
        />
      )}
    </PageContainer>
  )
}

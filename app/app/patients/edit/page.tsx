import { forbidden } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { sentences } from '#contract/sentences'
import { dayAt } from '#contract/zone'
import { AccountCard } from '@/components/account/account-card'
import { ConsentsCard } from '@/components/account/consents-card'
import { MailLanguage } from '@/components/account/mail-language'
import { NoticesCard } from '@/components/account/notices-card'
import { ReachRows } from '@/components/account/reach-rows'
import { CloseAccount } from '@/components/leaving/close-account'
import { ChangesCard } from '@/components/patients/changes-card'
import { PatientCard } from '@/components/patients/patient-card'
import { RecordReaders } from '@/components/patients/record-readers'
import { TakeRecord } from '@/components/record/take-record'
import { RecordAccessCard } from '@/components/record-access/record-access-card'
import { PageContainer } from '@/components/shared/page/page-container'
import { PageHeader } from '@/components/shared/page/page-header'
import { PageSections } from '@/components/shared/page/page-sections'
import { LoadError } from '@/components/shared/state/load-error'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { load } from '@/lib/api/load'
import { readOwnProfile } from '@/lib/api/own-profile'
import { requirePage } from '@/lib/auth/page-access'
import { titled } from '@/lib/i18n/titled'
import { routes } from '@/lib/routes'

export const generateMetadata = titled('ownProfile.title')

export default async function EditPatientPage({ searchParams }: { searchParams: Promise<{ log?: string }> }) {
  const { viewer, auth } = await requirePage(routes.patientEdit)
  const { patientId } = viewer
  if (!patientId) forbidden()
  const t = await getTranslations('ownProfile')
  const { log } = await searchParams
  const loaded = await load(readOwnProfile(auth, { patientId, older: log, readAt: Date.now() }))
  const profile = loaded.value
  const consents = profile?.consents ?? []
  return (
    <PageContainer text="patient" width="groups">
      <PageHeader title={t('title')} description={t('text')} />
      {loaded.refusal && <LoadError message={sentences.failed} />}
      {profile && (
        <ClientMessages of={['account', 'channels', 'consents', 'validation', 'passwordRules', 'errors']}>
          <PageSections
            sections={{
              details: (
                <ClientMessages of={['documents', 'ownProfile', 'sheet']}>
                  <PatientCard initial={profile.patient} today={dayAt(Date.now(), 'Europe/Madrid')} />
                  <ChangesCard patientId={patientId} timeZone="Europe/Madrid" own />
                </ClientMessages>
              ),
              account: <AccountCard account={profile.account} />,
              notices: (
                <NoticesCard feed="visits">
                  <ReachRows patientId={patientId} initial={profile.reach} consents={consents} />
                  <MailLanguage initial={profile.language} />
                </NoticesCard>
              ),
              privacy: (
                <ClientMessages of={['access']}>
                  <ConsentsCard patientId={patientId} initial={consents} />
                  <RecordAccessCard patientId={patientId} initial={profile.access} consents={consents} />
                  <RecordReaders patientId={patientId} {...profile.readers} />
                </ClientMessages>
              ),
              data: (
                <ClientMessages of={['leaving']}>
                  <TakeRecord patientId={patientId} own />
                  <CloseAccount />
                </ClientMessages>
              ),
            }}
          />
        </ClientMessages>
      )}
    </PageContainer>
  )
}

import { forbidden } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { sentences } from '#contract/sentences'
import { AccountCard } from '@/components/account/account-card'
import { ConsentsCard } from '@/components/account/consents-card'
import { MailLanguage } from '@/components/account/mail-language'
import { NoticesCard } from '@/components/account/notices-card'
import { ReachRows } from '@/components/account/reach-rows'
import { CloseAccount } from '@/components/leaving/close-account'
import { OwnChanges, OwnDetails } from '@/components/patients/own-details'
import { RecordReaders } from '@/components/patients/record-readers'
import { TakeRecord } from '@/components/record/take-record'
import { RecordAccessCard } from '@/components/record-access/record-access-card'
import { PageContainer } from '@/components/shared/page/page-container'
import { PageHeader } from '@/components/shared/page/page-header'
import { PageSections } from '@/components/shared/page/page-sections'
import { SettingGroup } from '@/components/shared/page/setting-group'
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
  const { patientId, actsFor } = viewer
  if (!patientId) forbidden()
  const [t, { log: older }] = [await getTranslations('ownProfile'), await searchParams]
  const { value: profile, refusal } = await load(
    readOwnProfile(auth, { patientId, older, readAt: Date.now() }),
  )
  const consents = profile?.consents ?? []
  const whose = { patientId, isActing: actsFor !== undefined }
  return (
    <PageContainer text="patient">
      <PageHeader title={t('title')} description={t('text')} />
      {refusal && <LoadError message={sentences.failed} />}
      {profile && (
        <ClientMessages
          of={['account', 'channels', 'consents', 'validation', 'passwordRules', 'errors', 'leaving']}
        >
          <PageSections
            first={['details']}
            sections={{
              details: (
                <OwnDetails patient={profile.patient} now={Date.now()}>
                  <AccountCard account={profile.account} ofPatient />
                </OwnDetails>
              ),
              notices: (
                <NoticesCard feed="visits" ways={profile.choices.ways}>
                  <ReachRows {...whose} initial={profile.reach} consents={consents} />
                  <MailLanguage initial={profile.choices.language} />
                </NoticesCard>
              ),
              privacy: (
                <ClientMessages of={['access']}>
                  <ConsentsCard {...whose} initial={consents} />
                  <RecordAccessCard patientId={patientId} initial={profile.access} consents={consents} />
                  <RecordReaders patientId={patientId} {...profile.readers} />
                </ClientMessages>
              ),
              data: (
                <SettingGroup>
                  <TakeRecord patientId={patientId} />
                  <OwnChanges patientId={patientId} />
                  <CloseAccount />
                </SettingGroup>
              ),
            }}
          />
        </ClientMessages>
      )}
    </PageContainer>
  )
}

import { useTranslations } from 'next-intl'
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
import { PageSections } from '@/components/shared/page/page-sections'
import { ClientMessages } from '@/components/shared/text/client-messages'
import type { OwnProfile as Profile } from '@/lib/api/own-profile'

interface OwnProfileProps {
  patientId: string
  profile: Profile
}

/** Everything that patients see and decide about themselves. */
export function OwnProfile({ patientId, profile }: OwnProfileProps) {
  const tGroups = useTranslations('profileGroups')
  const { patient, readers, readersPage, account, choices, access, consents } = profile
  return (
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
                <ConsentsCard patientId={patientId} initial={consents} />
                <RecordAccessCard patientId={patientId} initial={access} consents={consents} />
                <RecordReaders
                  patientId={patientId}
                  readings={readers.entries}
                  page={{ ...readersPage, readAt: Date.now() }}
                  older={readers.nextCursor && new URLSearchParams({ log: readers.nextCursor }).toString()}
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
  )
}

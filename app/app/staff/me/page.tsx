import { getTranslations } from 'next-intl/server'
import { sentences } from '#contract/sentences'
import { AccountCard } from '@/components/account/account-card'
import { PageContainer } from '@/components/shared/page/page-container'
import { PageHeader } from '@/components/shared/page/page-header'
import { LoadError } from '@/components/shared/state/load-error'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { DoctorCard } from '@/components/staff/doctor-card'
import { getAccount } from '@/lib/api/account'
import { load } from '@/lib/api/load'
import { getDoctor } from '@/lib/api/staff'
import { requirePage } from '@/lib/auth/page-access'
import { routes } from '@/lib/routes'

export async function generateMetadata() {
  const t = await getTranslations('staff')
  return { title: t('profileTitle') }
}

export default async function StaffProfilePage() {
  const { viewer, auth } = await requirePage(routes.myStaffProfile)
  const t = await getTranslations('staff')
  const { value, refusal } = await load(
    Promise.all([viewer.doctorId ? getDoctor(auth, viewer.doctorId) : null, getAccount(auth)]),
  )
  const [doctor, account] = value ?? []
  return (
    <PageContainer text="patient" width="form">
      <PageHeader title={t('profileTitle')} />
      {refusal && <LoadError message={sentences.failed} />}
      {account && (
        <>
          <DoctorCard
            doctor={doctor ?? { name: viewer.name, surname: viewer.surname, specialty: null, document: null }}
            email={viewer.email}
          />
          <ClientMessages of={['account', 'validation', 'errors']}>
            <AccountCard account={account} feed={viewer.doctorId ? 'calendar' : null} />
          </ClientMessages>
        </>
      )}
    </PageContainer>
  )
}

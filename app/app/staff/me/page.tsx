import { getTranslations } from 'next-intl/server'
import { sentences } from '#contract/sentences'
import { AccountCard } from '@/components/account/account-card'
import { NoticesCard } from '@/components/account/notices-card'
import { WeekHours } from '@/components/booking/week-hours'
import { PageContainer } from '@/components/shared/page/page-container'
import { PageHeader } from '@/components/shared/page/page-header'
import { PageSections } from '@/components/shared/page/page-sections'
import { LoadError } from '@/components/shared/state/load-error'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { DoctorCard } from '@/components/staff/doctor-card'
import { OwnDaysOff } from '@/components/staff/own-days-off'
import { getAccount } from '@/lib/api/account'
import { getOwnWeek } from '@/lib/api/doctor-details'
import { load } from '@/lib/api/load'
import { getDoctor } from '@/lib/api/staff'
import { requirePage } from '@/lib/auth/page-access'
import { titled } from '@/lib/i18n/titled'
import { routes } from '@/lib/routes'

export const generateMetadata = titled('staff.profileTitle')

export default async function StaffProfilePage() {
  const { viewer, auth } = await requirePage(routes.myStaffProfile)
  const t = await getTranslations('staff')
  const [{ value, refusal }, week] = await Promise.all([
    load(Promise.all([viewer.doctorId ? getDoctor(auth, viewer.doctorId) : null, getAccount(auth)])),
    viewer.doctorId && viewer.clinicId
      ? load(getOwnWeek(auth, { clinicId: viewer.clinicId, doctorId: viewer.doctorId }, Date.now()))
      : null,
  ])
  const [doctor, account] = value ?? []
  const withoutCalendar = { name: viewer.name, surname: viewer.surname, specialty: null, document: null }
  return (
    <PageContainer width="groups">
      <PageHeader title={t('profileTitle')} />
      {refusal && <LoadError message={sentences.failed} />}
      {account && (
        <ClientMessages of={['account', 'validation', 'passwordRules', 'errors']}>
          <PageSections
            sections={{
              details: (
                <>
                  <DoctorCard doctor={doctor ?? withoutCalendar} email={viewer.email} />
                  {week?.value && (
                    <>
                      <WeekHours hours={week.value.hours} timeZone={week.value.timeZone} />
                      <OwnDaysOff daysOff={week.value.daysOff} />
                    </>
                  )}
                </>
              ),
              account: <AccountCard account={account} />,
              notices: <NoticesCard feed={viewer.doctorId ? 'calendar' : null} />,
            }}
          />
        </ClientMessages>
      )}
    </PageContainer>
  )
}

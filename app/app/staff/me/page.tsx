import { getTranslations } from 'next-intl/server'
import { sentences } from '#contract/sentences'
import { dayAt } from '#contract/zone'
import { AccountCard } from '@/components/account/account-card'
import { NoticesCard } from '@/components/account/notices-card'
import { WeekHours } from '@/components/booking/week-hours'
import { AddDaysOff } from '@/components/schedule/days-off/add-days-off'
import { PageContainer } from '@/components/shared/page/page-container'
import { PageHeader } from '@/components/shared/page/page-header'
import { PageSections } from '@/components/shared/page/page-sections'
import { SettingGroup } from '@/components/shared/page/setting-group'
import { LoadError } from '@/components/shared/state/load-error'
import { AsIs } from '@/components/shared/text/as-is'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { DoctorCard } from '@/components/staff/doctor-card'
import { EditHours } from '@/components/staff/edit-hours'
import { OwnDaysOff } from '@/components/staff/own-days-off'
import { Avatar } from '@/components/ui/avatar'
import { readAccount } from '@/lib/api/account'
import { getOwnWeek } from '@/lib/api/doctor-details'
import { load } from '@/lib/api/load'
import { getDoctor } from '@/lib/api/staff'
import { requirePage } from '@/lib/auth/page-access'
import { titled } from '@/lib/i18n/titled'
import { routes } from '@/lib/routes'

export const generateMetadata = titled('staff.profileTitle')

export default async function StaffProfilePage() {
  const { viewer, auth } = await requirePage(routes.myStaffProfile)
  const [t, tOwn] = [await getTranslations('staff'), await getTranslations('ownProfile')]
  const [{ value, refusal }, week] = await Promise.all([
    load(Promise.all([viewer.doctorId ? getDoctor(auth, viewer.doctorId) : null, readAccount(auth)])),
    viewer.doctorId && viewer.clinicId
      ? load(getOwnWeek(auth, { clinicId: viewer.clinicId, doctorId: viewer.doctorId }, Date.now()))
      : null,
  ])
  const [doctor, own] = value ?? []
  const who = doctor ?? { ...viewer, specialty: null, document: null }
  const name = `${who.name} ${who.surname}`
  const called = doctor?.specialty ? t('doctorName', { name }) : name
  const note = doctor?.specialty ? t('detailsNote') : undefined
  const { timeZone = 'Europe/Madrid' } = week?.value ?? {}
  const shown = { timeZone, today: dayAt(Date.now(), timeZone) }
  return (
    <PageContainer>
      <PageHeader
        lead={<Avatar name={viewer.name} surname={viewer.surname} size="lg" />}
        quiet
        title={t('profileTitle')}
        description={<AsIs className="text-xl font-semibold text-foreground wrap-anywhere">{called}</AsIs>}
      />
      {refusal && <LoadError message={sentences.failed} />}
      {own && (
        <ClientMessages of={['account', 'validation', 'passwordRules', 'errors']}>
          <PageSections
            sections={{
              details: (
                <>
                  <DoctorCard doctor={who} note={note} title={tOwn('details')} />
                  {week?.value && (
                    <SettingGroup>
                      <WeekHours {...shown} hours={week.value.hours} action={<EditHours />} />
                      <OwnDaysOff
                        daysOff={week.value.daysOff}
                        action={doctor && <AddDaysOff {...shown} doctor={doctor} />}
                      />
                    </SettingGroup>
                  )}
                </>
              ),
              account: <AccountCard account={own.account} />,
              notices: <NoticesCard feed={viewer.doctorId ? 'calendar' : null} ways={own.choices.ways} />,
            }}
          />
        </ClientMessages>
      )}
    </PageContainer>
  )
}

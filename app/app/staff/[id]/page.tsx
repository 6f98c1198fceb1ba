import { getTranslations } from 'next-intl/server'
import { dayAt } from '#contract/zone'
import { NextFreeTimes } from '@/components/booking/next-free-times'
import { WeekHours } from '@/components/booking/week-hours'
import { ClinicPlace } from '@/components/clinics/clinic-place'
import { DoctorNext } from '@/components/desk/doctor-next'
import { AddDaysOff } from '@/components/schedule/days-off/add-days-off'
import { PageContainer } from '@/components/shared/page/page-container'
import { PageHeader } from '@/components/shared/page/page-header'
import { SettingGroup } from '@/components/shared/page/setting-group'
import { AsIs } from '@/components/shared/text/as-is'
import { DoctorAbout } from '@/components/staff/doctor-about'
import { DoctorCard } from '@/components/staff/doctor-card'
import { EditHours } from '@/components/staff/edit-hours'
import { ManageDoctor } from '@/components/staff/manage-doctor'
import { OwnDaysOff } from '@/components/staff/own-days-off'
import { UnknownDoctor } from '@/components/staff/unknown-doctor'
import { Avatar } from '@/components/ui/avatar'
import { getDoctorDetails } from '@/lib/api/doctor-details'
import { load } from '@/lib/api/load'
import { requirePage } from '@/lib/auth/page-access'
import { booksWith, deskUserOf } from '@/lib/domain/desk-user'
import { titled } from '@/lib/i18n/titled'
import { routes, withQuery } from '@/lib/routes'

export const generateMetadata = titled('staff.detailsTitle')

const besideTimes = 'grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]'

type Query = Promise<Partial<Record<'clinicId' | 'specialty', string | string[]>>>

export default async function DoctorPage(props: { params: Promise<{ id: string }>; searchParams: Query }) {
  const [{ id }, place] = await Promise.all([props.params, props.searchParams])
  const { viewer, auth } = await requirePage(withQuery(routes.doctor(id), place))
  const t = await getTranslations('staff')
  const { value, refusal } = await load(getDoctorDetails(auth, id, viewer, Date.now()))
  if (!value) return <UnknownDoctor refused={Boolean(refusal)} />
  const { doctor, account, clinic, free, manages, daysOff } = value
  const today = dayAt(Date.now(), clinic.timeZone)
  const bookPath = (chosen = {}) => withQuery(routes.book(doctor.id), { ...place, ...chosen })
  const books = viewer.roles.includes('patient') && !manages
  const bookedWith = booksWith(deskUserOf(viewer), doctor) ? doctor.id : null
  const isColleague = !books && !bookedWith
  const offers = free && (books || isColleague)
  const isElsewhere = viewer.clinicId !== doctor.clinicId
  // Elsewhere the clinic's card has its telephone.
  const next = { bookedWith: manages && bookedWith, phone: isColleague && !isElsewhere && clinic.phone }
  const [zone, called] = [{ timeZone: clinic.timeZone, today }, `${doctor.name} ${doctor.surname}`]
  const edit = manages && <EditHours doctorId={doctor.id} />
  const addDays = <AddDaysOff {...zone} doctor={doctor} />
  return (
    <PageContainer text={books ? 'patient' : 'work'}>
      <PageHeader
        lead={<Avatar name={doctor.name} surname={doctor.surname} size="lg" />}
        title={<AsIs>{t('doctorName', { name: called })}</AsIs>}
        description={<DoctorAbout {...value} email={account.email} today={today} isColleague={isColleague} />}
        actions={<DoctorNext bookHref={books && bookPath()} {...next} />}
      />
      <div className={isElsewhere || isColleague ? besideTimes : 'contents'}>
        {offers && <NextFreeTimes {...free} today={today} kinds={value.kinds} hrefOf={books && bookPath} />}
        {free && isColleague && <WeekHours {...free} today={today} />}
        {isElsewhere && <ClinicPlace clinic={clinic} />}
      </div>
      {!books && (bookedWith || manages || doctor.document) && (
        <div className={`grid grid-cols-1 gap-6 ${manages ? 'xl:grid-cols-2' : ''}`}>
          {free && bookedWith && (
            <SettingGroup>
              <WeekHours {...free} free={free.days} today={today} bookedWith={bookedWith} action={edit} />
              {daysOff && <OwnDaysOff daysOff={daysOff} action={addDays} />}
            </SettingGroup>
          )}
          <div className="grid grid-cols-1 gap-6">
            {!manages && doctor.document && <DoctorCard {...value} title={t('details')} short />}
            {manages && <ManageDoctor {...value} userId={viewer.userId} />}
          </div>
        </div>
      )}
    </PageContainer>
  )
}

import { getTranslations } from 'next-intl/server'
import { reachOf } from '#contract/access'
import { DeskCalls } from '@/components/calls/desk-calls'
import { WaitingThreads } from '@/components/messages/waiting-threads'
import { PageContainer } from '@/components/shared/page/page-container'
import { PageHeader } from '@/components/shared/page/page-header'
import { LoadError } from '@/components/shared/state/load-error'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { careFactsOf } from '@/components/today/care-facts'
import { ClinicsDay } from '@/components/today/clinics-day'
import { TodayScreen } from '@/components/today/today-screen'
import { DeskVerify } from '@/components/verification/desk-verify'
import { DeskWaitlist } from '@/components/waitlist/desk-waitlist'
import { readClinicsDay } from '@/lib/api/clinics-day'
import { load } from '@/lib/api/load'
import { readRecordsOfDay } from '@/lib/api/records-of-day'
import { waitingBeside } from '@/lib/api/threads'
import { readToday } from '@/lib/api/today'
import { readWishes } from '@/lib/api/waitlist'
import { requirePage } from '@/lib/auth/page-access'
import { mayOpen } from '@/lib/auth/route-access'
import { deskUserOf } from '@/lib/domain/desk-user'
import { plainDayFrom } from '@/lib/domain/week'
import { titled } from '@/lib/i18n/titled'
import { routes } from '@/lib/routes'

export const generateMetadata = titled('today.title')

type Params = Promise<Partial<Record<'clinics' | 'day', string | string[]>>>

export default async function TodayPage({ searchParams }: { searchParams: Params }) {
  const [{ viewer, auth }, { clinics, day }] = await Promise.all([requirePage(routes.today), searchParams])
  const t = await getTranslations('today')
  const { clinicId } = viewer
  if (clinics === 'all' && clinicId && reachOf('calendar.read-clinics', viewer.roles)) {
    const date = plainDayFrom(day)
    const { value: days } = await load(readClinicsDay(auth, date))
    if (days) return <ClinicsDay clinics={days} clinicId={clinicId} date={date} />
  }
  const user = deskUserOf(viewer)
  const doctorId = user?.wholeClinic ? null : (user?.doctorId ?? null)
  const [{ value: today }, { value: wishes }, waiting] = await Promise.all([
    load(user ? readToday(auth, { clinicId: user.clinicId }) : Promise.resolve(null)),
    load(user ? readWishes(auth) : Promise.resolve(null)),
    waitingBeside(auth),
  ])
  if (!user || !today) {
    return (
      <PageContainer>
        <PageHeader title={t('title')} />
        {user ? <LoadError message={t('loadFailed')} /> : <p>{t('noClinic')}</p>}
      </PageContainer>
    )
  }
  const books = !mayOpen(routes.history('id'), viewer.roles)
  // Nurses care for patients: allergies first; no-show hints are the desk's work.
  const cares = !(books || user.doctorId || mayOpen(routes.clinicEdit, viewer.roles)) && user.wholeClinic
  const now = new Date()
  const waitlist = <DeskWaitlist initial={wishes} doctorId={doctorId} />
  const reader = { doctorId: user.doctorId, cares, now: now.getTime() }
  const records = await readRecordsOfDay(auth, { ...reader, visits: today.visits })
  return (
    <ClientMessages of={['today', 'hints', 'calls', 'verification']}>
      <TodayScreen
        initial={today}
        user={user}
        now={now.toISOString()}
        facts={careFactsOf(records, today.date)}
        books={books}
        cares={cares}
      >
        <DeskVerify />
        <DeskCalls />
        {books && waitlist}
        <WaitingThreads waiting={waiting} me={doctorId} now={now} />
        {!books && waitlist}
      </TodayScreen>
    </ClientMessages>
  )
}

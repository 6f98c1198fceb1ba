import { getTranslations } from 'next-intl/server'
import { CalendarScreen } from '@/components/schedule/calendar-screen'
import { loadCalendar } from '@/lib/api/schedule'
import { requirePage } from '@/lib/auth/page-access'
import { routes } from '@/lib/routes'

export async function generateMetadata() {
  const t = await getTranslations('schedule')
  return { title: t('title') }
}

export default async function CalendarPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}) {
  const [{ viewer, auth }, wanted] = await Promise.all([requirePage(routes.calendar), searchParams])
  return <CalendarScreen page={await loadCalendar(auth, viewer, wanted, new Date())} />
}

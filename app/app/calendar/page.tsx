import { cookies } from 'next/headers'
import { getTranslations } from 'next-intl/server'
import { CalendarScreen } from '@/components/schedule/calendar-screen'
import { loadCalendar } from '@/lib/api/schedule'
import { requirePage } from '@/lib/auth/page-access'
import { calendarCookie } from '@/lib/domain/calendar-place'
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
  const remembered = (await cookies()).get(calendarCookie)?.value
  return <CalendarScreen page={await loadCalendar(auth, viewer, { ...wanted, remembered }, new Date())} />
}

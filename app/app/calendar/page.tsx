import { cookies } from 'next/headers'
import { CalendarScreen } from '@/components/schedule/calendar-screen'
import { loadCalendar } from '@/lib/api/schedule'
import { requirePage } from '@/lib/auth/page-access'
import { calendarCookie } from '@/lib/domain/calendar-place'
import { titled } from '@/lib/i18n/titled'
import { routes } from '@/lib/routes'

export const generateMetadata = titled('schedule.title')

export default async function CalendarPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}) {
  const [{ viewer, auth }, wanted] = await Promise.all([requirePage(routes.calendar), searchParams])
  const remembered = (await cookies()).get(calendarCookie)?.value
  return <CalendarScreen page={await loadCalendar(auth, viewer, { ...wanted, remembered }, new Date())} />
}

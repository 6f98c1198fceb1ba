import 'server-only'
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { getTranslations } from 'next-intl/server'
import type { AppointmentDetail } from '@/lib/domain/appointment'

/** The visit for the reader's own calendar program. It leaves the product, so it says when and where, and no reason. */
export async function calendarFile(visit: AppointmentDetail, url: string, now: Date): Promise<Response> {
  const t = await getTranslations('appointments')
  const { clinic, doctor } = visit
  const doctorName = t('doctorName', { name: `${doctor.name} ${doctor.surname}` })
  const calendar = ical({
    prodId: { company: 'Consulta', product: 'Consulta' },
    method: ICalCalendarMethod.PUBLISH,
  })
  calendar.createEvent({
    id: visit.id,
    sequence: visit.changes,
    stamp: now,
    start: new Date(visit.start),
    end: new Date(visit.end),
    summary: t('calendarTitle', { doctor: doctorName, clinic: clinic.name }),
    location: visit.where
      ? t(`calendarPlaces.${visit.where}`)
      : `${clinic.name}, ${clinic.postalCode} ${clinic.city}`,
    url,
    status: visit.status === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  return new Response(calendar.toString(), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="visit.ics"',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}

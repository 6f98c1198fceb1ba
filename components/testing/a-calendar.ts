import type { CalendarStart, WeekAppointment } from '@/lib/domain/schedule'

/** The calendar of a doctor who has these appointments in the week of 23 November 2026, as it opens. */
export const aCalendar = (...appointments: WeekAppointment[]): CalendarStart => ({
  timeZone: 'Europe/Madrid',
  slotMinutes: 30,
  clinicName: 'Centro',
  doctor: { id: 'd1', name: 'Eva Gil', specialty: 'cardiology' },
  doctors: [],
  week: '2026-11-23',
  schedule: { shifts: [], appointments, readAt: 1 },
  team: null,
  now: '2026-11-23T09:00:00.000Z',
})

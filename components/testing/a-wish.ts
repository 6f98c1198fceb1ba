import type { Wish } from '@/lib/domain/wish'

/** Somebody's wish for an earlier time with a cardiologist. */
export const aWish: Wish = {
  id: 'w1',
  patientId: 'p1',
  clinicId: 'k1',
  clinicName: 'Clínica Retiro',
  timeZone: 'Europe/Madrid',
  doctorId: null,
  doctorName: null,
  specialty: 'cardiology',
  weekdays: [],
  from: '08:00',
  to: '20:00',
  since: null,
  until: '2026-12-24',
  appointmentId: null,
  appointmentStart: null,
  waitingSince: '2026-11-20T09:00:00.000Z',
  urgent: false,
  position: 1,
  ahead: { urgent: 0, longer: 0 },
  offer: null,
}

import type { Appointment, AppointmentDetail } from '@/lib/domain/appointment'

/** An appointment as lists have it, on 24 November 2026 at 09:30 in Madrid’s time. */
export const listedAppointment: Appointment = {
  id: 'v1',
  patientId: 'p1',
  clinicId: 'c1',
  doctorId: 'd1',
  specialty: null,
  type: 'visit',
  start: '2026-11-24T08:30:00.000Z',
  end: '2026-11-24T09:00:00.000Z',
  status: 'pending',
  doctorName: 'Eva Gil',
  clinicName: 'Sol',
  timeZone: 'Europe/Madrid',
  patientName: null,
  reason: null,
}

/** The same with everything that its own page shows. */
export const anAppointment: AppointmentDetail = {
  ...listedAppointment,
  changes: 0,
  entries: [],
  undo: null,
  deskNote: null,
  patientPhone: null,
  noEmail: false,
  missHint: null,
  note: null,
  clinic: {
    id: 'c1',
    name: 'Sol',
    street: 'Calle Real 2',
    city: 'Vigo',
    district: 'Centro',
    postalCode: '36201',
    countryCode: 'ES',
  },
  doctor: { id: 'd1', name: 'Eva', surname: 'Gil' },
  patient: null,
}

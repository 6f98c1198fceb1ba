import type { AppointmentStatus } from '#contract/appointments'

const visit = {
  appointmentId: 'v1',
  patientId: 'p1',
  clinicId: 'c1',
  doctorId: 'd1',
  specialty: 'cardiology' as const,
  type: 'visit',
  appointmentDate: '2026-11-26T08:30:00.000Z',
  appointmentEndDate: '2026-11-26T09:00:00.000Z',
  duration: 30,
  status: 'pending' as AppointmentStatus,
  doctorName: 'Eva Gil',
  clinicName: 'Centro',
  timeZone: 'Europe/Madrid',
  patientName: 'Lucía Vidal',
}

/** A visit as the wire says it, but for what a test says. */
export const aVisit = <Changes extends object>(changes?: Changes) =>
  ({ ...visit, ...changes }) as typeof visit & Changes

/** The same with everything that its own page shows. */
export const aVisitDetail = <Changes extends object>(changes?: Changes) => ({
  ...aVisit(changes),
  clinic: {
    id: 'c1',
    name: 'Centro',
    city: 'Madrid',
    district: 'Centro',
    postalCode: '28001',
    countryCode: 'ES',
    timeZone: 'Europe/Madrid',
  },
  doctor: { id: 'd1', name: 'Eva', surname: 'Gil' },
})

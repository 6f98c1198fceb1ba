import type { TodayVisit } from '@/lib/domain/today'

const visit: TodayVisit = {
  id: 'v1',
  doctorId: 'd1',
  doctorName: 'Eva Gil',
  patientId: 'p1',
  patientName: 'Lucía Vidal',
  start: '2026-11-24T08:30:00.000Z',
  end: '2026-11-24T09:00:00.000Z',
  status: 'pending',
  reason: null,
  kind: null,
  confirmedAt: null,
  arrivedAt: null,
  startedAt: null,
  patientPhone: null,
  deskNote: null,
}

/** A visit as the lists of a day have it, on 24 November 2026 at 09:30 in Madrid’s time, but for what a test says. */
export const aDayVisit = (changes: Partial<TodayVisit> = {}): TodayVisit => ({ ...visit, ...changes })

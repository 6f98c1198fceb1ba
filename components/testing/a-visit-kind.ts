import type { VisitKind } from '@/lib/domain/visit-kind'

/** A kind of visit that any doctor of the clinic sees and any patient books, without further rules. */
export const aVisitKind: VisitKind = {
  id: 'k1',
  clinicId: 'c1',
  nameEn: 'First visit',
  nameEs: 'Primera visita',
  colour: 'rose',
  minutes: 30,
  specialties: [],
  online: true,
  version: 1,
  noticeMinutes: 0,
  horizonDays: null,
  cancelHours: 0,
  before: 0,
  after: 0,
  perDay: null,
  newPatients: true,
  where: 'clinic',
  resources: [],
  seats: 1,
  public: false,
}

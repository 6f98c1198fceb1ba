import type { Condition, History, Treatment } from '@/lib/domain/history'

/** A clinical history in which nothing is recorded, but for what a test says. */
export function aHistory({
  patient,
  ...changes
}: Partial<Omit<History, 'patient'>> & { patient?: Partial<History['patient']> } = {}): History {
  return {
    id: 'h1',
    patient: {
      id: 'p1',
      name: 'Lucía',
      surname: 'Vidal',
      birthdate: '1985-04-12',
      document: null,
      phone: null,
      status: null,
      ...patient,
    },
    conditions: [],
    treatments: [],
    analytics: [],
    images: [],
    noKnownAllergies: null,
    allergies: [],
    fastq: null,
    corrections: [],
    visits: [],
    visitsCursor: null,
    visitsAhead: [],
    room: null,
    lastChanged: null,
    emergencyUntil: null,
    ...changes,
  }
}

export const aCondition = (changes: Partial<Condition> = {}): Condition => ({
  id: 'c1',
  name: 'Migraine',
  details: 'Twice a month',
  since: '2020-01-01',
  until: null,
  version: 1,
  visit: null,
  reportedByPatient: false,
  ...changes,
})

export const aTreatment = (changes: Partial<Treatment> = {}): Treatment => ({
  id: 't1',
  name: 'Salbutamol',
  instructions: 'Two puffs',
  startDate: '2026-01-02',
  endDate: '2099-12-31',
  version: 1,
  visit: null,
  reportedByPatient: false,
  ...changes,
})

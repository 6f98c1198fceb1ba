import type { Specialty } from '#contract/specialties'

export interface DemoClinic {
  name: string
  city: string
  district: string
  postalCode: string
  timeZone: string
  planId: string
  /** Where its patients live. */
  towns: readonly string[]
  doctors: readonly Specialty[]
  patients: number
}

export const demoClinics: readonly DemoClinic[] = [
  {
    name: 'Clínica Retiro',
    city: 'Madrid',
    district: 'Retiro',
    postalCode: '28009',
    timeZone: 'Europe/Madrid',
    planId: 'professional',
    towns: ['Madrid', 'Madrid', 'Madrid', 'Alcalá de Henares', 'Getafe', 'Pozuelo de Alarcón'],
    doctors: ['family_medicine', 'cardiology', 'pediatrics', 'dermatology', 'orthopedics'],
    patients: 26,
  },
  {
    name: 'Centre Mèdic Gràcia',
    city: 'Barcelona',
    district: 'Gràcia',
    postalCode: '08012',
    timeZone: 'Europe/Madrid',
    planId: 'advanced',
    towns: ['Barcelona', 'Barcelona', 'Barcelona', 'Badalona', 'Sabadell', "L'Hospitalet de Llobregat"],
    doctors: ['family_medicine', 'gynecology', 'neurology', 'cardiology'],
    patients: 20,
  },
  {
    name: 'Clínica Las Canteras',
    city: 'Las Palmas de Gran Canaria',
    district: 'Isleta-Puerto-Guanarteme',
    postalCode: '35010',
    timeZone: 'Atlantic/Canary',
    planId: 'advanced',
    towns: ['Las Palmas de Gran Canaria', 'Las Palmas de Gran Canaria', 'Telde', 'Arucas'],
    doctors: ['family_medicine', 'physiotherapy', 'dermatology'],
    patients: 14,
  },
]

import type { Specialty } from '#contract/specialties'

export interface DemoClinic {
  name: string
  city: string
  district: string
  postalCode: string
  street: string
  phone: string
  openingHours: string[]
  timeZone: string
  noticeMinutes: number
  selfRegistration: boolean
  /** The address of its page, for the one that has a page. */
  slug?: string
  planId: string
  /** Where its patients live. */
  towns: readonly string[]
  doctors: readonly Specialty[]
  patients: number
}

/** Monday to Friday alike, then Saturday and Sunday; at all hours of the demo's shifts. */
const open = (week: string, saturday: string, sunday = '') => [
  ...Array<string>(5).fill(week),
  saturday,
  sunday,
]

/** Nobody is offered a time that they could not be at. */
const noticeMinutes = 30

export const demoClinics: readonly DemoClinic[] = [
  {
    name: 'Clínica Retiro',
    city: 'Madrid',
    district: 'Retiro',
    postalCode: '28009',
    street: 'Calle de Ibiza 12',
    phone: '555 100 100',
    openingHours: open('08:00–20:00', '09:00–14:00', '09:00–13:00'),
    timeZone: 'Europe/Madrid',
    noticeMinutes,
    selfRegistration: true,
    slug: 'clinica-retiro',
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
    street: 'Carrer de Verdi 34',
    phone: '555 200 200',
    openingHours: open('08:00–14:00, 15:00–20:00', '09:00–13:00'),
    timeZone: 'Europe/Madrid',
    noticeMinutes,
    selfRegistration: false,
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
    street: 'Calle Sagasta 8',
    phone: '555 300 300',
    openingHours: open('08:00–20:00', '09:00–13:00'),
    timeZone: 'Atlantic/Canary',
    noticeMinutes,
    selfRegistration: false,
    planId: 'advanced',
    towns: ['Las Palmas de Gran Canaria', 'Las Palmas de Gran Canaria', 'Telde', 'Arucas'],
    doctors: ['family_medicine', 'physiotherapy', 'dermatology'],
    patients: 14,
  },
]

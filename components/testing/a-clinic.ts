import type { Clinic } from '@/lib/domain/clinic'

export const aClinic: Clinic = {
  id: 'c1',
  name: 'Clínica',
  city: 'Sevilla',
  district: 'Triana',
  postalCode: '41010',
  countryCode: 'ES',
  timeZone: 'Europe/Madrid',
  plan: 'basic',
  active: true,
  slotMinutes: 30,
  version: 3,
}

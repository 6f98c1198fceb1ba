import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import type { PublicClinic } from '@/lib/domain/structured-clinic'
import { routes } from '@/lib/routes'
import { ClinicPageScreen } from './clinic-page-screen'

const page = island({ at: '/c/mayor' })
const monday = new Date('2026-11-23T10:00:00.000Z')
const clinic: PublicClinic = {
  slug: 'mayor',
  name: 'Clínica Mayor',
  street: 'Calle Mayor 1',
  postalCode: '28013',
  city: 'Madrid',
  district: 'Centro',
  countryCode: 'ES',
  phone: '+34 600 000 000',
  openingHours: ['9:00–14:00', '', '', '', '', '', ''],
  writesBy: [],
  timeZone: 'Europe/Madrid',
  listed: true,
  kinds: [
    {
      id: 'k',
      nameEn: 'First visit',
      nameEs: 'Primera cita',
      colour: 'teal',
      minutes: 45,
      where: 'clinic',
      specialties: [],
    },
  ],
  doctors: [
    {
      id: 'd',
      name: 'Eva',
      surname: 'Gil',
      specialty: 'cardiology',
      nextFree: '2026-11-24T08:00:00.000Z',
      nextFreeKindId: 'k',
    },
    { id: 'e', name: 'Ana', surname: 'Sol', specialty: 'dermatology', nextFree: null, nextFreeKindId: null },
  ],
}

it.each([
  ['en', 'First visit', 'Closed', 'Dr. Eva Gil', 'Open until 14:00'],
  ['es', 'Primera cita', 'Cerrado', 'Eva Gil', 'Abierto hasta las 14:00'],
] as const)('says where, when, who and what for (%s)', (locale, kind, closed, book, open) => {
  page.show(<ClinicPageScreen clinic={clinic} now={monday} />, { locale })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Clínica Mayor')
  expect(screen.getByText('09:00').closest('li')?.textContent).toContain(kind)
  expect(screen.getByText(open)).toBeTruthy()
  expect(screen.getByText('Centro, Madrid')).toBeTruthy()
  expect(screen.getAllByText(closed)).toHaveLength(1)
  const way = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')
  expect(screen.getByText(book)).toBeTruthy()
  expect(way(/24 .*09:00/)).toBe('/c/mayor/book?doctor=d&kind=k&slot=2026-11-24T08%3A00%3A00.000Z')
  expect(screen.getByRole('link', { name: /\+34 600 000 000/ })).toHaveProperty('href', 'tel:+34600000000')
  expect(screen.getByText('09:00–14:00')).toBeTruthy()
})

it('calls the present day today, also to whoever listens', () => {
  page.show(<ClinicPageScreen clinic={clinic} now={new Date('2026-11-24T06:00:00.000Z')} />)
  expect(screen.getByRole('link', { name: 'Book today, 09:00, with Eva Gil' }).textContent).toBe('09:00')
})

it('offers the times that follow the first one on its day', () => {
  const [eva] = clinic.doctors
  if (!eva) throw new Error('no doctor')
  const doctors = [{ ...eva, laterTimes: ['2026-11-24T08:30:00.000Z'] }]
  page.show(<ClinicPageScreen clinic={{ ...clinic, doctors }} now={monday} />)
  const times = screen.getAllByRole('link', { name: /with Eva Gil/ })
  expect(times.map(({ textContent }) => textContent)).toEqual(['09:00', '09:30'])
})

it('lists all doctors once, the soonest free first and those who need an account last, each with the act', () => {
  const [eva, ana] = clinic.doctors
  if (!eva || !ana) throw new Error('no doctors')
  const kinds = clinic.kinds.map((kind) => ({ ...kind, specialties: ['cardiology' as const] }))
  const soon = { ...eva, id: 'f', name: 'Leo', nextFree: '2026-11-23T15:00:00.000Z' }
  const full = { ...eva, id: 'g', name: 'Mar', nextFree: null, nextFreeKindId: null }
  page.show(<ClinicPageScreen clinic={{ ...clinic, kinds, doctors: [ana, full, eva, soon] }} now={monday} />)
  const rows = screen.getAllByRole('listitem')
  expect(rows.map((row) => /Leo|Eva|Mar|Ana/.exec(row.textContent)?.[0])).toEqual([
    'Leo',
    'Eva',
    'Mar',
    'Ana',
  ])
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(link('Book an appointment')).toBe('/c/mayor/book')
  expect(rows[2]?.textContent).toContain('No free times')
  expect(link('Log in to book with Ana Sol')).toBe(routes.book('e'))
  expect(link('Register as a patient')).toBe(routes.join)
})

it('offers the types that no row names beside the list', () => {
  const other = { id: 'o', nameEn: 'Second opinion', nameEs: 'Segunda opinión', colour: 'teal' as const }
  const kinds = [...clinic.kinds, { ...other, minutes: 30, where: 'clinic' as const, specialties: [] }]
  const { rerender } = page.show(<ClinicPageScreen clinic={{ ...clinic, kinds }} now={monday} />)
  expect(screen.getByRole('link', { name: 'Second opinion' }).getAttribute('href')).toBe(
    '/c/mayor/book?kind=o',
  )
  expect(screen.queryByRole('link', { name: 'First visit' })).toBeNull()
  rerender(<ClinicPageScreen clinic={clinic} now={monday} />)
  expect(screen.queryByText('More appointment types')).toBeNull()
})

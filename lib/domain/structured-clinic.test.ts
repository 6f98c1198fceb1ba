import { expect, it } from 'vitest'
import { foundAt, type PublicClinic, structuredClinic } from './structured-clinic'

const clinic: PublicClinic = {
  slug: 'mayor',
  name: 'Clínica </script><b>Mayor',
  street: 'Calle Mayor 1',
  postalCode: '28013',
  city: 'Madrid',
  district: 'Centro',
  countryCode: 'ES',
  phone: null,
  openingHours: ['9:00–14:00, 16:00–20:00', '', '', '', '', '22:00–2:00', ''],
  writesBy: [],
  timeZone: 'Europe/Madrid',
  listed: true,
  kinds: [],
  doctors: [],
}

it('tells search engines where the clinic is and when it is open, and ends no script', () => {
  const text = structuredClinic(clinic, 'https://consulta.test/c/mayor')
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'MedicalClinic',
    name: clinic.name,
    url: 'https://consulta.test/c/mayor',
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Calle Mayor 1',
      postalCode: '28013',
      addressLocality: 'Madrid',
      addressCountry: 'ES',
    },
    openingHoursSpecification: [
      { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Monday', opens: '09:00', closes: '14:00' },
      { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Monday', opens: '16:00', closes: '20:00' },
      { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Saturday', opens: '22:00', closes: '02:00' },
    ],
  })
})

it.each([
  [true, {}],
  [false, { robots: { index: false } }],
])('listed: %s', (listed, more) => {
  const url = 'https://consulta.example/c/mayor/book'
  expect(foundAt({ listed }, url)).toEqual({ alternates: { canonical: url }, ...more })
})

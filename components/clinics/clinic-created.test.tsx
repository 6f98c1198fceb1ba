import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { englishTexts } from '@/components/testing/in-spanish'
import { island } from '@/components/testing/island'
import { ClinicCreated } from './clinic-created'

const page = island()
const first = /^Next: opening hours/

it('names the clinic, says what comes next and leads there', () => {
  page.show(<ClinicCreated name="Clínica Robles" />)
  expect(screen.getByText('Clínica Robles')).toBeTruthy()
  expect(screen.getByText(first)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('/app')
})

it('promises no first steps to somebody without a clinic, and does so where its name could not be read', () => {
  const { unmount } = page.show(<ClinicCreated name={null} />)
  expect(screen.queryByText(first)).toBeNull()
  unmount()
  page.show(<ClinicCreated name={undefined} />)
  expect(screen.getByText(first)).toBeTruthy()
})

it('is all Spanish', () => {
  page.show(<ClinicCreated name="Clínica Robles" />, { locale: 'es' })
  expect(screen.getByText(/^A continuación: horario de apertura/)).toBeTruthy()
  expect(englishTexts()).toEqual([])
})

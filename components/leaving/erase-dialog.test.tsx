import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import { EraseDialog } from './erase-dialog'

/** The dialog and its texts are fetched when they are first opened. */
const loads = { timeout: 10_000 }
const page = island()

it('erasing somebody asks for the password once the DNI was typed', async () => {
  page.refuse('erasures.create', 'password_needed')
  const patient = {
    id: 'p1',
    name: 'Ana',
    surname: 'Gil',
    dni: '12345678Z',
    document: { kind: 'dni', number: '12345678Z', country: null } as const,
    birthdate: '1980-01-01',
    phone: null,
    status: null,
  }
  await page.load(<EraseDialog patient={patient} onClose={() => null} />)
  await page.type('To continue, type the DNI 12345678Z', ' 12345678-z')
  await page.press('Erase')
  await screen.findByText(/to confirm that it is you/, {}, loads)
  page.refuse('erasures.create', 'not_found')
  await page.type('Current Password', 'Demo-1234')
  await page.press('Continue')
  expect(page.sent.map(({ body }) => body)).toEqual([{}, { currentPassword: 'Demo-1234' }])
  expect(await screen.findByLabelText(/12345678Z/)).toHaveProperty('value', ' 12345678-z')
})

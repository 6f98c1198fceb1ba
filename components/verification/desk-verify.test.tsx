import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import { DeskVerify } from './desk-verify'

const page = island()
const person = {
  id: 'p1',
  name: 'Rosa',
  surname: 'Vidal',
  birthdate: '1990-02-03',
  email: 'rosa@example.test',
  phone: null,
  document: '12345678Z',
  visit: { id: 'v1', start: '2026-11-25T09:00:00.000Z', doctorName: 'Eva Gil', timeZone: 'Europe/Madrid' },
  similar: [
    {
      id: 'k1',
      name: 'Rosa',
      surname: 'Vidal Gil',
      birthdate: '1990-02-03',
      sameDocument: true,
      sameBirthdate: true,
    },
  ],
}

it.each([
  ['Same person', { verdict: 'same', patientId: 'k1' }],
  ['New patient', { verdict: 'new' }],
  ['Not a real person', { verdict: 'nonsense' }],
])('settles who somebody is by one press on %s', async (name, body) => {
  let waiting = [person]
  page.answer('patients.toVerify', () => ({ patients: waiting }))
  page.answer('patients.verify', () => {
    waiting = []
    return { message: 'Verdict saved' }
  })
  await page.load(<DeskVerify />)
  expect(await screen.findByText('1 person to verify')).toBeTruthy()
  expect(screen.getByText('Same document and birthdate')).toBeTruthy()
  await page.press(new RegExp(`^${name}`))
  await waitFor(() => expect(screen.queryByText('1 person to verify')).toBeNull())
  expect(page.sent.find(({ call }) => call.includes('patients.verify'))?.body).toEqual(body)
})

it('says why the two cannot be one yet', async () => {
  page.answer('patients.toVerify', { patients: [person] })
  page.refuse('patients.verify', 'conflict')
  await page.load(<DeskVerify />, { locale: 'es' })
  await page.press(/^Es la misma persona/)
  expect(await screen.findByText(/otra cita a esa hora/)).toBeTruthy()
})

it('says nothing as long as nobody is to be verified', async () => {
  page.answer('patients.toVerify', { patients: [] })
  await page.load(<DeskVerify />)
  await waitFor(() => expect(page.sent).toHaveLength(1))
  expect(screen.queryByRole('list')).toBeNull()
})

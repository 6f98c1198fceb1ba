import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import { routes } from '@/lib/routes'
import { NewPatientFacts } from './new-patient-facts'

const page = island()
const patient = {
  id: 'p1',
  name: 'Eva',
  surname: 'Ramos',
  birthdate: '1990-05-17',
  dni: '12345678Z',
  document: { kind: 'dni' as const, number: '12345678Z', country: null },
  phone: '555 000 001',
  status: null,
  city: '',
  email: 'eva@example.test',
  username: '',
  userId: 'u1',
}
const said = () => screen.getByText('555 000 001').closest('p')?.textContent
const show = ({ invited = false, alone = false, ...more }) =>
  page.show(
    <NewPatientFacts patient={{ ...patient, ...more }} today="2026-11-30" invited={invited} alone={alone} />,
  )

it('who was invited is told from who has a password, and from who cannot log in yet', () => {
  const { unmount } = show({ invited: true })
  expect(said()).toBe('555 000 001eva@example.test gets a link to choose a password.')
  unmount()
  const second = show({})
  expect(said()).toBe('555 000 001Logs in with eva@example.test')
  second.unmount()
  show({ email: '' })
  expect(screen.getByRole('link', { name: 'Add one' }).getAttribute('href')).toBe(routes.patientDetails('p1'))
})

it('of a child without a guardian it says so', () => {
  show({ alone: true })
  expect(screen.getByText('Under 18: no parent or guardian added yet')).toBeTruthy()
})

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
const show = (more: { email?: string; birthdate?: string; invited?: boolean }) =>
  page.show(
    <NewPatientFacts patient={{ ...patient, ...more }} today="2026-11-30" invited={more.invited ?? false} />,
  )

it('who was invited is told from who has a password, and from who cannot log in yet', () => {
  const { unmount } = show({ invited: true })
  expect(said()).toBe('555 000 001 · eva@example.test gets a link to choose a password.')
  unmount()
  const second = show({})
  expect(said()).toBe('555 000 001 · Logs in with eva@example.test.')
  second.unmount()
  show({ email: '' })
  expect(screen.getByRole('link', { name: 'Add one' }).getAttribute('href')).toBe(routes.patientDetails('p1'))
})

it('of a child it says that a parent or guardian can log in, beside how the child does', () => {
  show({ birthdate: '2018-04-11' })
  expect(screen.getByText('Under 18: a parent or guardian can log in for them.')).toBeTruthy()
  expect(said()).toBe('555 000 001 · Logs in with eva@example.test.')
})

import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import type { ListedMember } from '@/lib/domain/member'
import { MemberRow } from './member-row'

const page = island()
const doctor: ListedMember = {
  id: 'm1',
  userId: 'u1',
  name: 'Lucía',
  surname: 'Ferrer',
  roles: ['doctor'],
  specialty: 'urology',
  state: 'active',
  lastSignIn: '2026-11-24T08:00:00.000Z',
  doctorId: 'd1',
  week: { minutes: 1230, visits: 1 },
  nextFree: '2026-11-26T09:30:00.000Z',
}

const show = (change: Partial<ListedMember>, options = {}) =>
  page.show(
    <MemberRow
      member={{ ...doctor, ...change }}
      timeZone="Atlantic/Canary"
      isSelf={false}
      removable
      onEdit={() => {}}
      onRemove={() => {}}
    />,
    options,
  )

it('says a doctor’s week and the next free time by the clinic’s clock', () => {
  show({})
  expect(screen.getByText('This week: 20.5 h, 1 appointment')).toBeTruthy()
  expect(screen.getByText(/Next free/).textContent).toBe('Next free: Thu 26 Nov, 09:30')
})

it('says it in Spanish', () => {
  show({}, { locale: 'es' })
  expect(screen.getByText(/jue 26 nov, 09:30/)).toBeTruthy()
})

it('says nothing of free times of somebody who has none', () => {
  show({ nextFree: null })
  expect(screen.queryByText(/Next free/)).toBeNull()
})

it('has the same number of columns for everybody, so that facts line up from row to row', () => {
  show({})
  show({ roles: ['receptionist'], specialty: null, doctorId: null, week: null, nextFree: null })
  const columns = screen.getAllByRole('listitem').map((row) => row.children.length)
  expect(columns).toEqual([4, 4])
})

it('ends with the same act for everybody, whether or not they can be removed', () => {
  show({})
  expect(screen.getAllByRole('button').map(({ title }) => title)).toEqual([
    'Remove Lucía Ferrer',
    'Edit the role of Lucía Ferrer',
  ])
})

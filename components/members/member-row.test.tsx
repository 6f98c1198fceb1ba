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
  week: { minutes: 1230, booked: 630, visits: 1 },
  nextFree: '2026-11-26T09:30:00.000Z',
}

const show = (change: Partial<ListedMember>, options = {}) =>
  page.show(
    <table>
      <tbody>
        <MemberRow
          member={{ ...doctor, ...change }}
          timeZone="Atlantic/Canary"
          today="2026-11-25"
          isSelf={false}
          amongDoctors={change.doctorId !== null}
          actions={null}
        />
      </tbody>
    </table>,
    options,
  )
/** Without the first, which says who it is. */
const facts = () =>
  screen.getAllByRole('row').map((row) => [...row.children].slice(1).map(({ textContent }) => textContent))

it('says a doctor’s specialty, last login, week and next free time by the clinic’s clock', () => {
  show({})
  expect(facts()).toEqual([['Urology', '', 'Thu 26 Nov, 09:30', '10.5 of 20.5 h 51%', '24 Nov 2026', '', '']])
})

it('draws which share of the week is booked, once it is told', () => {
  show({})
  expect(screen.getByRole('progressbar', { name: 'Booked this week' }).getAttribute('aria-valuenow')).toBe(
    '51',
  )
  show({ week: { minutes: 1230, visits: 1 } })
  expect(screen.getAllByRole('progressbar')).toHaveLength(1)
  show({ week: { minutes: 0, booked: 0, visits: 0 } })
  expect(facts()[2]?.[3]).toBe('0 of 0 h ')
})

it('says on narrow windows, below the name, what has no column there', () => {
  show({ roles: ['doctor', 'clinicadmin'] })
  const [person] = screen.getAllByRole('cell')
  expect(person?.textContent).toContain('Urology, Clinic administrator')
  expect(person?.textContent).toContain('51% booked')
  expect(person?.textContent).toContain('Free Thu 26 Nov, 09:30')
  expect(person?.textContent).toContain('Last login: 24 Nov 2026')
})

it('says no share of a week without hours', () => {
  show({ week: { minutes: 0, booked: 0, visits: 0 } })
  expect(document.body.textContent).toContain('0 of 0 h')
  expect(document.body.textContent).not.toContain('%')
})

it('says today and the time of a login or a free time of this day', () => {
  show({ lastSignIn: '2026-11-25T00:30:00.000Z', nextFree: '2026-11-25T09:30:00.000Z' })
  expect([2, 4].map((at) => facts()[0]?.[at])).toEqual(['Today, 09:30', 'Today, 00:30'])
})

it('says the day of a link that ends today', () => {
  show({ state: 'invited', invitedUntil: '2026-11-25T10:30:00.000Z' })
  expect(document.body.textContent).toContain('Link works until 25 Nov 2026')
})

it('says it in Spanish', () => {
  show({}, { locale: 'es' })
  expect(screen.getAllByText(/jue 26 nov, 09:30/)).toHaveLength(2)
})

it('leaves the columns of doctors empty for those who see no patients', () => {
  const neither = { specialty: null, doctorId: null, week: null, nextFree: null }
  show({ ...neither, roles: ['receptionist'], lastSignIn: null })
  show({ ...neither, roles: ['nurse'], state: 'invited', invitedUntil: null })
  expect(facts()).toEqual([
    ['Receptionist', '', '', '', 'Never', '', ''],
    ['NurseInvited', '', '', '', 'Link has expired: send it again', '', ''],
  ])
})

it('has a telephone to call, where there is one', () => {
  show({ phone: '555 900 001' })
  expect(screen.getByRole('link', { name: '555 900 001' }).getAttribute('href')).toBe('tel:555900001')
})

it('has nothing to call where there is no telephone', () => {
  show({ phone: null, doctorId: null })
  expect(screen.queryByRole('link')).toBeNull()
})

it('says until when a doctor is in, or from when on this day', () => {
  show({ inUntil: '2026-11-25T14:00:00.000Z' })
  show({ inFrom: '2026-11-25T15:00:00.000Z' })
  expect(facts().map((row) => row[1])).toEqual(['In until 14:00', 'In from 15:00'])
  expect(screen.getAllByRole('row')[0]?.textContent).toContain('In until 14:00Free Thu 26 Nov')
})

it('says whether an account has a second factor, where that is told', () => {
  show({ twoFactor: true })
  show({ twoFactor: false })
  show({ twoFactor: null })
  expect(facts().map((row) => row[5])).toEqual(['On', 'Off', ''])
})

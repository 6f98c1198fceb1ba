import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aHistory, aTreatment } from '@/components/testing/a-history'
import { island } from '@/components/testing/island'
import type { Treatment } from '@/lib/domain/history'
import { routes } from '@/lib/routes'
import { TreatmentList } from './treatment-list'

const page = island({ at: routes.treatments('p1') })

it('the printed list of treatments ends with a line to sign on, which screens do not show', () => {
  const treatments = [
    aTreatment({ id: 't1', name: 'Salbutamol' }),
    aTreatment({ id: 't2', name: 'Amoxicilina', startDate: '2025-01-02', endDate: '2025-01-09' }),
  ]
  page.show(
    <TreatmentList
      history={aHistory({ treatments })}
      clinics={['Clínica Retiro']}
      own={false}
      today="2026-11-26"
    />,
  )
  const line = screen.getByText('Signature and stamp')
  expect([...line.classList]).toEqual(expect.arrayContaining(['hidden', 'print:block', 'border-t']))
  const table = screen.getByRole('table', { name: 'List of treatments' })
  expect(table.compareDocumentPosition(line)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Current treatments1',
    'Past treatments1',
  ])
  const columns = within(table).getAllByRole('columnheader').length
  expect([...table.querySelectorAll('th[colspan]')].map((each) => each.getAttribute('colspan'))).toEqual([
    `${columns}`,
    `${columns}`,
  ])
})

it.each([
  ['2027-07-09', '7 months left'],
  ['2027-03-22', '4 months left'],
  ['2027-01-14', '7 weeks left'],
  ['2026-11-29', '3 days left'],
  ['2026-11-25', null],
])('a treatment until %s says how long it goes on: %s', (endDate, said) => {
  const treatments = [aTreatment({ startDate: '2026-01-02', endDate })]
  page.show(<TreatmentList history={aHistory({ treatments })} clinics={[]} own today="2026-11-26" />)
  expect(screen.queryByText(/ left$/)?.textContent ?? null).toBe(said)
})

it('that none is current is said in a line of its own, not in the heading', () => {
  const treatments = [aTreatment({ startDate: '2025-01-02', endDate: '2025-01-09' })]
  page.show(<TreatmentList history={aHistory({ treatments })} clinics={[]} own={false} today="2026-11-26" />)
  expect(screen.getByRole('cell', { name: 'None at present.' })).toBeTruthy()
})

it('the list is headed by whose it is, with their allergies before any treatment, and says which are the reader’s own', () => {
  const history = aHistory({
    allergies: [{ name: 'Látex', reportedByPatient: false }],
    treatments: [aTreatment({ reportedByPatient: true })],
  })
  page.show(<TreatmentList history={history} clinics={['Clínica Retiro']} own today="2026-11-26" />)
  expect(screen.getByText('Lucía Vidal')).toBeTruthy()
  const allergies = screen.getByRole('list', { name: 'Allergies of Lucía Vidal' })
  expect(within(allergies).getByText('Látex')).toBeTruthy()
  const table = screen.getByRole('table')
  expect(allergies.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(within(table).getByText('Reported by you')).toBeTruthy()
})

it('who adds treatments finds the way to where that is done', () => {
  const list = (treatments: Treatment[], adds: boolean) => (
    <TreatmentList
      history={aHistory({ treatments })}
      clinics={[]}
      own={false}
      adds={adds}
      today="2026-11-26"
    />
  )
  const ways = () =>
    screen
      .getAllByRole('link')
      .filter((link) => link.getAttribute('href') === `${routes.history('p1')}#treatments`)
      .map(({ textContent }) => textContent)
  const { rerender } = page.show(list([aTreatment({})], true))
  expect(ways()).toEqual(['Edit'])
  rerender(list([], true))
  expect(ways()).toEqual(['Add Treatment'])
  rerender(list([], false))
  expect(ways()).toEqual([])
})

it.each([
  [true, [`${routes.newThread}?patient=p1&kind=treatment&entry=t1`]],
  [false, []],
])('a patient asks the clinic for more of what is current: own %s', (own, addresses) => {
  const treatments = [
    aTreatment({ id: 't1', name: 'Salbutamol' }),
    aTreatment({ id: 't2', name: 'Amoxicilina', startDate: '2025-01-02', endDate: '2025-01-09' }),
  ]
  page.show(<TreatmentList history={aHistory({ treatments })} clinics={[]} own={own} today="2026-11-26" />)
  const links = screen.queryAllByRole('link', { name: 'Ask for a renewal: Salbutamol' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(addresses)
  expect(screen.queryAllByRole('link', { name: /renewal/ })).toHaveLength(addresses.length)
})

it('what ends within a month comes first among what is current, and stands out', () => {
  const treatments = [
    aTreatment({ id: 't1', name: 'Salbutamol', startDate: '2026-03-01', endDate: '2027-07-01' }),
    aTreatment({ id: 't2', name: 'Amoxicilina', startDate: '2026-01-02', endDate: '2026-12-20' }),
  ]
  page.show(<TreatmentList history={aHistory({ treatments })} clinics={[]} own today="2026-11-26" />)
  const left = screen.getAllByText(/ left$/)
  expect(left.map(({ textContent }) => textContent)).toEqual(['3 weeks left', '7 months left'])
  expect(left.map(({ className }) => className.includes('warning'))).toEqual([true, false])
  const renewals = screen.getAllByRole('link', { name: /renewal/ })
  expect(renewals.map(({ className }) => className.includes('button-link'))).toEqual([false, true])
})

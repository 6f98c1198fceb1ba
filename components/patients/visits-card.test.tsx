import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import { routes } from '@/lib/routes'
import { VisitsCard } from './visits-card'

const page = island()

function visit(day: number) {
  const start = `2026-12-0${day}T08:00:00.000Z`
  return { id: `v${day}`, start, doctorId: 'd1', doctorName: 'Eva Gil', timeZone: 'Europe/Madrid' }
}

it('shows the next visits with their way, and which of them are today’s', () => {
  page.show(<VisitsCard ahead={[1, 2, 3].map(visit)} today="2026-12-01" />)
  const shown = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(shown).toEqual(['v1', 'v2', 'v3'].map(routes.appointment))
  expect(screen.getByRole('link', { name: 'Wed 2 Dec, 09:00' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Today, 09:00' })).toBeTruthy()
})

it('leaves a doctor no way to the appointments of colleagues', () => {
  page.show(<VisitsCard ahead={[visit(1), { ...visit(2), doctorId: 'd2' }]} today="2026-11-30" onlyOf="d2" />)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    routes.appointment('v2'),
  ])
})

it('says that there are none', () => {
  page.show(<VisitsCard ahead={[]} today="2026-12-01" />)
  expect(screen.getByText('None at this clinic.')).toBeTruthy()
})

it('says how each stands, and ends with those that are over', () => {
  const ahead = { ...visit(3), reason: 'Cough', status: 'pending' as const }
  page.show(
    <VisitsCard
      ahead={[{ ...ahead, confirmedAt: '2026-12-01T08:00:00.000Z' }]}
      past={[
        { ...visit(2), status: 'pending', confirmedAt: '2026-12-01T08:00:00.000Z' },
        { ...visit(1), status: 'no-show' },
      ]}
      today="2026-12-02"
    />,
  )
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Thu 3 Dec, 09:00ConfirmedCoughEva Gil',
    'Today, 09:00Not closedEva Gil',
    'Tue 1 Dec, 09:00Not attendedEva Gil',
  ])
})

it.each([
  ['2026-12-01', 'Arrived'],
  ['2026-12-02', 'Not closed'],
])('says of who came on 1 December, and was not seen to, on %s: %s', (today, state) => {
  const arrived = { ...visit(1), status: 'pending' as const, arrivedAt: '2026-12-01T07:50:00.000Z' }
  page.show(<VisitsCard ahead={[]} past={[arrived]} today={today} />)
  expect(screen.getByRole('listitem').textContent).toContain(state)
})

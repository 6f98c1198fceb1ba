import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aHistory, aTreatment } from '@/components/testing/a-history'
import { aThread } from '@/components/testing/a-thread'
import { listedAppointment } from '@/components/testing/an-appointment'
import { island } from '@/components/testing/island'
import { forYouOf } from '@/lib/domain/for-you'
import type { History } from '@/lib/domain/history'
import type { Thread } from '@/lib/domain/thread'
import { routes } from '@/lib/routes'
import { PatientHome } from './patient-home'

const page = island({ at: routes.app })
const now = new Date('2026-11-26T08:00:00.000Z')
const visit = {
  ...listedAppointment,
  status: 'completed' as const,
  start: '2026-11-20T09:00:00.000Z',
  end: '2026-11-20T09:30:00.000Z',
  note: { text: 'Drink more water', by: 'Eva Gil', at: '2026-11-20T09:30:00.000Z' },
}

const show = (history: History | null, threads: Thread[] = [], params = {}) => {
  const known = { patientId: 'p1', history, threads, now: now.getTime(), timeZone: 'Europe/Madrid' }
  const home = { appointments: [], wishes: [], params, path: routes.app, now }
  page.show(<PatientHome {...home} forYou={forYouOf(known)} />)
}
const rows = () =>
  screen
    .queryAllByRole('listitem')
    .map((row) => [row.textContent, row.querySelector('a')?.getAttribute('href')])

it('home tells what is new and still to do, a link each', () => {
  const treatments = [
    aTreatment({ id: 't1', endDate: '2027-02-06' }),
    aTreatment({ id: 't2', name: 'Over', endDate: '2026-11-25' }),
    aTreatment({ id: 't3', name: 'Statin', endDate: '2026-12-24' }),
    aTreatment({ id: 't4', name: 'Third', endDate: '2027-03-01' }),
  ]
  show(aHistory({ patient: { status: 'fastQ requested' }, visits: [visit], treatments }), [
    aThread({ id: 'read' }),
    aThread({ id: 'h2', unread: true, clinicName: 'Sol', lastText: 'Come fasting.' }),
  ])
  expect(screen.getByRole('heading', { name: 'For you' })).toBeTruthy()
  expect(rows()).toEqual([
    ['New message from SolCome fasting.', routes.thread('h2')],
    [expect.stringContaining('Your doctor asks for your genetic data'), routes.history('p1')],
    ['From your doctor, Fri 20 NovEva Gil: Drink more water', routes.appointment(visit.id)],
    [
      '3 current treatmentsStatin until 24 Dec 2026Salbutamol until 6 Feb 2027and 1 more',
      routes.treatments('p1'),
    ],
  ])
})

it.each<[string, History | null, object]>([
  ['with nothing to tell', aHistory({ visits: [{ ...visit, note: null }] }), {}],
  [
    'a month after the last appointment',
    aHistory({ visits: [{ ...visit, start: '2026-10-20T09:00:00.000Z' }] }),
    {},
  ],
  ['when it cannot be read', null, {}],
  ['beside past appointments', aHistory({ visits: [visit] }), { tab: 'past' }],
])('home %s has no such part', (_, history, params) => {
  show(history, [], params)
  expect(screen.queryByText('For you')).toBeNull()
})

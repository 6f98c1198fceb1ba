import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PatientHome } from '@/components/appointments/patient-home'
import { aWish } from '@/components/testing/a-wish'
import { island } from '@/components/testing/island'
import type { Wish } from '@/lib/domain/wish'
import { routes } from '@/lib/routes'
import { Wishes } from './wishes'

const page = island({ at: routes.appointments })

const wish: Wish = {
  ...aWish,
  doctorId: 'd1',
  doctorName: 'Eva Gil',
  offer: {
    id: 'o1',
    doctorId: 'd1',
    doctorName: 'Eva Gil',
    start: '2026-11-27T09:00:00.000Z',
    end: '2026-11-27T09:30:00.000Z',
    expiresAt: '2026-11-26T10:15:00.000Z',
  },
}

it('an offer that is refused because it is over names the times that are free instead', async () => {
  const alternatives = ['2026-11-27T10:00:00.000Z', '2026-11-30T08:30:00.000Z']
  page.refuse('waitlist.accept', 'conflict', { alternatives })
  page.show(<Wishes wishes={[wish]} />)
  await page.press('Take this time')
  const said = (await screen.findByRole('alert')).textContent
  expect(said).toContain('This offer has expired')
  expect(said).toContain('Fri 27 Nov, 11:00; Mon 30 Nov, 09:30')
})

it('an offer that is over, with nothing else free, keeps the place in the line', async () => {
  page.refuse('waitlist.accept', 'conflict')
  page.show(<Wishes wishes={[wish]} />)
  await page.press('Take this time')
  expect((await screen.findByRole('alert')).textContent).toContain('The waitlist entry stays')
})

const home = (wishes: Wish[]) => (
  <PatientHome
    appointments={[]}
    wishes={wishes}
    params={{}}
    path={routes.appointments}
    now={new Date('2026-11-24T08:00:00.000Z')}
  />
)

it('a patient reads above the visits for whom and when they wait, and stops with one press', async () => {
  const waiting = { ...wish, doctorId: null, doctorName: null, weekdays: [2], offer: null }
  page.answer('waitlist.leave', { message: 'left' })
  const { rerender } = page.show(home([waiting]))
  for (const text of ['On the waitlist', 'Any doctor, Cardiology', 'Tue, 08:00–20:00', /^until/])
    expect(screen.getByText(text)).toBeTruthy()
  await page.press('Leave the waitlist')
  expect(page.sentTo('waitlist.leave').map(({ query }) => query)).toEqual([{ id: 'w1' }])
  expect(page.refreshed()).toBe(1)
  rerender(home([]))
  expect(screen.queryByText('On the waitlist')).toBeNull()
})

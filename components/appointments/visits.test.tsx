import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { listedAppointment } from '@/components/testing/an-appointment'
import { island } from '@/components/testing/island'
import type { Appointment } from '@/lib/domain/appointment'
import type { AppointmentQuery } from '@/lib/domain/appointment-filters'
import { routes } from '@/lib/routes'
import { FutureVisits } from './future-visits'
import { MyAppointments } from './my-appointments'
import { PastVisits } from './past-visits'
import { PatientActions } from './patient-actions'

const page = island({ at: routes.appointments })
const now = Date.parse('2026-11-24T08:00:00.000Z')
const visit: Appointment = {
  ...listedAppointment,
  reason: 'Palpitations',
  specialty: 'cardiology',
  start: '2026-11-25T09:00:00.000Z',
  end: '2026-11-25T09:30:00.000Z',
}
const cancelled: Appointment = {
  ...visit,
  id: 'v2',
  status: 'cancelled',
  start: '2026-11-25T08:00:00.000Z',
  end: '2026-11-25T08:30:00.000Z',
}
const begun = { ...visit, start: '2026-11-24T07:50:00.000Z', end: '2026-11-24T08:20:00.000Z' }
const linkIn = (card: HTMLElement | undefined) =>
  within(card ?? document.body)
    .getByRole('link', { name: 'View Appointment' })
    .getAttribute('href')

describe('visits ahead', () => {
  it('begin with the next one, large; a cancelled one keeps its card and badge, folded at the end', () => {
    page.show(<FutureVisits visits={[cancelled, visit]} now={now} />)
    const [next, last] = screen.getAllByRole('article')
    for (const part of ['Your next appointment', 'tomorrow', '10:00 AM'])
      expect(next?.textContent).toContain(part)
    for (const card of [next, last]) {
      expect(within(card ?? document.body).getByText('Status').tagName).toBe('DT')
      expect(within(card ?? document.body).getByText('November 25, 2026').tagName).toBe('TIME')
    }
    for (const card of [next, last])
      expect(within(card ?? document.body).getByText('Palpitations')).toBeTruthy()
    expect(next?.textContent).toContain('StatusPending')
    expect(linkIn(next)).toBe(routes.appointment('v1'))
    expect(last?.closest('details')?.open).toBe(false)
    expect(screen.getByText('1 cancelled appointment').closest('summary')).toBeTruthy()
    for (const part of ['Cancelled', '9:00 AM']) expect(last?.textContent).toContain(part)
  })

  it('stand apart from past ones, in a tab that keeps its name beside their number', () => {
    const query = { tab: 'future', specialty: null, status: null, from: null, to: null, page: 1 } as const
    const mine = { appointments: [visit, begun], query, path: routes.appointments, now }
    page.answer('sessions.list', [])
    page.show(<MyAppointments {...mine} />)
    expect(screen.getByRole('tab', { name: 'Future Appointments' }).textContent).toBe('Future Appointments1')
    expect(screen.getByText('Future Appointments').textContent).toBe('Future Appointments')
    expect(screen.getAllByRole('article')).toHaveLength(1)
  })

  it('are confirmed by their patient, once and before they start', async () => {
    const { rerender } = page.show(<FutureVisits visits={[visit]} now={now} />)
    page.answer('reminders.confirm', { message: 'ok' })
    await page.press('Confirm attendance')
    expect(page.sent.map(({ call, query }) => [call, query.id])).toEqual([
      ['POST /api/calls/reminders.confirm', 'v1'],
    ])
    for (const each of [{ ...visit, confirmedAt: '2026-11-24T07:59:00.000Z' }, begun]) {
      rerender(<FutureVisits visits={[each]} now={now} />)
      expect(screen.queryByRole('button', { name: 'Confirm attendance' })).toBeNull()
    }
  })

  it('are confirmed from their cards, too, each of which says what it is about', async () => {
    const later = { ...visit, id: 'v3', start: '2026-11-26T09:00:00.000Z', end: '2026-11-26T09:30:00.000Z' }
    page.show(<FutureVisits visits={[visit, later]} now={now} />)
    page.answer('reminders.confirm', { message: 'ok' })
    const card = within(screen.getAllByRole('article')[1] ?? document.body)
    const button = card.getByRole('button', { name: 'Confirm attendance', description: 'Cardiology' })
    fireEvent.click(button)
    await waitFor(() => expect(page.sent.map(({ query }) => query.id)).toEqual(['v3']))
  })

  it('say so when they could not be confirmed, and stay as they are', async () => {
    page.show(<FutureVisits visits={[visit]} now={now} />)
    page.refuse('reminders.confirm', 'status_conflict')
    await page.press('Confirm attendance')
    expect(await screen.findByText('This was not saved. Check the appointment and try again.')).toBeTruthy()
    expect(page.refreshed()).toBe(1)
    expect(screen.getByRole('button', { name: 'Confirm attendance' })).toBeTruthy()
  })

  it('lead to the address of the next one, unless it is by video or phone', () => {
    const known = { ...visit, clinicStreet: 'Calle de Ibiza 12', clinicTown: '28009 Madrid' }
    const { rerender } = page.show(<FutureVisits visits={[known]} now={now} />)
    expect(screen.getByText('Calle de Ibiza 12, 28009 Madrid')).toBeTruthy()
    const way = screen.getByRole('link', { name: 'Directions' }).getAttribute('href') ?? ''
    expect(new URL(way).searchParams.get('query')).toBe('Sol, Calle de Ibiza 12, 28009 Madrid')
    rerender(<FutureVisits visits={[{ ...known, where: 'phone' }]} now={now} />)
    expect(screen.getByRole('article').textContent).not.toContain('Calle de Ibiza 12')
    expect(screen.queryByRole('link', { name: 'Directions' })).toBeNull()
  })

  it('that there are none of lead to a doctor', () => {
    page.show(<FutureVisits visits={[]} now={now} />)
    expect(screen.getByText('No appointments found')).toBeTruthy()
    expect(screen.getByRole('link').getAttribute('href')).toBe(routes.searchStaff)
  })
})

describe('a visit that is taking place', () => {
  it('stands under Past with its badge', () => {
    const query = { tab: 'past', specialty: null, status: null, from: null, to: null, page: 1 } as const
    page.show(<PastVisits visits={[begun]} now={now} query={query} path={routes.appointments} />)
    const card = screen.getByRole('article')
    expect(card.textContent).toContain('In progress')
    expect(card.textContent).not.toContain('Pending')
    expect(linkIn(card)).toBe(routes.appointment('v1'))
  })

  it('can no longer be changed by its patient', () => {
    page.show(<PatientActions visit={begun} what="now" now={new Date(now).toISOString()} />)
    expect(screen.getByText(/The appointment has started/)).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('is still the desk’s to move and cancel', () => {
    page.show(<PatientActions visit={begun} what="now" now={new Date(now).toISOString()} desk />)
    expect(screen.getByRole('button', { name: 'Cancel appointment' })).toBeTruthy()
  })
})

describe('past visits', () => {
  const query = { tab: 'past', specialty: null, status: null, from: null, to: null, page: 1 } as const
  const many = Array.from({ length: 8 }, (_, index): Appointment => {
    const day = `2026-11-0${index + 1}`
    const times = { start: `${day}T09:00:00.000Z`, end: `${day}T09:30:00.000Z` }
    return { ...visit, ...times, id: `v${index}`, status: index < 7 ? 'completed' : 'no-show' }
  })
  const show = (more: Partial<AppointmentQuery> = {}, visits = many) =>
    page.show(
      <PastVisits visits={visits} now={now} query={{ ...query, ...more }} path={routes.appointments} />,
    )
  const soon = (address: string) => waitFor(() => expect(page.visited).toEqual([address]))

  it('come six at a time', () => {
    show()
    expect(screen.getAllByRole('article')).toHaveLength(6)
    expect(screen.getByText('Page 1 of 2')).toBeTruthy()
    const next = screen.getByRole('link', { name: 'Next' }).getAttribute('href')
    expect(next).toBe(`${routes.appointments}?tab=past&page=2`)
  })

  it('are filtered at once, and the address says how', async () => {
    show({ page: 2 })
    await page.type('Status', 'completed')
    await soon(`${routes.appointments}?tab=past&status=completed`)
  })

  it('are filtered by day once a moment has passed without typing', async () => {
    show()
    await page.type('Start date', '2026-11-01')
    await page.type('End date', '2026-11-02')
    expect(page.visited).toEqual([])
    await soon(`${routes.appointments}?tab=past&from=2026-11-01&to=2026-11-02`)
  })

  it('show what the address says, and every day again', async () => {
    show({ status: 'completed', from: '2026-11-02', to: '2026-11-02' })
    expect(screen.getAllByRole('article')).toHaveLength(1)
    expect(page.field('Start date').value).toBe('02/11/2026')
    await page.press('Clear Dates')
    await soon(`${routes.appointments}?tab=past&status=completed`)
  })

  it('that no filter finds lead back to all of them', () => {
    show({ from: '2001-01-01', to: '2001-01-02' })
    expect(screen.getByText('No appointments found')).toBeTruthy()
    expect(screen.getByRole('link').getAttribute('href')).toBe(`${routes.appointments}?tab=past`)
  })
})

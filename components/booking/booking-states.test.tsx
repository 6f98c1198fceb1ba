import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { addDays } from '#contract/zone'
import { island } from '@/components/testing/island'
import { routes } from '@/lib/routes'
import { BookingUnavailable } from './booking-unavailable'
import { DateCard } from './date-card'
import { MoveNotice } from './move-notice'
import { NotBookable } from './not-bookable'

const page = island()
const today = '2026-11-24'
const days = Array.from({ length: 31 }, (_, ahead) => ({ date: addDays(today, ahead), free: 0, first: null }))
const button = (ahead: number) =>
  document.querySelector<HTMLButtonElement>(`table button[value="${addDays(today, ahead)}"]`)
const press = (key: string) =>
  act(async () => void fireEvent.keyDown(document.activeElement ?? document, { key }))

function open(selected = today) {
  const chosen: string[] = []
  const onDay = (day: string) => chosen.push(day)
  page.show(<DateCard days={days} selected={selected} move={null} onDay={onDay} />)
  return chosen
}

describe('the day of a booking', () => {
  it('is picked among the usual ones', async () => {
    const chosen = open()
    for (const name of ['In a week', 'In 3 days', 'Tomorrow', 'Today']) await page.press(name)
    expect(chosen).toEqual([7, 3, 1, 0].map((ahead) => addDays(today, ahead)))
    expect(screen.getByRole('button', { name: 'Today' }).getAttribute('aria-pressed')).toBe('true')
  })

  it('lies between today and 30 days ahead, and is walked to by keys over the end of a month', async () => {
    const chosen = open()
    expect(button(-1)?.disabled).toBe(true)
    expect(button(-2), 'of a week that is over').toBeNull()
    button(0)?.focus()
    await press('End')
    expect(document.activeElement).toBe(button(30))
    expect(button(30)?.disabled).toBe(false)
    expect(button(31)?.disabled ?? true).toBe(true)
    await act(async () => button(30)?.click())
    expect(chosen).toEqual([addDays(today, 30)])
  })
})

describe('an appointment that is moved', () => {
  it.each([
    [null, 'Your appointment now'],
    ['Ana Vidal', 'Appointment of Ana Vidal now'],
  ])('has its present time beside the new one, with the way back (patient: %s)', (patient, label) => {
    const visit = { id: 'v1', start: '2026-11-24T09:00:00.000Z', timeZone: 'Europe/Madrid' }
    page.show(<MoveNotice visit={visit} patient={patient} />)
    const [now, next] = screen.getAllByRole('term')
    expect(now?.textContent).toBe(label)
    expect(now?.nextSibling?.textContent).toBe('Tue 24 Nov 2026, 10:00')
    expect(next?.textContent).toBe('New time')
    expect(screen.getByRole('link', { name: 'Keep it' }).getAttribute('href')).toBe(routes.appointment('v1'))
  })
})

describe('what cannot be booked', () => {
  it.each([
    [404, false, 'This doctor does not exist', routes.searchStaff],
    [404, true, 'This appointment can no longer be moved', routes.appointments],
  ])('says why and leads on (%s, moving: %s)', (status, moving, said, href) => {
    page.show(<BookingUnavailable title="Book" status={status} moving={moving} />)
    expect(screen.getByText(said)).toBeTruthy()
    expect(screen.getByRole('link').getAttribute('href')).toBe(href)
  })

  it('at a clinic that takes no bookings leads back to the search', () => {
    page.show(<NotBookable why="closed" />)
    expect(screen.getByText('This clinic is not taking bookings at the moment')).toBeTruthy()
    expect(screen.getByRole('link').getAttribute('href')).toBe(routes.searchStaff)
  })

  it('is not said of what could not be loaded', () => {
    page.show(<BookingUnavailable title="Book" status={503} moving={false} />)
    expect(screen.queryByText('This doctor does not exist')).toBeNull()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })
})

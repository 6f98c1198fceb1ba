import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { listedAppointment } from '@/components/testing/an-appointment'
import { island } from '@/components/testing/island'
import { settled } from '@/components/testing/stand-in-web'
import { routes } from '@/lib/routes'
import { BookingScreen } from './booking-screen'

const day = '2026-11-25'
const at = (date: string, time = '09:00') => `${date}T${time}:00.000Z`
const first = at(day)
const page = island({ at: `${routes.book('d1')}?day=${day}&slot=${encodeURIComponent(first)}` })

const slots = { available: [first], booked: [], slotMinutes: 30, reasons: {} }
const days = {
  days: [{ date: day, free: 1, first }],
  nextFree: first,
  upcoming: [first],
  hours: [],
  timeZone: 'Europe/Madrid',
}
const dates = [
  { wanted: first, free: true, nearest: null },
  { wanted: at('2026-12-02'), free: false, nearest: at('2026-12-02', '08:30') },
  { wanted: at('2026-12-09'), free: true, nearest: null },
  { wanted: at('2026-12-16'), free: true, nearest: null },
]

// By their kind: roles are looked for in the whole month behind the question.
const boxes = () => [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]

const booked = { ...listedAppointment, start: first, end: at(day, '09:30') }

async function open() {
  page.answer('holds.create', { holdId: 'h1', expiresAt: at(day, '07:05') })
  page.answer('holds.release', { message: 'let go' })
  page.answer('slots.days', days)
  page.answer('slots.ofDay', slots)
  page.answer('visit-series.preview', dates)
  await page.load(
    <BookingScreen
      doctor={{ id: 'd1', name: 'Eva', surname: 'Gil', specialty: 'cardiology' }}
      doctorName="Dr. Eva Gil"
      clinic={{ id: 'c1', name: 'Sol', postalCode: '28001', city: 'Madrid' }}
      days={days}
      slots={{ date: day, slots }}
      moving={null}
      patient={null}
      kind={null}
      hasKinds={false}
    />,
  )
  await page.type('Repeat', 'week')
  await waitFor(() => expect(boxes()).toHaveLength(4))
}

it('nothing is booked before the dates of a visit that repeats are known', async () => {
  await open()
  page.refuse('visit-series.preview', 'unavailable')
  await page.type('How many', '8')
  expect(await screen.findByText('The times could not be loaded.')).toBeTruthy()
  await page.press('Confirm Booking')
  expect(page.sent.filter(({ call }) => call.includes('book'))).toEqual([])
})

it('a visit is booked to repeat at the nearest free times, without the dates that are left out', async () => {
  await open()
  expect(page.sentTo('visit-series.preview')[0]?.body).toMatchObject({
    start: first,
    everyWeeks: 1,
    count: 4,
  })
  expect(boxes().map(({ disabled }) => disabled)).toEqual([true, false, false, false])
  expect(screen.getByText('4 appointments to book')).toBeTruthy()
  expect(screen.getAllByText('nearest free time')).toHaveLength(1)
  await settled(() => boxes()[2]?.click())
  expect(screen.getByText('3 appointments to book')).toBeTruthy()
  page.answer('visit-series.book', [booked, booked, booked])
  await page.press('Book 3 appointments')
  await waitFor(() => expect(page.visited).toEqual([routes.appointments]))
  expect(page.sentTo('visit-series.book')[0]?.body).toMatchObject({
    starts: [first, at('2026-12-02', '08:30'), at('2026-12-16')],
  })
  expect(await screen.findByText('3 appointments booked')).toBeTruthy()
})

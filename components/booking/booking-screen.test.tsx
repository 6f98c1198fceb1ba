import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aVisit } from '@/components/testing/a-visit'
import { island } from '@/components/testing/island'
import { appointmentEndpoints } from '@/lib/endpoints/appointments'
import { routes } from '@/lib/routes'
import { BookingScreen } from './booking-screen'

const day = '2026-11-25'
const gone = `${day}T08:00:00.000Z`
const free = `${day}T08:30:00.000Z`
const at = `${routes.book('d1')}?day=${day}&slot=`
const page = island()
const said = () => screen.queryByText(/The time you chose is no longer free\./)

const days = {
  days: [{ date: day, free: 1, first: free }],
  nextFree: free,
  upcoming: [free],
  hours: [],
  timeZone: 'Europe/Madrid',
}
const slots = { available: [free], booked: [], slotMinutes: 30, reasons: {} }

function open(slot: string, more: { minutes?: number } = {}) {
  page.answer('holds.create', { holdId: 'h1', expiresAt: `${day}T07:05:00.000Z` })
  page.answer('holds.release', { message: 'let go' })
  page.answer('slots.days', days)
  page.answer('slots.ofDay', slots)
  page.show(
    <BookingScreen
      doctor={{ id: 'd1', name: 'Eva', surname: 'Gil', specialty: 'cardiology' }}
      doctorName="Dr. Eva Gil"
      clinic={{ id: 'c1', name: 'Sol', street: 'Calle Mayor 1', postalCode: '28001', city: 'Madrid' }}
      days={days}
      slots={{ date: day, slots: { ...slots, ...more } }}
      moving={null}
      patient={null}
      kind={null}
      hasKinds={false}
    />,
    { at: at + encodeURIComponent(slot) },
  )
}

describe('a time that was chosen elsewhere', () => {
  it('is asked about at once', async () => {
    open(free)
    const { textContent } = await screen.findByRole('alertdialog')
    for (const part of ['09:30', 'Calle Mayor 1, 28001\u00a0Madrid']) expect(textContent).toContain(part)
    expect(said()).toBeNull()
    const present = () => document.querySelector('[aria-current="step"]')?.textContent
    expect(present()).toBe('3Confirm')
    await page.press('Cancel')
    await waitFor(() => expect(present()).toBe('2Time'))
  })

  it('ends when the appointment does, which may be longer than the times are apart', async () => {
    open(free, { minutes: 60 })
    expect((await screen.findByRole('alertdialog')).textContent).toContain('09:30–10:30')
  })

  it('is in the address no longer once it is booked, so that going back asks nothing', async () => {
    page.answer(appointmentEndpoints.book, aVisit())
    open(free)
    await screen.findByRole('alertdialog')
    await page.press('Confirm Booking')
    await waitFor(() => expect(page.visited).toEqual([routes.appointments]))
    expect(window.location.search).toBe(`?day=${day}`)
  })

  it('and went in the meantime is said to be gone; another one can be chosen', async () => {
    open(gone)
    expect(said()).toBeTruthy()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await page.press('09:30')
    await screen.findByRole('alertdialog')
    await page.press('Cancel')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(window.location.search).toBe(`?day=${day}`)
  })
})

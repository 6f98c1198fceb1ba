import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { listedAppointment } from '@/components/testing/an-appointment'
import { island } from '@/components/testing/island'
import { MoveDialog } from './move-dialog'

const page = island()
const start = '2099-11-24T08:30:00.000Z'
const visit = { id: 'v1', clinicId: 'c1', doctorId: 'd1', start, timeZone: 'Europe/Madrid' }
const onOpenChange = vi.fn()
const show = () =>
  page.show(<MoveDialog visit={visit} what="Tuesday at 9:30" open onOpenChange={onOpenChange} />)

/** Free times: of the appointment's own day, and of the day after. */
function offer(own: string[], next: string[]) {
  const day = { date: '2099-11-25', free: next.length, first: next[0] ?? null, times: next }
  const window = { days: [day], nextFree: null, upcoming: [], hours: [], timeZone: 'Europe/Madrid' }
  page.answer('slots.days', window)
  page.answer('slots.ofDay', { available: own, booked: [], slotMinutes: 30, reasons: {} })
}

it('offers the free times around the appointment, also earlier ones', async () => {
  offer(['2099-11-24T08:00:00.000Z', start], ['2099-11-25T10:00:00.000Z'])
  show()
  const times = await screen.findByRole('list', { name: 'Free times' })
  const names = within(times).getAllByRole('button')
  expect(names.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^09:00, Tue/),
    expect.stringMatching(/^11:00, Wed/),
  ])
})

it('says that nothing is free only when that is known', async () => {
  offer([], [])
  const { unmount } = show()
  expect(await screen.findByText('No other time is free in the next 30 days.')).toBeTruthy()
  unmount()
})

it.each(['slots.days', 'slots.ofDay'] as const)(
  'says that the times could not be loaded: %s',
  async (call) => {
    offer([], [])
    page.refuse(call, 'internal')
    show()
    expect(await screen.findByText('The free times could not be loaded.')).toBeTruthy()
    expect(screen.queryByText(/No other time/)).toBeNull()
  },
)

it('a time that was taken meanwhile moves nothing, and the times are asked for again', async () => {
  offer(['2099-11-24T09:00:00.000Z'], [])
  page.refuse('appointments.reschedule', 'slot_taken')
  show()
  await page.press(/^10:00/)
  expect(await screen.findByText(/That time is taken/)).toBeTruthy()
  expect(page.sentTo('slots.ofDay')).toHaveLength(2)
  expect(onOpenChange).not.toHaveBeenCalled()
})

it('a rule against it is overruled by choosing the time once more', async () => {
  offer(['2099-11-24T09:00:00.000Z'], [])
  page.refuse('appointments.reschedule', 'against_rules', { rule: 'too-late', limit: 24 })
  show()
  await page.press(/^10:00/)
  expect(await screen.findByText(/Choose a time once more/)).toBeTruthy()
  page.answer('appointments.reschedule', { ...listedAppointment, undo: null })
  await page.press(/^10:00/)
  expect(page.sentTo('appointments.reschedule').map(({ body }) => body)).toEqual([
    expect.not.objectContaining({ overrule: true }),
    expect.objectContaining({ overrule: true }),
  ])
  expect(onOpenChange).toHaveBeenCalledWith(false)
})

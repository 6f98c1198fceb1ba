import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import { routes } from '@/lib/routes'
import { RoomsDay } from './rooms-day'

const page = island({ at: routes.calendar })
const visit = {
  id: 'v1',
  start: '2026-11-24T08:00:00.000Z',
  end: '2026-11-24T08:30:00.000Z',
  patientName: 'Rosa Vega',
  doctorName: 'Eva Gil',
}
const rooms = [
  { id: 'r1', name: 'Ultrasound', kind: 'equipment' as const, visits: [visit], closed: null },
  {
    id: 'r2',
    name: 'Room 2',
    kind: 'room' as const,
    visits: [],
    closed: { reason: 'repair' as const, note: null },
  },
]
const show = (mayClose: boolean, locale: 'en' | 'es' = 'en') =>
  page.load(<RoomsDay day="2026-11-24" timeZone="Europe/Madrid" mayClose={mayClose} />, { locale })

it('shows what each has on the day, and which is closed', async () => {
  page.answer('calendar.rooms', rooms)
  await show(false, 'es')
  expect(await screen.findByText('09:00–09:30')).toBeTruthy()
  expect(screen.getByRole('link', { name: /Rosa Vega/ })).toHaveProperty(
    'href',
    expect.stringContaining('/app/appointments/v1'),
  )
  expect(screen.getByText('Cierre: Reparación')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

it('closes one for repair', async () => {
  page.answer('calendar.rooms', rooms)
  page.answer('days-off.list', [])
  page.answer('days-off.create', [])
  await show(true)
  await page.press('Close Ultrasound')
  await page.type('Last day', '2026-11-26')
  await page.press('Close Ultrasound')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const made = page.sentTo('days-off.create')[0]
  expect(made?.body).toMatchObject({
    resourceId: 'r1',
    reason: 'repair',
    from: '2026-11-24',
    to: '2026-11-26',
  })
})

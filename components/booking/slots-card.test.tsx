import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { island } from '@/components/testing/island'
import { SlotsCard } from './slots-card'

const page = island()

it('an empty day offers the next free time, and says why others are not free', async () => {
  const onDay = vi.fn()
  const date = '2026-11-24'
  page.show(
    <SlotsCard
      place={{ clinicId: 'k1', doctorId: 'd1' }}
      date={date}
      initial={{
        date,
        slots: {
          available: [],
          booked: [],
          slotMinutes: 30,
          reasons: { '2026-11-24T08:00:00.000Z': 'outside-shift' },
        },
      }}
      window={{
        days: [
          { date, free: 0, first: null },
          { date: '2026-11-29', free: 2, first: '2026-11-29T15:00:00.000Z' },
        ],
        nextFree: '2026-11-29T15:00:00.000Z',
        upcoming: ['2026-11-29T15:00:00.000Z'],
        hours: [],
        timeZone: 'Europe/Madrid',
      }}
      presentStart={null}
      onDay={onDay}
      onSlot={vi.fn()}
      wish={{ clinicId: 'k1', doctorId: 'd1', doctorName: 'Eva Gil', specialty: null, until: '2026-12-24' }}
      byStaff={false}
    />,
  )
  expect(screen.getByText('No available slots for the selected date 🙁.')).toBeTruthy()
  expect(screen.getByText('The doctor does not see patients')).toBeTruthy()
  await page.press(/Next free time: .*16:00/)
  expect(onDay).toHaveBeenCalledWith('2026-11-29')
})

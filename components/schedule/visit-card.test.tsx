import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aDayVisit } from '@/components/testing/a-day-visit'
import { island } from '@/components/testing/island'
import type { WeekAppointment } from '@/lib/domain/schedule'
import { useVisitCard } from './use-visit-card'
import { VisitCard } from './visit-card'

const page = island()
const timeZone = 'Europe/Madrid'
const visit: WeekAppointment = {
  id: 'v1',
  start: '2026-11-24T08:30:00.000Z',
  end: '2026-11-24T09:00:00.000Z',
  status: 'pending',
  specialty: null,
  patientName: 'Lucía Vidal',
}

const ofDay = aDayVisit({ reason: 'Cough', patientPhone: '612 345 678' })

function Week({ of = visit }: { of?: WeekAppointment }) {
  const { shown, handlers, close } = useVisitCard()
  return (
    <div {...handlers}>
      <a data-block="v1" href="/app/appointments/v1">
        Lucía
      </a>
      {shown && (
        <VisitCard
          block={shown}
          visit={of}
          doctorId="d1"
          day="2026-11-24"
          timeZone={timeZone}
          onClose={close}
        />
      )}
    </div>
  )
}

it('a visit that is pointed at shows how to reach the patient and what for, until the pointer leaves', async () => {
  page.answer('appointments.today', {
    date: '2026-11-24',
    timeZone,
    visits: [ofDay],
  })
  page.show(<Week />)
  const block = screen.getByRole('link')
  fireEvent.pointerOver(block, { pointerType: 'mouse', buttons: 0 })
  const card = await screen.findByRole('tooltip')
  await screen.findByText('612 345 678')
  for (const fact of ['Tue 24 Nov, 09:30', 'Lucía Vidal', 'Pending', 'Cough'])
    expect(card.textContent).toContain(fact)
  expect(block.getAttribute('aria-describedby')).toBe(card.id)
  expect(page.sent[0]?.query).toEqual({ doctorId: 'd1', date: '2026-11-24' })
  await act(async () => void fireEvent.keyDown(window, { key: 'Escape' }))
  expect(screen.queryByRole('tooltip')).toBeNull()
  expect(block.hasAttribute('aria-describedby')).toBe(false)
})

it('a group visit shows who comes', async () => {
  const kind = { id: 'k1', nameEn: 'Gymnastics', nameEs: 'Gimnasia', colour: 'teal' as const }
  const visits = [
    { ...ofDay, kind },
    { ...ofDay, kind, id: 'v2', patientName: 'Ana Gil' },
    { ...ofDay, id: 'v3', patientName: 'Luis Mas' },
  ]
  page.answer('appointments.today', { date: '2026-11-24', timeZone, visits })
  page.show(<Week of={{ ...visit, kind, seats: { taken: 2, of: 8 } }} />)
  fireEvent.pointerOver(screen.getByRole('link'), { pointerType: 'mouse', buttons: 0 })
  await screen.findByText('Ana Gil')
  expect(screen.getByRole('tooltip').textContent).toBe(
    'Tue 24 Nov, 09:30Pending2 of 8Lucía VidalAna GilGymnastics',
  )
})

it('says that the patient has confirmed, as the block does', async () => {
  page.answer('appointments.today', { date: '2026-11-24', timeZone, visits: [ofDay] })
  page.show(<Week of={{ ...visit, confirmedAt: '2026-11-23T08:30:00.000Z' }} />)
  act(() => screen.getByRole('link').focus())
  const card = await screen.findByRole('tooltip')
  expect(card.textContent).toContain('Confirmed')
  expect(card.textContent).not.toContain('Pending')
})

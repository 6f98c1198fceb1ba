// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
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

function Week() {
  const { shown, handlers, close } = useVisitCard()
  return (
    <div {...handlers}>
      <a data-block="v1" href="/app/appointments/v1">
        Lucía
      </a>
      {shown && (
        <VisitCard
          block={shown}
          visit={visit}
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
    visits: [
      {
        ...visit,
        doctorId: 'd1',
        doctorName: 'Eva Gil',
        patientId: 'p1',
        reason: 'Cough',
        kind: null,
        confirmedAt: null,
        arrivedAt: null,
        startedAt: null,
        patientPhone: '612 345 678',
        deskNote: null,
      },
    ],
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

import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { island } from '@/components/testing/island'
import * as booking from '@/lib/browser/book-visit'
import type { DoctorResult } from '@/lib/domain/doctor'
import { FirstFreeTimes } from './first-free-times'

const page = island()
const [soon, later] = ['2026-11-30T15:30:00.000Z', '2026-12-01T08:00:00.000Z']
const doctor = (id: string, surname: string, nextTimes: string[]) =>
  ({ id, name: 'Eva', surname, specialty: 'pediatrics', nextTimes }) as unknown as DoctorResult

it('the first free time of each doctor who has one is booked for the patient', async () => {
  const open = vi.spyOn(booking, 'bookVisit')
  const patient = { id: 'p1', name: 'Rosa Vega' }
  const doctors = [doctor('d1', 'Gil', [soon, later]), doctor('d2', 'Paz', [later]), doctor('d3', 'Sol', [])]
  const { container } = page.show(
    <FirstFreeTimes
      isAdult
      doctors={doctors}
      patient={patient}
      timeZone="Europe/Madrid"
      today="2026-11-30"
    />,
  )
  expect(screen.queryAllByRole('heading', { level: 3 })).toEqual([])
  expect(container.textContent).not.toContain('Sol')
  await page.press('Today, 16:30, Dr. Eva Gil')
  await page.press('Tue 1 Dec, 09:00, Dr. Eva Paz')
  expect(open.mock.calls).toEqual([
    [{ patient, doctorId: 'd1', day: '2026-11-30', start: soon }],
    [{ patient, doctorId: 'd2', day: '2026-12-01', start: later }],
  ])
})

it('a child has the pediatricians by themselves', () => {
  const doctors = [doctor('d1', 'Gil', [later]), { ...doctor('d2', 'Paz', [soon]), specialty: 'urology' }]
  page.show(
    <FirstFreeTimes
      isAdult={false}
      doctors={doctors as DoctorResult[]}
      patient={{ id: 'p1', name: 'Rosa Vega' }}
      timeZone="Europe/Madrid"
      today="2026-11-30"
    />,
  )
  const headings = screen.getAllByRole('heading', { level: 3 })
  expect(headings.map((each) => each.parentElement?.textContent)).toEqual([
    'For childrenDr. Eva GilPediatricsTue 1 Dec, 09:00',
    'Other specialtiesDr. Eva PazUrologyToday, 16:30',
  ])
})

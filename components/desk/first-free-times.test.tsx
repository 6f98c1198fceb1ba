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
    <FirstFreeTimes doctors={doctors} patient={patient} timeZone="Europe/Madrid" today="2026-11-30" />,
  )
  expect(container.textContent).not.toContain('Sol')
  await page.press('Today, 16:30, Dr. Eva Gil')
  await page.press('Tue 1 Dec, 09:00, Dr. Eva Paz')
  expect(open.mock.calls).toEqual([
    [{ patient, doctorId: 'd1', day: '2026-11-30', start: soon }],
    [{ patient, doctorId: 'd2', day: '2026-12-01', start: later }],
  ])
})

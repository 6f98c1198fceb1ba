import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aCalendar } from '@/components/testing/a-calendar'
import { island } from '@/components/testing/island'
import type { WeekAppointment } from '@/lib/domain/schedule'
import { CalendarLegend } from './calendar-legend'

const page = island()

const visit = (id: string, kind?: WeekAppointment['kind']): WeekAppointment => ({
  id,
  start: '2026-11-24T09:00:00.000Z',
  end: '2026-11-24T09:30:00.000Z',
  status: 'pending',
  specialty: 'cardiology',
  patientName: 'Ana Ros',
  reason: '',
  ...(kind && { kind }),
})
const check = { id: 'k1', nameEn: 'Check-up', nameEs: 'Revisión', colour: 'blue' } as const

it.each([
  ['beside types', [visit('v1', check), visit('v2')], true],
  ['where all have one', [visit('v1', check)], false],
  ['where there are no types', [visit('v2')], false],
])('the legend names the edge of an appointment without a type: %s', (_, visits, says) => {
  page.show(<CalendarLegend start={aCalendar(...visits)} />)
  expect(screen.queryByText('No type') !== null).toBe(says)
})

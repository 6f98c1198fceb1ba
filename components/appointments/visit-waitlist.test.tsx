import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { anAppointment } from '@/components/testing/an-appointment'
import { island } from '@/components/testing/island'
import { VisitWaitlist } from './visit-waitlist'

const page = island()
const start = '2026-11-30T09:00:00.000Z'

it.each([
  ['2026-11-30T06:59:00Z', true],
  ['2026-11-30T07:01:00Z', false],
  ['2026-11-30T09:10:00Z', false],
])('at %s an earlier time than nine o’clock can be waited for: %s', (now, offered) => {
  page.show(
    <VisitWaitlist visit={{ ...anAppointment, start }} wishes={[]} byStaff={false} now={new Date(now)} />,
  )
  expect(screen.queryByRole('button') !== null).toBe(offered)
})

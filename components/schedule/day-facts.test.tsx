import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aDayVisit } from '@/components/testing/a-day-visit'
import { island } from '@/components/testing/island'
import type { TodayVisit } from '@/lib/domain/today'
import { DayFacts } from './day-facts'

const page = island()
const timeZone = 'Europe/Madrid'

const visit = (hour: number, status: TodayVisit['status']) =>
  aDayVisit({
    id: `v${hour}`,
    start: `2026-11-24T${hour}:00:00.000Z`,
    end: `2026-11-24T${hour}:30:00.000Z`,
    status,
    patientName: `Ana ${hour}`,
  })

it('the day begins with who comes next, goes on with what is open, and ends with what is over', async () => {
  page.answer('appointments.today', {
    date: '2026-11-24',
    timeZone,
    visits: [visit(10, 'completed'), visit(11, 'no-show'), visit(12, 'pending'), visit(13, 'pending')],
  })
  const now = new Date('2026-11-24T11:45:00.000Z')
  await page.load(<DayFacts doctorId="d1" day="2026-11-24" timeZone={timeZone} now={now} isOwn />)
  const list = await screen.findByRole('region', { name: 'Appointments of the day' })
  expect(
    within(list)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Mark arrived', 'Start'])
  const words = list.textContent?.match(/Next|Not attended|Completed|Ana \d+/g)
  expect(words).toEqual(['Next', 'Ana 12', 'Ana 13', 'Not attended', 'Ana 11', 'Completed', 'Ana 10'])
})

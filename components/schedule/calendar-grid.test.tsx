import { act, screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { aCalendar } from '@/components/testing/a-calendar'
import { aDayVisit } from '@/components/testing/a-day-visit'
import { aHistory } from '@/components/testing/a-history'
import { island } from '@/components/testing/island'
import type { WeekAppointment } from '@/lib/domain/schedule'
import { workshiftEndpoints } from '@/lib/endpoints/workshifts'
import { routes } from '@/lib/routes'
import { Calendar } from './calendar'

const page = island()

const visit = (id: string, day: number): WeekAppointment => ({
  id,
  start: `2026-11-${day}T09:00:00.000Z`,
  end: `2026-11-${day}T09:30:00.000Z`,
  status: 'pending',
  specialty: 'cardiology',
  patientName: 'Ana Ros',
  reason: 'Palpitations',
})
const at = (view: string) => ({ at: `${routes.calendar}?view=${view}&week=2026-11-23&day=2026-11-24` })
const grid = () => screen.getByRole('region', { name: 'Calendar' })

it.each([
  ['the day says what a patient comes for', 'day', true],
  ['the week has no room for it', 'week', false],
])('%s', async (_, view, says) => {
  page.answer('appointments.today', { date: '2026-11-24', timeZone: 'Europe/Madrid', visits: [] })
  await page.load(<Calendar start={aCalendar(visit('v1', 24))} />, at(view))
  const name = screen.getByRole('link', { name: /^10:00 Ana Ros/ }).textContent
  expect(name?.includes('Palpitations')).toBe(says)
})

it.each([
  ['leave their room to the others', [24], true],
  ['keep theirs where something stands on them', [24, 28], false],
])('the days of an empty weekend %s', async (_, days, isQuiet) => {
  const visits = days.map((day) => visit(`v${day}`, day))
  await page.load(<Calendar start={aCalendar(...visits)} />, at('week'))
  expect('quiet' in grid().dataset).toBe(isQuiet)
})

it('the hours know the present time, which they say where blocks cover its line', async () => {
  vi.setSystemTime('2026-11-23T09:00:00.000Z')
  await page.load(<Calendar start={aCalendar()} />, at('week'))
  vi.useRealTimers()
  // 10:00 in Madrid.
  expect(grid().parentElement?.style.getPropertyValue('--now')).toBe('180')
})

it('the mark of what is out of view leaves the focus in the hours, to which it leads', async () => {
  const appointments = [visit('v1', 24)]
  page.answer(workshiftEndpoints.week, { shifts: [], appointments, readAt: 1 })
  await page.load(<Calendar start={aCalendar(...appointments)} />, at('week'))
  await page.press('1 later, Tuesday 24 November')
  expect(document.activeElement).toBe(grid())
})

it('a day within a week is the title on phones, where the week is only heard', async () => {
  await page.load(<Calendar start={aCalendar()} />, at('week'))
  const title = screen.getByRole('heading', { level: 1 })
  expect(title.textContent).toBe('Week of November 23 - November 29 (2026)')
  expect(title.nextElementSibling?.textContent).toBe('Tue 24 Nov')
})

it.each([
  ['is for the day that was chosen in a week', at('week'), '24/11/2026'],
  [
    'asks for its day where none was',
    { at: `${routes.calendar}?view=week&week=2026-11-23` },
    'Select a date',
  ],
])('a new schedule %s', async (_, place, date) => {
  page.wait(workshiftEndpoints.week)
  await page.load(<Calendar start={aCalendar()} />, place)
  const [add] = screen.getAllByRole('button', { name: 'Add Schedule' })
  await act(async () => add?.click())
  expect((await screen.findByRole('button', { name: /^Date/ })).textContent).toContain(date)
})

it('of the open visits of today, the one whose time it is or that comes next has a frame', async () => {
  const now = '2026-11-24T09:15:00.000Z'
  vi.setSystemTime(now)
  onTestFinished(() => void vi.useRealTimers())
  const of = (id: string, hour: number, status: WeekAppointment['status'] = 'pending') => ({
    ...visit(id, 24),
    start: `2026-11-24T${hour}:00:00.000Z`,
    end: `2026-11-24T${hour}:30:00.000Z`,
    status,
  })
  const visits = [of('over', 10, 'cancelled'), of('next', 11), of('later', 12), visit('day after', 25)]
  const { container } = await page.load(<Calendar start={{ ...aCalendar(...visits), now }} />, at('week'))
  const framed = [...container.querySelectorAll<HTMLElement>('[data-block][data-next]')]
  expect(framed.map(({ dataset }) => dataset.block)).toEqual(['next'])
})

it('phones have who comes next before the hours, also once they are turned upright', async () => {
  const now = '2026-11-24T08:45:00.000Z'
  const next = visit('next', 24)
  vi.setSystemTime(now)
  onTestFinished(() => void vi.useRealTimers())
  let matches = false
  const asked: { readonly matches: boolean; onchange?: () => void }[] = []
  const spy = vi.spyOn(window, 'matchMedia').mockImplementation(() => {
    const media = {
      get matches() {
        return matches
      },
    }
    asked.push(media)
    return media as unknown as MediaQueryList
  })
  onTestFinished(() => spy.mockRestore())
  page.answer(workshiftEndpoints.week, { shifts: [], appointments: [next], readAt: 1 })
  page.answer('appointments.today', {
    date: '2026-11-24',
    timeZone: 'Europe/Madrid',
    visits: [aDayVisit(next)],
  })
  page.answer('histories.get', aHistory())
  await page.load(<Calendar start={{ ...aCalendar(next), now }} />, at('week'))
  expect(screen.queryByRole('region', { name: 'Appointments of the day' })).toBeNull()
  matches = true
  act(() => {
    for (const { onchange } of asked) onchange?.()
  })
  const card = await screen.findByRole('region', { name: 'Appointments of the day' })
  expect(card.compareDocumentPosition(grid())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

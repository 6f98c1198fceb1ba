import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { aDayVisit } from '@/components/testing/a-day-visit'
import { aHistory } from '@/components/testing/a-history'
import { aVisit } from '@/components/testing/a-visit'
import { island } from '@/components/testing/island'
import { contentsOf } from '@/lib/domain/grid-view'
import type { TodayVisit } from '@/lib/domain/today'
import { DayFacts } from './day-facts'

const page = island()
const timeZone = 'Europe/Madrid'
const clinic = { timeZone, slotMinutes: 30 }
const day = '2026-11-24'
const shift = { id: 's1', start: `${day}T14:00:00.000Z`, end: `${day}T15:00:00.000Z` }
const [content] = contentsOf({ shifts: [shift], appointments: [] }, [day], timeZone)
if (!content) throw new Error('A day has its content')
const column = { id: day, name: day, day, doctorId: 'd1', content }

const visit = (hour: number, status: TodayVisit['status'], changes: Partial<TodayVisit> = {}) =>
  aDayVisit({
    id: `v${hour}`,
    start: `2026-11-24T${hour}:00:00.000Z`,
    end: `2026-11-24T${hour}:30:00.000Z`,
    status,
    patientName: `Ana ${hour}`,
    ...changes,
  })

it('the day begins with who comes next, goes on with what is open, and ends with what is over', async () => {
  page.answer('appointments.today', {
    date: '2026-11-24',
    timeZone,
    visits: [visit(10, 'completed'), visit(11, 'no-show'), visit(12, 'pending'), visit(13, 'pending')],
  })
  page.answer('histories.get', aHistory({ allergies: [{ name: 'Látex', reportedByPatient: false }] }))
  const now = new Date('2026-11-24T11:45:00.000Z')
  await page.load(<DayFacts column={column} clinic={clinic} now={now} isOwn />)
  const list = await screen.findByRole('region', { name: 'Appointments of the day' })
  expect(
    within(list)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Mark arrived', 'Start', '15:00–16:00 Free'])
  expect(await within(list).findByText('Látex')).toBeTruthy()
  const words = list.textContent?.match(/Next|Not attended|Completed|Ana \d\d/g)
  expect(words).toEqual(['Next', 'Ana 12', 'Ana 13', 'Not attended', 'Ana 11', 'Completed', 'Ana 10'])
  for (const folded of list.querySelectorAll('details')) {
    expect(folded.className, 'paper has every appointment').toContain('print:details-content')
  }
})

it('a day that cannot be read says so', async () => {
  page.lose('appointments.today')
  await page.load(<DayFacts column={column} clinic={clinic} now={new Date(`${day}T11:45:00.000Z`)} isOwn />)
  expect((await screen.findByRole('alert')).textContent).toBe('The day could not be loaded.')
})

it('phones show only who comes next, with the step that is the doctor’s', async () => {
  const media = vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
  onTestFinished(() => media.mockRestore())
  const visits = [visit(10, 'completed'), visit(12, 'pending'), visit(13, 'pending')]
  page.answer('appointments.today', { date: day, timeZone, visits })
  const now = new Date(`${day}T11:45:00.000Z`)
  await page.load(<DayFacts column={column} clinic={clinic} now={now} isOwn />)
  const list = await screen.findByRole('region', { name: 'Appointments of the day' })
  expect(list.textContent).toMatch(/Next.*Ana 12/)
  expect(list.textContent).not.toMatch(/Ana 1[03]/)
  const steps = within(list).getAllByRole('button')
  expect(steps.map(({ textContent }) => textContent)).toEqual(['Start'])
})

it('a step that was taken leaves the focus with what can be done next', async () => {
  page.answer('appointments.today', { date: day, timeZone, visits: [visit(12, 'pending')] })
  page.answer('histories.get', aHistory())
  await page.load(<DayFacts column={column} clinic={clinic} now={new Date(`${day}T11:45:00.000Z`)} isOwn />)
  const start = await screen.findByRole('button', { name: 'Start' })
  const startedAt = `${day}T11:45:00.000Z`
  page.answer('appointments.start', aVisit({ startedAt }))
  page.answer('appointments.today', { date: day, timeZone, visits: [visit(12, 'pending', { startedAt })] })
  start.focus()
  await page.press('Start')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Clinical History'))
})

it('who comes back to the day reads the record anew', async () => {
  page.answer('appointments.today', { date: day, timeZone, visits: [visit(12, 'pending')] })
  page.answer('histories.get', aHistory())
  const now = new Date(`${day}T11:45:00.000Z`)
  const shown = <DayFacts column={column} clinic={clinic} now={now} isOwn />
  const { rerender } = page.show(shown)
  expect(await screen.findByText('Allergies not recorded')).toBeTruthy()
  rerender(null)
  page.answer('histories.get', aHistory({ allergies: [{ name: 'Látex', reportedByPatient: false }] }))
  rerender(shown)
  expect(await screen.findByText('Látex')).toBeTruthy()
})

it.each([
  ['on time', '12:20', visit(13, 'pending', { arrivedAt: '2026-11-24T12:15:00.000Z' })],
  ['before their hour', '11:50', visit(13, 'pending', { arrivedAt: '2026-11-24T11:45:00.000Z' })],
])('the patient who is with the doctor is the one of now, whoever waits: %s', async (_, clock, waiting) => {
  const started = visit(12, 'pending', { startedAt: `2026-11-24T${clock}:00.000Z` })
  page.answer('appointments.today', { date: '2026-11-24', timeZone, visits: [started, waiting] })
  page.answer('histories.get', aHistory())
  const now = new Date(`2026-11-24T${clock}:00.000Z`)
  await page.load(<DayFacts column={column} clinic={clinic} now={now} isOwn />)
  const list = await screen.findByRole('region', { name: 'Appointments of the day' })
  expect(list.textContent?.match(/Next|Now|Ana \d\d/g)).toEqual(['Now', 'Ana 12', 'Ana 13'])
})

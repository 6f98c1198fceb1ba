import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import { noInsights } from '@/components/testing/no-insights'
import type { Insights } from '@/lib/domain/insights'
import { KeyFigures } from './key-figures'

const page = island()
const state = { from: '2026-10-26', to: '2026-11-22', doctor: '' }
const period = (bookedMinutes: number, visits: number): Insights => ({
  ...noInsights,
  fill: [{ doctorId: 'd1', doctorName: 'Ana', week: '2026-11-16', bookableMinutes: 100, bookedMinutes }],
  visits,
})
const figure = (label: string) => screen.getByText(label).parentElement?.textContent

it.each([
  ['en', 'Booked hours', 'Appointments', '↑ 5 points', '↑ 10'],
  ['es', 'Horas reservadas', 'Citas', '↑ 5 puntos', '↑ 10'],
] as const)('a share changes by points, a number by itself (%s)', (locale, share, number, points, more) => {
  page.show(<KeyFigures state={state} now={period(63, 30)} before={period(58, 20)} />, { locale })
  expect(figure(share)).toContain(points)
  expect(figure(number)).toContain(more)
})

it('says what the leading figures are made of', () => {
  page.show(<KeyFigures state={state} now={period(60, 30)} before={period(58, 20)} />)
  expect(figure('Booked hours')).toContain('1 of 1.7 hours')
  expect(figure('Appointments')).toContain('8 a week')
})

it('marks a change that is bad for the clinic, and no other', () => {
  const now = { ...period(58, 30), noShows: 12, newPatients: 50 }
  const before = { ...period(63, 20), noShows: 4, newPatients: 49 }
  page.show(<KeyFigures state={state} now={now} before={before} />)
  const marked = screen.getAllByLabelText('Worse than before').map((mark) => mark.closest('div')?.textContent)
  for (const mark of screen.getAllByRole('img'))
    expect(mark.tagName, 'a sign, not a colour alone').toBe('svg')
  const praised = screen.getAllByText('Better than before').map((mark) => mark.closest('div')?.textContent)
  expect(praised).toEqual([expect.stringContaining('Appointments30↑ 10')])
  expect(marked).toEqual([
    expect.stringContaining('Booked hours58%↓ 5 points'),
    expect.stringContaining('No-shows40%↑ 20 points'),
  ])
})

it('marks no change that may be chance', () => {
  const now = { ...period(63, 100), noShows: 22 }
  page.show(<KeyFigures state={state} now={now} before={{ ...period(61, 100), noShows: 21 }} />)
  expect(figure('No-shows')).toContain('↑ 1 point')
  expect(screen.getByText('↑ 1 point').className, 'worse is amber, but has no sign').toContain('text-warning')
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.queryByText('Better than before')).toBeNull()
})

it('marks a change of a handful by itself, and not by what it is in percent', () => {
  const now = { ...period(58, 30), newPatients: 26, noShows: 3, lateCancellations: 10 }
  const before = { ...period(58, 30), newPatients: 4, lateCancellations: 11 }
  page.show(<KeyFigures state={state} now={now} before={before} />)
  expect(figure('New patients')).toBe('New patients26↑ 22Better than beforewas 4')
  expect(figure('No-shows')).toContain('3 of 30 appointments')
  const told = screen.getAllByRole('img').map((mark) => mark.closest('div')?.textContent)
  expect(told).not.toContainEqual(expect.stringContaining('Cancelled'))
})

it('marks two points fewer of missed appointments, which would be chance in booked hours', () => {
  const now = { ...period(63, 100), noShows: 19 }
  const before = { ...period(61, 100), noShows: 21 }
  page.show(<KeyFigures state={state} now={now} before={before} />)
  const marked = screen.getAllByText('Better than before').map((mark) => mark.closest('div')?.textContent)
  expect(marked).toEqual([expect.stringContaining('No-shows19%↓ 2 points')])
})

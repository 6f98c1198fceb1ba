import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import { routes } from '@/lib/routes'
import { PeriodForm } from './period-form'

const page = island({ at: routes.insights })
const doctors = [
  { id: 'd1', name: 'Ana Gil' },
  { id: 'd2', name: 'Luis Mora' },
]

it.each([
  [{ from: '2026-10-26', to: '2026-11-22', doctor: '' }, doctors, 'Last 4 weeks · All doctors'],
  [{ from: '2026-10-27', to: '2026-11-22', doctor: 'd2' }, doctors, '27 Oct 2026 – 22 Nov 2026 · Luis Mora'],
  [{ from: '2026-10-26', to: '2026-11-22', doctor: '' }, doctors.slice(0, 1), 'Last 4 weeks'],
])('phones fold the filters behind what is chosen: %o', (state, choice, chosen) => {
  page.show(<PeriodForm path={routes.insights} state={state} doctors={choice} today="2026-11-24" />)
  const summary = screen.getByText('Filters:').closest('summary')
  expect(summary?.textContent).toBe(`Filters: ${chosen}`)
  expect(summary?.parentElement?.hasAttribute('open')).toBe(false)
  expect(summary?.parentElement?.querySelector('form')).toBeTruthy()
})

it('another doctor applies at once, for the same days', () => {
  const state = { from: '2026-10-26', to: '2026-11-22', doctor: '' }
  page.show(<PeriodForm path={routes.insights} state={state} doctors={doctors} today="2026-11-24" />)
  fireEvent.change(screen.getByLabelText('Doctor'), { target: { value: 'd2' } })
  expect(page.visited).toEqual([`${routes.insights}?doctor=d2&from=2026-10-26&to=2026-11-22`])
})

it('the fields follow a link, also back to the days that they had first', () => {
  const form = (to: string) => (
    <PeriodForm
      path={routes.insights}
      state={{ from: '2026-10-26', to, doctor: '' }}
      doctors={doctors}
      today="2026-11-24"
    />
  )
  const { rerender } = page.show(form('2026-11-22'))
  const to = screen.getByLabelText<HTMLInputElement>('To')
  fireEvent.change(to, { target: { value: '20/11/2026' } })
  rerender(form('2026-11-20'))
  fireEvent.blur(to)
  rerender(form('2026-11-22'))
  expect(to.value).toBe('22/11/2026')
})

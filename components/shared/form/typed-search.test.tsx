import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { island } from '@/components/testing/island'
import { PickedDayParam } from './picked-day-param'
import { TypedSearch } from './typed-search'

const page = island()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  page.show(
    <TypedSearch action="/app/patients">
      <input type="search" name="search" aria-label="Search" required />
      <select name="status" aria-label="Status">
        <option value="">All</option>
        <option value="mine">Mine</option>
      </select>
      <a href="/app/today">Today</a>
    </TypedSearch>,
  )
})
afterEach(() => vi.useRealTimers())

const type = (value: string) => fireEvent.change(screen.getByLabelText('Search'), { target: { value } })

it('asks once for letters that follow each other, as soon as the typing pauses', () => {
  type('g')
  vi.advanceTimersByTime(149)
  type('ga')
  vi.advanceTimersByTime(149)
  expect(page.visited).toEqual([])
  vi.advanceTimersByTime(1)
  expect(page.visited).toEqual(['/app/patients?search=ga'])
})

it('asks at once for a choice, with what was typed, and not again for that', () => {
  type('ga')
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'mine' } })
  vi.advanceTimersByTime(1000)
  expect(page.visited).toEqual(['/app/patients?search=ga&status=mine'])
})

it('asks for the whole list once the text is gone', () => {
  type('ga')
  type('')
  vi.advanceTimersByTime(150)
  expect(page.visited).toEqual(['/app/patients'])
})

it('asks for nothing once a link was followed', () => {
  type('ga')
  fireEvent.click(screen.getByText('Today'))
  vi.advanceTimersByTime(1000)
  expect(page.visited).toEqual([])
})

it('waits for a day that is half typed, and refuses a period that is none', async () => {
  page.show(
    <TypedSearch action="/app/insights" period={{ days: 7, fault: 'No period' }}>
      <PickedDayParam aria-label="From" name="from" value="2026-11-16" required />
      <PickedDayParam aria-label="To" name="to" value="2026-11-20" required />
    </TypedSearch>,
  )
  const day = async (label: string, value: string) => {
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
    await act(async () => vi.advanceTimersByTime(150))
  }
  await day('From', '17/11/20')
  await day('From', '')
  expect(page.visited).toEqual([])
  await day('From', '23/11/2026')
  expect(page.visited).toEqual([])
  expect(screen.getByRole('status').textContent).toBe('No period')
  await day('To', '30/11/2026')
  expect(page.visited).toEqual([])
  await day('To', '29/11/2026')
  expect(page.visited).toEqual(['/app/insights?from=2026-11-23&to=2026-11-29'])
  expect(screen.getByRole('status').textContent).toBe('')
})

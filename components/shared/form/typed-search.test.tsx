import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
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

describe('days', () => {
  const form = (from: string, to: string) => (
    <>
      <TypedSearch action="/app/insights" period={{ days: 7, fault: 'No period' }}>
        <select name="doctor" aria-label="Doctor">
          <option value="">All</option>
          <option value="d1">Ana Gil</option>
        </select>
        <PickedDayParam aria-label="From" name="from" value={from} required />
        <PickedDayParam aria-label="To" name="to" value={to} required />
      </TypedSearch>
      <a href="/app?week=1">This week</a>
    </>
  )
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
  async function day(label: string, value: string) {
    fireEvent.change(field(label), { target: { value } })
    await act(async () => vi.advanceTimersByTime(150))
  }
  const said = () => screen.getByRole('status').textContent
  const open = () => {
    cleanup()
    return page.show(form('2026-11-16', '2026-11-20'))
  }

  it('waits for a day that is half typed, and refuses a period that is none', async () => {
    open()
    await day('From', '17/11/20')
    await day('From', '')
    expect(page.visited).toEqual([])
    await day('From', '23/11/2026')
    expect(page.visited).toEqual([])
    expect(said()).toBe('No period')
    await day('To', '30/11/2026')
    expect(page.visited).toEqual([])
    await day('To', '29/11/2026')
    expect(page.visited).toEqual(['/app/insights?from=2026-11-23&to=2026-11-29'])
    expect(said()).toBe('')
  })

  it('a choice applies while a day is half typed: the last one counts, and what is typed stays', async () => {
    open()
    await day('From', '17/1')
    fireEvent.change(field('Doctor'), { target: { value: 'd1' } })
    await day('To', '21/11/2026')
    expect(page.visited).toEqual([
      '/app/insights?doctor=d1&from=2026-11-16&to=2026-11-20',
      '/app/insights?doctor=d1&from=2026-11-16&to=2026-11-21',
    ])
    expect(field('From').value).toBe('17/1')
  })

  it('a period of the address takes the fault away, also the one that was there already', async () => {
    const { rerender } = open()
    await day('From', '23/11/2026')
    expect(said()).toBe('No period')
    rerender(form('2026-11-09', '2026-11-15'))
    expect(said()).toBe('')
    await day('From', '23/11/2026')
    expect(said()).toBe('No period')
    fireEvent.click(screen.getByText('This week'))
    expect(field('From').value).toBe('09/11/2026')
    expect(said()).toBe('')
  })

  it('an answer on its way takes nothing away that was typed since, until the field is left', async () => {
    const { rerender } = open()
    field('From').focus()
    await day('From', '17/11/2026')
    await day('From', '18/11')
    rerender(form('2026-11-17', '2026-11-20'))
    expect(field('From').value).toBe('18/11')
    field('To').focus()
    rerender(form('2026-11-16', '2026-11-20'))
    expect(field('From').value).toBe('16/11/2026')
  })
})

import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { island } from '@/components/testing/island'
import type { CalendarPlace } from './use-calendar-place'
import { WeekPicker } from './week-picker'

const page = island()

it('the shown week is marked as a whole, across the end of its month, and so is its shortcut', async () => {
  const place = { week: '2026-11-30', today: '2026-11-30', go: vi.fn() } as unknown as CalendarPlace
  page.show(<WeekPicker place={place} open onOpenChange={vi.fn()} trigger="Choose a week" />)
  expect(await screen.findByRole('button', { current: true })).toBe(screen.getByText('This week'))
  const marked = [...document.querySelectorAll('td.bg-primary-soft')].map(({ textContent }) => textContent)
  expect(marked).toEqual(['30', '1', '2', '3', '4', '5', '6'])
})

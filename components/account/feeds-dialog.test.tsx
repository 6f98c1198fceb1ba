import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { Feed } from '#contract/feeds'
import { island } from '@/components/testing/island'
import { FeedsDialog } from './feeds-dialog'

const page = island()
const address = 'https://clinic.test/feeds/t0ken.ics'
const made = (names: Feed['names']): Feed => ({
  id: 'f1',
  what: 'calendar',
  names,
  createdAt: '2026-11-26T08:00:00.000Z',
  lastReadAt: null,
})

it.each([
  ['initials', 'Hours and appointments, initials'],
  ['none', 'Hours and appointments, no names'],
] as const)('a doctor’s calendar says how it names patients: %s', async (names, shown) => {
  page.answer('feeds.list', [])
  page.answer('feeds.create', () => {
    page.answer('feeds.list', [made(names)])
    return { ...made(names), address, qrCodeUrl: 'data:image/png;base64,' }
  })
  await page.load(<FeedsDialog what="calendar" onClose={vi.fn()} />)
  expect(await screen.findByText('You have no link yet.')).toBeTruthy()
  await page.type('How patients appear', names)
  await page.press('Create a link')
  expect(page.sentTo('feeds.create').map(({ body }) => body)).toEqual([{ what: 'calendar', names }])
  expect(await screen.findByText(address)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Copy' }).className).toContain('button-primary')
  expect(document.activeElement, 'Enter does not close it').toBe(screen.getByRole('dialog'))
  await page.press('Done')
  expect(await screen.findByText(shown)).toBeTruthy()
  expect(screen.queryByText(address)).toBeNull()
})

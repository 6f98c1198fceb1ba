import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { island } from '@/components/testing/island'
import type { TrayEntry } from '@/lib/domain/tray'
import { routes } from '@/lib/routes'
import { NotificationTray } from './notification-tray'

const page = island()
const restMs = 2000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  // The test environment knows no popovers: this one stands open.
  const { matches } = HTMLElement.prototype
  vi.spyOn(HTMLElement.prototype, 'matches').mockImplementation(function (this: HTMLElement, selector) {
    return selector === ':popover-open' || matches.call(this, selector)
  })
})
afterEach(() => {
  vi.useRealTimers()
})

const at = '2026-11-26T08:00:00.000Z'
const visit = { appointmentId: 'v1', start: '2026-11-30T10:00:00.000Z', timeZone: 'Europe/Madrid' }
const booked: TrayEntry = {
  ...visit,
  kind: 'visit-booked',
  id: 'n1',
  at,
  href: routes.appointment('v1'),
  read: false,
}
const offer = (offerId: string, changes: { read?: boolean; expiresAt?: string } = {}): TrayEntry => ({
  ...visit,
  kind: 'slot-offered',
  id: offerId,
  offerId,
  doctorName: 'Eva Sanz',
  expiresAt: new Date(Date.now() + 600_000).toISOString(),
  at,
  href: routes.appointment('v1'),
  read: false,
  ...changes,
})

const holds = (...notifications: TrayEntry[]) =>
  page.answer('notifications.list', {
    notifications,
    unread: notifications.filter(({ read }) => !read).length,
    nextCursor: null,
  })
const rest = () => act(async () => void vi.advanceTimersByTime(restMs + 1))
const open = () => act(async () => void fireEvent(screen.getByRole('region'), new Event('toggle')))
const bell = () => screen.getByRole('button', { name: /^Notifications/ }).getAttribute('aria-label')
const said = (text: string | RegExp) => vi.waitFor(() => expect(screen.getByText(text)).toBeTruthy(), 5000)

describe('what the bell knows', () => {
  it('is not asked for while there is nothing, until it is opened', async () => {
    holds()
    page.show(<NotificationTray />)
    await rest()
    expect(page.sent).toEqual([])
    expect(bell()).toBe('Notifications')
    await open()
    await said(/^No notifications/)
    expect(page.sent).toHaveLength(1)
  })

  it('is asked for when there is something, once the page has come to rest', async () => {
    holds(booked)
    page.show(<NotificationTray />)
    await page.tell({ type: 'notification', unread: 1 })
    await vi.waitFor(() => expect(bell()).toBe('Notifications, 1 new'), 5000)
    expect(page.sent).toEqual([])
    await rest()
    await vi.waitFor(() => expect(page.sent).toHaveLength(1), 5000)
  })

  it('names no patient, and leads to what it is about', async () => {
    holds(booked)
    page.show(<NotificationTray />)
    await open()
    await said('Appointment booked')
    const entry = screen.getByRole('link', { name: /Appointment booked/ })
    expect(entry.getAttribute('href')).toBe(routes.appointment('v1'))
  })
})

describe('an offer of a time', () => {
  it('is said on whatever page one is, and leads to the visit', async () => {
    holds(offer('o1'))
    page.show(<NotificationTray />)
    await open()
    await said(/^Mon.*30.*Eva Sanz/)
    await vi.waitFor(() => screen.getByRole('button', { name: 'See it' }).click(), 5000)
    expect(page.visited).toEqual([routes.appointment('v1')])
  })

  it.each([
    ['over', { read: true, expiresAt: '2026-11-26T08:10:00.000Z' }],
    ['seen', { read: true }],
  ])('that is %s is no news', async (id, changes) => {
    holds(offer(id, changes))
    page.show(<NotificationTray />)
    await open()
    await vi.waitFor(
      () => expect(screen.getByRole('link', { name: /A time is available/ })).toBeTruthy(),
      5000,
    )
    expect(screen.queryByRole('button', { name: 'See it' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
    expect(bell()).toBe('Notifications')
  })
})

it('a tray that could not be read says so, and is read again on asking', async () => {
  page.refuse('notifications.list', 'unavailable')
  page.show(<NotificationTray />)
  await open()
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy(), 5000)
  holds(booked)
  act(() => screen.getByRole('button', { name: 'Try again' }).click())
  await said('Appointment booked')
})

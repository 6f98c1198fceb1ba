import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { island } from '@/components/testing/island'
import { PushRow } from './push-row'

const page = island()
const endpoint = 'https://fcm.googleapis.com/fcm/send/1'
const keys = { p256dh: 'p', auth: 'a' }
let permission: NotificationPermission
let subscription: object | null
const unsubscribe = vi.fn()

beforeEach(() => {
  permission = 'default'
  subscription = null
  const made = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe }
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async () => {
      subscription = made
      return made
    },
  }
  const registration = { pushManager }
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', {
    get permission() {
      return permission
    },
    requestPermission: async () => {
      if (permission === 'default') permission = 'granted'
      return permission
    },
  })
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register: async () => registration,
      getRegistration: async () => registration,
      ready: Promise.resolve(registration),
    },
  })
})

it('turns notifications on and off in this browser', async () => {
  page.answer('push-subscriptions.key', { publicKey: 'BAAA' })
  page.answer('push-subscriptions.create', { message: 'Subscribed' })
  page.answer('push-subscriptions.end', { message: 'Unsubscribed' })
  await page.load(<PushRow />)
  expect(page.sent).toEqual([])
  await page.press('Turn on')
  expect(await screen.findByText('Notifications are on')).toBeTruthy()
  expect(page.sent.at(-1)?.body).toEqual({ endpoint, keys })
  await page.press('Turn off')
  expect(await screen.findByText('Notifications are off')).toBeTruthy()
  expect(page.sent.at(-1)?.body).toEqual({ endpoint })
  expect(unsubscribe).toHaveBeenCalled()
})

it('says where a browser that was told never to ask can be changed', async () => {
  permission = 'denied'
  await page.load(<PushRow />)
  expect(await screen.findByText(/Your browser blocks notifications/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

it('is absent where a browser has no notifications', async () => {
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: undefined })
  Reflect.deleteProperty(navigator, 'serviceWorker')
  await page.load(<PushRow />)
  expect(screen.queryByText('Notifications on this device')).toBeNull()
})

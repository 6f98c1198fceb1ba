import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { island } from '@/components/testing/island'
import { offerPush } from './offer-push'

const page = island()
let permission: NotificationPermission

beforeEach(() => {
  permission = 'default'
  const subscription = {
    toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }),
  }
  const pushManager = { getSubscription: async () => null, subscribe: async () => subscription }
  const registration = { pushManager }
  const register = vi.fn(async () => registration)
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', {
    get permission() {
      return permission
    },
    requestPermission: async () => {
      permission = 'granted'
      return permission
    },
  })
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register, getRegistration: async () => undefined, ready: Promise.resolve(registration) },
  })
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

it('offers notifications once after a booking, and asks the browser at the press alone', async () => {
  page.answer('push-subscriptions.key', { publicKey: 'BAAA' })
  page.answer('push-subscriptions.create', { message: 'Subscribed' })
  page.show(null)
  const offer = await offerPush('en')
  expect(page.sent).toEqual([])
  expect(permission).toBe('default')
  expect(await offerPush('en')).toBeUndefined()
  offer?.onClick()
  expect(await screen.findByText('Notifications are on')).toBeTruthy()
  expect(page.sent.at(-1)?.body).toMatchObject({ endpoint: 'https://push.example/1' })
})

it.each(['granted', 'denied'] as const)('offers nothing to who has decided: %s', async (decided) => {
  permission = decided
  expect(await offerPush('es')).toBeUndefined()
})

it('offers nothing where the browser has no notifications', async () => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  expect(await offerPush('es')).toBeUndefined()
})

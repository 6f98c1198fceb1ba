import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { island } from '@/components/testing/island'
import { sessionEndpoints } from '@/lib/endpoints/session'
import { routes } from '@/lib/routes'
import { SignOut } from './sign-out'

const page = island({ at: routes.logout })
const endpoint = 'https://fcm.googleapis.com/fcm/send/1'

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

/** A browser with the notifications of whoever is signed in. */
function withPush(getSubscription: () => Promise<unknown>) {
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', { permission: 'granted' })
  const getRegistration = async () => ({ pushManager: { getSubscription } })
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { getRegistration } })
}

it('a sign-out that did not reach the server says so and can be tried again', async () => {
  page.lose(sessionEndpoints.logout)
  page.show(<SignOut />)
  expect(await screen.findByText(/You are still logged in/)).toBeTruthy()
  expect(page.left).toEqual([])
  page.answer(sessionEndpoints.logout, { goTo: routes.home })
  await page.press('Try again')
  expect(screen.queryByText(/You are still logged in/)).toBeNull()
  expect(page.left).toEqual([routes.home])
})

it('a sign-out ends the notifications of this browser, and says which', async () => {
  const unsubscribe = vi.fn()
  withPush(async () => ({ endpoint, unsubscribe }))
  page.answer(sessionEndpoints.logout, { goTo: routes.home })
  await page.load(<SignOut />)
  await waitFor(() => expect(page.left).toEqual([routes.home]))
  expect(unsubscribe).toHaveBeenCalled()
  expect(page.sent.at(-1)?.body).toEqual({ pushEndpoint: endpoint })
})

it('a sign-out needs no push service', async () => {
  withPush(() => Promise.reject(new Error('away')))
  page.answer(sessionEndpoints.logout, { goTo: routes.home })
  await page.load(<SignOut />)
  await waitFor(() => expect(page.left).toEqual([routes.home]))
})

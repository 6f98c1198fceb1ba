// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import { sessionEndpoints } from '@/lib/endpoints/session'
import { routes } from '@/lib/routes'
import { SignOut } from './sign-out'

const page = island({ at: routes.logout })

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

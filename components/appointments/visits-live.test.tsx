import { act, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import { routes } from '@/lib/routes'
import { VisitsLive } from './visits-live'

const page = island({ at: routes.appointments })
const now = '2026-11-24T08:30:00.000Z'
const shown = () => page.show(<VisitsLive now={now} nextStart={now} />)

it('loads the screen again when the next visit begins', async () => {
  page.answer('sessions.list', [])
  shown()
  await waitFor(() => expect(page.refreshed()).toBeGreaterThan(0))
})

it('keeps the screen without a connection, which the router would leave for an error', async () => {
  page.lose('sessions.list')
  shown()
  await waitFor(() => expect(page.sentTo('sessions.list')).not.toEqual([]))
  await act(async () => undefined)
  expect(page.refreshed()).toBe(0)
})

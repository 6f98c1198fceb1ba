import { NextRequest } from 'next/server'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { GET, POST } from '@/app/api/unsubscribe/[token]/route'
import { stopLinkToken } from '../../../clinic-api/services/notifications/stop-link-token.ts'
import { addPatient } from '../../../clinic-api/testing/fixtures.ts'
import { listeningTestApp } from '../../../clinic-api/testing/listening-app.ts'
import type { TestApp } from '../../../clinic-api/testing/test-app.ts'

vi.mock('next/headers', () => import('./browser'))

let test: TestApp

beforeAll(async () => {
  test = await listeningTestApp()
})
afterAll(() => test.close())

/** Sends a form without an origin and without a cookie, as a mail program does (RFC 8058). */
function press(method: 'GET' | 'POST', token: string): Promise<Response> {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const request = new NextRequest(`http://localhost:3000/api/unsubscribe/${token}`, {
    method,
    ...(method === 'POST' && { headers: form, body: 'List-Unsubscribe=One-Click' }),
  })
  return (method === 'GET' ? GET : POST)(request, { params: Promise.resolve({ token }) })
}

it('a mail program stops one kind of mail by one POST; opening the address leads to the page', async () => {
  const patient = await addPatient(test)
  const token = stopLinkToken(test.env, { userId: patient.userId, stops: 'offers' })
  const offers = async () => (await patient.client.get('/users/me/notifications')).body.ways.offers
  const opened = await press('GET', token)
  expect([opened.status, opened.headers.get('location')]).toEqual([303, `/unsubscribe/${token}`])
  expect(await offers()).toEqual({ tray: true, mail: true })
  const pressed = await press('POST', token)
  expect(pressed.status).toBe(200)
  expect(await pressed.json()).toEqual({ stops: 'offers', on: false })
  expect(await offers()).toEqual({ tray: true, mail: false })
  expect((await press('POST', `${token}x`)).status).toBe(404)
})

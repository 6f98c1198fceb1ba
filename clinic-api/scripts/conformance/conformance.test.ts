import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addUser, testPassword } from '../../testing/fixtures.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { checkServer } from './check.ts'
import { type Description, promisesOf } from './promises.ts'
import { Report } from './report.ts'

describe('npm run conformance', () => {
  let test: TestApp
  let report: Report

  beforeAll(async () => {
    test = await createTestApp({ env: { CLINIC_DEMO: '1' } })
    await test.app.listen({ host: '127.0.0.1', port: 0 })
    const { email } = await addUser(test, ['admin'])
    // A listening server's address is one of the network.
    const { port } = test.app.server.address() as AddressInfo
    report = await checkServer({
      address: `http://127.0.0.1:${port}`,
      description: await ownDescription(),
      now: test.clock.now(),
      appUrl: test.env.APP_URL,
      admin: { email, password: testPassword },
      // Everybody else, too, is tried in the test of the matrix.
      only: ['nobody', 'foreign doctor', 'patient'],
      async nextStep() {
        test.clock.advance({ seconds: 30 })
        return test.clock.now()
      },
    })
    // Some six hundred calls, on a machine that may be doing other things.
  }, 300_000)
  afterAll(() => test.close())

  async function ownDescription(): Promise<Description> {
    const { body } = await test.app.inject('/api/v1/openapi.json')
    return JSON.parse(body)
  }

  it('finds no fault with this server', () => {
    expect(report.faults).toEqual([])
  })

  it('sees a success of every call but those that only the server can prepare', () => {
    expect(report.left.map((each) => each.split(':')[0])).toEqual([
      'GET /public/clinics/{slug}',
      'GET /public/clinics/{slug}/embedding',
      'GET /public/clinics/{slug}/days',
      'GET /public/clinics/{slug}/slots',
      'GET /public/bookings/{bookingToken}',
      'POST /public/bookings/{bookingToken}',
      'PUT /patients/{id}/verification',
      'POST /offers/{id}/accept',
      'POST /offers/{id}/decline',
      'GET /email-changes/{changeToken}',
      'POST /email-changes/{changeToken}',
      'GET /guardian-invitations/{guardianToken}',
      'POST /guardian-invitations/{guardianToken}',
      'GET /live',
      'POST /users/reset-password',
      'PUT /users/me/phone',
      'GET /invitations/{invitationToken}',
      'POST /invitations/{invitationToken}',
      'GET /mail-clinics/{clinicToken}',
      'GET /visit-links/{visitToken}/calendar.ics',
      'GET /visit-links/{visitToken}',
      'POST /visit-links/{visitToken}',
      'GET /stop-links/{stopToken}',
      'POST /stop-links/{stopToken}',
      'GET /sign-ups/{signUpToken}',
      'POST /sign-ups/{signUpToken}',
      'POST /payments',
      'GET /payments/{id}/receipt',
      'POST /channels/twilio/inbound',
      'POST /channels/twilio/status',
      'POST /channels/webhook/inbound',
      'POST /channels/webhook/status',
      'POST /payments/webhook',
    ])
  })

  it.each([
    ['another shape', 200, '{"status":7}', /status must be/],
    ['another status', 201, '{"status":"ok"}', /answered 201, not 200/],
    ['a fault of its own', 500, '{"message":"x","code":"internal"}', /failed with 500/],
    ['a refusal in its own words', 403, 'no', /no message/],
    ['a code of another status', 404, '{"message":"x","code":"forbidden"}', /the code forbidden of 403/],
  ])('finds %s', async (_what, statusCode, body, fault) => {
    const judge = promisesOf(await ownDescription())
    const sent = { method: 'GET', url: '/api/v1/health', cookies: {}, headers: {} } as const
    const headers = { 'content-type': 'application/json' }
    const received = { statusCode, headers, cookies: [], body, json: () => JSON.parse(body) }
    expect(judge(sent, received)?.fault).toMatch(fault)
  })

  it('finds who is let through and ought not to be, and shows it in the table', () => {
    const found = new Report(['GET /patients'])
    found.role('GET /patients', 'patient', '200 for patient, who ought 403')
    expect(found.table()).toMatch(/GET \/patients .* FAULT$/)
    expect(found.faults).toEqual(['GET /patients: 200 for patient, who ought 403'])
  })
})

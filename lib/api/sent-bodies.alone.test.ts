import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { encodeSlot } from '#contract/time'
import { listedAppointment } from '@/components/testing/an-appointment'
import { sendBookingAlert } from './alerts'
import { createClinic } from './clinics'

const auth = { accessToken: 'a' }
const received: Record<string, unknown> = {}
const server = createServer(async (request, response) => {
  received[`${request.method} ${new URL(request.url ?? '', 'http://api').pathname}`] = await json(request)
  response.writeHead(201, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ _id: '01a1f92e-3691-74a9-9975-b3923ce95084', message: 'Notification sent' }))
})

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  // A listening server's address is one of the network.
  const { port } = server.address() as AddressInfo
  const SESSION_SECRET = 'a secret for tests of thirty-two characters'
  Object.assign(process.env, { CLINIC_API_URL: `http://127.0.0.1:${port}`, SESSION_SECRET })
})
afterAll(() => server.close())

it('a new clinic is sent as inactive', async () => {
  await createClinic(auth, { name: 'Sol', city: 'Madrid', district: '', postalCode: '28001', plan: 'basic' })
  expect(Object.entries(received)).toEqual([
    [expect.stringMatching(/^POST .*\/clinics\/$/), expect.objectContaining({ name: 'Sol', active: false })],
  ])
})

it('the alert of a booking has the date in the form that the booking has', async () => {
  expect(await sendBookingAlert(auth, 'ana@demo.test', listedAppointment)).toBe(true)
  const [, body] = Object.entries(received).find(([call]) => call.endsWith('/alert/alert-appointment')) ?? []
  expect(encodeSlot(Date.parse(listedAppointment.start), listedAppointment.timeZone)).toMatch(
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:00$/,
  )
  expect(body).toEqual({
    email: 'ana@demo.test',
    clinic: 'Sol',
    doctorName: 'Eva Gil',
    dateAppointment: encodeSlot(Date.parse(listedAppointment.start), listedAppointment.timeZone),
  })
})

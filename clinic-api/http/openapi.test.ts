import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { actions } from '#contract/access'
import { Client } from '../testing/client.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

interface Operation {
  'x-access': string
  security: object[]
  parameters?: { name: string; in: string }[]
  operationId: string
  description: string
  requestBody?: { content: Record<string, { schema: object }> }
  responses: Record<string, unknown>
}

let test: TestApp
let paths: [path: string, operations: Record<string, Operation>][]

beforeAll(async () => {
  test = await createTestApp()
  const { body } = await new Client(test).get('/openapi.json')
  paths = Object.entries(body.paths)
})
afterAll(() => test.close())

it('is a valid OpenAPI 3.1 document', async () => {
  const { body } = await new Client(test).get('/openapi.json')
  const validator = new Validator()
  const result = await validator.validate(body)
  expect(result.errors ?? []).toEqual([])
  expect(validator.version).toBe('3.1')
})

it('describes every call of the contract', () => {
  const calls = paths.flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replace('/api/v1', '')}`),
  )
  for (const call of [
    'POST /logout',
    'POST /users/login',
    'POST /users/enable-2fa',
    'POST /users/verify-2fa',
    'POST /users/confirm-2fa',
    'POST /users/disable-2fa',
    'POST /users/change-password',
    'POST /users/forgot-password',
    'POST /users/reset-password',
    'POST /users/register',
    'POST /users/{id}/reset-2fa',
    'GET /passkeys',
    'POST /passkeys',
    'POST /passkeys/request',
    'DELETE /passkeys/{id}',
    'POST /users/login/passkey',
    'POST /users/login/passkey/question',
    'POST /users/verify-2fa/question',
    'GET /sessions',
    'DELETE /sessions',
    'DELETE /sessions/{id}',
    'GET /users/me',
    'GET /users/{id}',
    'GET /token/refresh',
    'GET /workshifts',
    'GET /calendar/team',
    'POST /workshifts',
    'PUT /workshifts/{id}',
    'DELETE /workshifts/{id}',
    'POST /workshift-series/preview',
    'POST /workshift-series',
    'GET /workshift-series',
    'GET /workshift-series/{id}',
    'PUT /workshift-series/{id}',
    'DELETE /workshift-series/{id}',
    'POST /workshift-series/parse',
    'GET /days-off',
    'POST /days-off',
    'DELETE /days-off/{id}',
    'GET /days-off/holidays',
    'GET /appointments',
    'GET /appointments/patient/{patientId}',
    'GET /appointments/available',
    'GET /appointments/{id}',
    'POST /appointments',
    'GET /waitlist',
    'POST /waitlist',
    'DELETE /waitlist/{id}',
    'PUT /waitlist/{id}/urgent',
    'POST /offers/{id}/accept',
    'POST /offers/{id}/decline',
    'POST /visits/resolve',
    'POST /visits/resolve/options',
    'POST /undo/{token}',
    'GET /today',
    'GET /insights',
    'GET /insights/file',
    'GET /insights/visits',
    'GET /stop-links/{stopToken}',
    'POST /stop-links/{stopToken}',
    'GET /visit-kinds',
    'POST /visit-kinds',
    'PUT /visit-kinds/{id}',
    'DELETE /visit-kinds/{id}',
    'GET /resources',
    'POST /resources',
    'PUT /resources/{id}',
    'DELETE /resources/{id}',
    'GET /public/clinics',
    'GET /public/clinics/{slug}',
    'GET /public/clinics/{slug}/days',
    'GET /public/clinics/{slug}/slots',
    'GET /public/clinics/{slug}/embedding',
    'POST /public/bookings',
    'GET /public/bookings/{bookingToken}',
    'POST /public/bookings/{bookingToken}',
    'GET /patients/to-verify',
    'PUT /patients/{id}/verification',
    'POST /patients/quick',
    'PUT /appointments/{id}/arrived',
    'DELETE /appointments/{id}/arrived',
    'PUT /appointments/{id}/started',
    'DELETE /appointments/{id}/started',
    'PUT /appointments/{id}/cancel',
    'PUT /appointments/{id}/complete',
    'PUT /appointments/{id}/noshow',
    'PUT /appointments/{id}/reschedule',
    'POST /staff/register',
    'GET /staff/clinic/{clinicId}/speciality',
    'GET /staff/clinic/{clinicId}/speciality/{speciality}',
    'GET /staff/{id}',
    'PUT /staff/{id}',
    'DELETE /staff/{id}',
    'GET /plans',
    'GET /plans/{id}',
    'GET /clinics',
    'GET /clinics/{id}',
    'POST /clinics',
    'PUT /clinics/{id}',
    'GET /clinics/{id}/usage',
    'GET /clinics/{id}/tasks',
    'GET /clinics/{id}/first-steps',
    'PUT /clinics/{id}/first-steps',
    'POST /payments',
    'POST /payments/webhook',
    'GET /patients',
    'POST /patients',
    'GET /patients/similar',
    'GET /sign-ups/clinics',
    'POST /sign-ups',
    'GET /sign-ups/{signUpToken}',
    'POST /sign-ups/{signUpToken}',
    'GET /members',
    'POST /members',
    'PUT /members/{id}',
    'DELETE /members/{id}',
    'POST /members/{id}/invite',
    'GET /invitations/{invitationToken}',
    'POST /invitations/{invitationToken}',
    'PUT /sessions/current',
    'GET /patients/{id}',
    'PUT /patients/{id}',
    'POST /patients/{id}/fastq',
    'DELETE /patients/{id}/fastq',
    'POST /patients/{id}/fastq-request',
    'POST /patients/{id}/notify-genetic',
    'GET /patients/{id}/access-log',
    'GET /audit/proof',
    'GET /histories/{id}',
    ...['condition', 'treatment'].flatMap((entry) => [
      `POST /histories/{id}/${entry}`,
      `PUT /histories/{id}/${entry}/{${entry}Id}`,
      `DELETE /histories/{id}/${entry}/{${entry}Id}`,
    ]),
    'POST /histories/{id}/allergy',
    'DELETE /histories/{id}/allergy/{allergy}',
    ...['image', 'analytic'].flatMap((kind) => [
      `POST /histories/{id}/${kind}`,
      `DELETE /histories/{id}/${kind}/{fileId}`,
      `GET /histories/{id}/${kind}/{fileId}/file`,
    ]),
    'POST /alert/alert-appointment',
    'GET /weather',
    'GET /notifications',
    'PUT /notifications/read',
    'GET /live',
    'GET /health',
    'GET /ready',
  ]) {
    expect(calls).toContain(call)
  }
})

it('says of every call who may make it', () => {
  const known = ['public', 'session', ...Object.keys(actions)]
  for (const [path, operations] of paths) {
    for (const [method, operation] of Object.entries(operations)) {
      const call = `${method} ${path}`
      expect(known, call).toContain(operation['x-access'])
      expect(operation.security.length === 0, call).toBe(operation['x-access'] === 'public')
    }
  }
})

it('names every call once, the same from version to version', () => {
  const ids = paths.flatMap(([, calls]) => Object.values(calls).map(({ operationId }) => operationId))
  expect(ids.filter((id) => !/^[a-z][A-Za-z0-9]+$/.test(id))).toEqual([])
  expect(ids.length).toBeGreaterThan(150)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toEqual(expect.arrayContaining(['getPatientsById', 'postUsersByIdReset2fa', 'getRootHealth']))
})

it('tells generated clients how a call is refused, in the one envelope', async () => {
  for (const [path, calls] of paths)
    for (const [method, { responses, security, description }] of Object.entries(calls)) {
      expect(description, `${method} ${path}`).not.toBe('')
      expect(responses, `${method} ${path}`).toHaveProperty('429')
      if (security.length > 0) expect(Object.keys(responses)).toEqual(expect.arrayContaining(['401', '403']))
    }
  const { body } = await new Client(test).get('/openapi.json')
  const { content } = body.components.responses.Refusal404
  expect(content['application/json'].schema.$ref).toBe('#/components/schemas/ErrorEnvelope')
  expect(body.components.schemas.ErrorEnvelope.required).toEqual(['message', 'code'])
})

it('describes the bodies of uploads', () => {
  const uploads = paths.flatMap(([path, { post }]) =>
    post?.requestBody?.content['multipart/form-data'] ? [path.replace('/api/v1', '')] : [],
  )
  expect(uploads.sort()).toEqual([
    '/histories/{id}/analytic',
    '/histories/{id}/image',
    '/imports',
    '/patients/{id}/fastq',
    '/threads/{id}/files',
  ])
})

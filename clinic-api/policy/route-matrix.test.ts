import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Action, actions, reachOf } from '#contract/access'
import { encodeSlot } from '#contract/time'
import { signUps } from '../db/schema/sign-ups.ts'
import { installAuthentication } from '../http/authenticate.ts'
import { hashToken } from '../services/identity/sessions/tokens.ts'
import { visitLinkToken } from '../services/notifications/visit-link-token.ts'
import { Client } from '../testing/client.ts'
import { addClinic, addKind, addPatient, addShift, addStaff } from '../testing/fixtures.ts'
import { upload } from '../testing/multipart.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import type { Caller } from './caller.ts'
import { can, type Subject } from './can.ts'

/** Whose record stands behind the first parameter of an address, by how the address begins and ends. */
type Owner =
  | 'patient'
  | 'doctor'
  | 'clinic'
  | 'appointment'
  | 'change'
  | 'shift'
  | 'series'
  | 'dayOff'
  | 'kind'
  | 'hold'
  | 'feed'
  | 'account'
  | 'nobody'
  | 'query'

const owners: [pattern: RegExp, owner: Owner][] = [
  [/^\/histories\/\{id\}/, 'patient'],
  [/^\/patients\/\{id\}/, 'patient'],
  [/^\/appointments\/patient\/\{patientId\}/, 'patient'],
  [/^\/appointments\/\{id\}/, 'appointment'],
  [/^\/undo\/\{token\}/, 'change'],
  [/^\/workshifts\/\{id\}/, 'shift'],
  [/^\/workshift-series\/\{id\}/, 'series'],
  [/^\/days-off\/\{id\}/, 'dayOff'],
  [/^\/staff\/\{id\}/, 'doctor'],
  [/^\/staff\/clinic\/\{clinicId\}/, 'clinic'],
  [/^\/clinics\/\{id\}/, 'clinic'],
  [/^\/visit-kinds\/\{id\}/, 'kind'],
  [/^\/holds\/\{id\}/, 'hold'],
  [/^\/feeds\/\{id\}/, 'feed'],
  [/^\/feeds\/\{feedToken\}/, 'nobody'],
  [/^\/users\/\{id\}/, 'account'],
  [/^\/plans\/\{id\}/, 'nobody'],
  [/^\/visit-links\/\{visitToken\}/, 'nobody'],
  [/^\/sign-ups\/\{signUpToken\}/, 'nobody'],
]

/** Whose records the query names is for the tests of each call; here only the role counts. */
const byQuery = new Set([
  '/workshifts',
  '/workshift-series',
  '/days-off',
  '/days-off/holidays',
  '/calendar/team',
  '/appointments',
  '/today',
  '/visit-kinds',
  '/appointments/available',
  '/appointments/available-days',
])

/** Answers that hold the line open. */
const endless = new Set(['GET /live'])

/** Open to anybody, and yet 401 or 403 for who brings nothing: a refresh token, a challenge. */
const selfGuarded = new Set(['GET /token/refresh', 'POST /users/verify-2fa'])

interface Person {
  name: string
  client: Client
  caller: Caller | null
}

interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  access: string
}

describe('every route, for every role, on own and foreign records', () => {
  let test: TestApp
  let routes: Route[]
  let people: Person[]
  let ids: Record<string, string>
  let subjects: Record<Owner, Subject>

  beforeAll(async () => {
    test = await createTestApp()
    const { body } = await new Client(test).get('/openapi.json')
    routes = Object.entries<Record<string, { 'x-access': string }>>(body.paths).flatMap(
      ([path, operations]) =>
        Object.entries(operations).map(([method, operation]) => ({
          method: method.toUpperCase() as Route['method'],
          path: path.replace('/api/v1', ''),
          access: operation['x-access'],
        })),
    )
    await makeRecords()
  })
  afterAll(() => test.close())

  async function makeRecords(): Promise<void> {
    const [clinic, foreign] = [await addClinic(test), await addClinic(test)]
    const doctor = await addStaff(test, { clinicId: clinic.id })
    const patient = await addPatient(test, { clinicId: clinic.id })
    const shift = await addShift(test, doctor, '2026-11-24T08:00:00.000Z')
    const series = await doctor.client.post('/workshift-series', {
      doctorId: doctor.id,
      clinicId: clinic.id,
      from: '2026-12-01',
      until: '2026-12-31',
      everyWeeks: 1,
      hours: [{ weekday: 1, start: '09:00', end: '14:00' }],
      collisions: 'keep',
    })
    const dayOff = await doctor.client.post('/days-off', {
      ...{ doctorId: doctor.id, clinicId: clinic.id, reason: 'vacation' },
      ...{ from: '2026-12-24', to: '2026-12-31' },
    })
    const booked = await patient.client.post('/appointments', {
      patientId: patient.id,
      clinicId: clinic.id,
      doctorId: doctor.id,
      appointmentDate: encodeSlot(Date.parse('2026-11-24T08:00:00.000Z'), clinic.timeZone),
    })
    const other = await patient.client.post('/appointments', {
      patientId: patient.id,
      clinicId: clinic.id,
      doctorId: doctor.id,
      appointmentDate: '2026-11-24T09:00:00.000Z',
    })
    const closed = await doctor.client.put(`/appointments/${other.body.appointmentId}/complete`)
    const held = await patient.client.post('/holds', {
      ...{ clinicId: clinic.id, doctorId: doctor.id },
      appointmentDate: encodeSlot(Date.parse('2026-11-24T10:30:00.000Z'), clinic.timeZone),
    })
    const feed = await patient.client.post('/feeds', { what: 'visits' })
    const history = `/histories/${patient.historyId}`
    const condition = { name: 'x', details: 'x', since: '2026-01-01' }
    const treatment = { name: 'x', instructions: 'x', startDate: '2026-01-01', endDate: '2026-01-01' }
    await doctor.client.post(`${history}/allergy`, { allergy: 'Pollen' })
    ids = {
      patient: patient.id,
      doctor: doctor.id,
      clinic: clinic.id,
      shift: shift.id,
      series: series.body.seriesId,
      dayOff: dayOff.body[0].id,
      appointment: booked.body.appointmentId,
      kind: (await addKind(test, clinic)).id,
      hold: held.body.holdId,
      feed: feed.body.id,
      feedToken: /([^/]+)\.ics$/.exec(feed.body.address)?.[1] ?? '',
      account: patient.userId,
      nobody: 'basic',
      token: closed.body.undo,
      visitToken: visitLinkToken(test.env, {
        appointmentId: booked.body.appointmentId,
        startAt: Date.parse('2026-11-24T08:00:00.000Z'),
        action: 'confirm',
      }),
      signUpToken: 'any-text',
      conditionId: (await doctor.client.post(`${history}/condition`, condition)).body.currentConditions[0]
        ._id,
      treatmentId: (await doctor.client.post(`${history}/treatment`, treatment)).body.treatments[0]._id,
      image: (await upload(test, doctor.client, `${history}/image`, { name: 'x', bytes: Buffer.from('x') }))
        .body._id,
      analytic: (
        await upload(test, doctor.client, `${history}/analytic`, { name: 'x', bytes: Buffer.from('x') })
      ).body._id,
      allergy: 'Pollen',
      speciality: 'cardiology',
    }
    await test.db.orm.insert(signUps).values({
      id: 'sign-up',
      clinicId: clinic.id,
      patientId: patient.id,
      tokenHash: hashToken(ids.signUpToken ?? ''),
      expiresAt: new Date('2026-11-30T00:00:00.000Z'),
      createdAt: test.clock.now(),
    })
    const clinicIds = [clinic.id]
    const both = { clinicIds, doctorId: doctor.id, patientId: patient.id }
    subjects = {
      patient: { clinicIds, patientId: patient.id },
      doctor: { clinicIds, doctorId: doctor.id, userId: doctor.userId },
      clinic: { clinicIds },
      appointment: both,
      change: both,
      shift: { clinicIds, doctorId: doctor.id },
      series: { clinicIds, doctorId: doctor.id },
      dayOff: { clinicIds, doctorId: doctor.id },
      kind: { clinicIds },
      hold: { userId: patient.userId },
      feed: { userId: patient.userId },
      account: { userId: patient.userId, patientId: patient.id, clinicIds },
      nobody: {},
      query: {},
    }
    const staff = async (name: string, clinicId: string | null, role: 'doctor' | 'clinicadmin' | 'admin') =>
      person(name, await addStaff(test, { clinicId, roles: [role] }), role, clinicId)
    people = [
      { name: 'nobody', client: new Client(test), caller: null },
      patientPerson('other patient', await addPatient(test, { clinicId: foreign.id })),
      await staff('foreign doctor', foreign.id, 'doctor'),
      await staff('foreign clinicadmin', foreign.id, 'clinicadmin'),
      await staff('admin', null, 'admin'),
      await staff('colleague', clinic.id, 'doctor'),
      await staff('clinicadmin', clinic.id, 'clinicadmin'),
      patientPerson('patient', patient),
      person('doctor', doctor, 'doctor', clinic.id),
    ]
  }

  function person(
    name: string,
    member: { id: string; userId: string; client: Client },
    role: 'doctor' | 'clinicadmin' | 'admin',
    clinicId: string | null,
  ): Person {
    const { id: staffId, userId, client } = member
    const doctorId = role === 'doctor' ? staffId : null
    const caller = {
      sessionId: '',
      userId,
      roles: [role],
      staffId,
      doctorId,
      clinicId,
      patientId: null,
      address: '',
    }
    return { name, client, caller }
  }

  function patientPerson(
    name: string,
    { id, userId, client }: { id: string; userId: string; client: Client },
  ): Person {
    const nothing = { sessionId: '', staffId: null, doctorId: null, clinicId: null, address: '' }
    return { name, client, caller: { ...nothing, userId, roles: ['patient'], patientId: id } }
  }

  function ownerOf({ path }: Route): Owner {
    const found = owners.find(([pattern]) => pattern.test(path))
    if (found) return found[1]
    if (path.includes('{')) throw new Error(`Say in this test whose record stands behind ${path}`)
    return byQuery.has(path) ? 'query' : 'nobody'
  }

  function addressOf(route: Route): string {
    const kind = route.path.includes('/image/') ? 'image' : 'analytic'
    return route.path.replace(/\{(\w+)\}/g, (_, name: string) => {
      if (name === 'id' || name === 'patientId' || name === 'clinicId') return ids[ownerOf(route)] ?? name
      return ids[name === 'fileId' ? kind : name] ?? name
    })
  }

  /** 401, 403, 404, or nothing for somebody who is let through. */
  function expected(route: Route, { caller }: Person): number | null {
    const { access } = route
    if (access === 'public') return null
    if (!caller) return 401
    if (access === 'session' || !(access in actions)) return null
    // The test above makes sure that it is one of ours.
    const action = access as Action
    if (reachOf(action, caller.roles) === null) return 403
    const owner = ownerOf(route)
    if (owner === 'query' || owner === 'nobody') return null
    return can(caller, action, subjects[owner]) ? null : 404
  }

  it('lets nobody through who should be stopped, and stops nobody else', async () => {
    const wrong: string[] = []
    for (const route of routes) {
      const call = `${route.method} ${route.path}`
      if (endless.has(call) || selfGuarded.has(call)) continue
      for (const each of people) {
        const status = expected(route, each)
        // What is allowed to delete would take away the record for those who come after.
        if (status === null && (route.method === 'DELETE' || /(logout|disable-2fa|reset-2fa)$/.test(call)))
          continue
        const answer = await attempt(route, each.client)
        const stopped = [401, 403, 404].includes(answer.status) ? answer.status : null
        if (stopped !== status && !isKnown(call, each, answer)) {
          wrong.push(
            `${call} as ${each.name}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 80)}, not ${status}`,
          )
        }
      }
    }
    expect(wrong).toEqual([])
  })

  /** Rules beyond role and ownership, each tested where it belongs. */
  function isKnown(call: string, { name, caller }: Person, { status }: { status: number }): boolean {
    if (call === 'POST /clinics') return status === 403 && (caller?.clinicId ?? null) !== null
    if (call === 'GET /users/{id}')
      return status === 404 && !['patient', 'doctor', 'colleague', 'clinicadmin'].includes(name)
    // What closed a visit is its doctor's to take back.
    if (call === 'POST /undo/{token}')
      return caller?.roles[0] === 'clinicadmin' && [403, 404].includes(status)
    return call === 'GET /weather' && status === 404
  }

  function attempt({ method, ...route }: Route, client: Client) {
    const path = addressOf({ method, ...route })
    if (method === 'GET' || method === 'DELETE') return client.call(method, `${path}${queryOf(route.path)}`)
    // Whoever is let through stumbles over the body and changes nothing.
    return client.call(method, path, { body: '{"malformed' })
  }

  function queryOf(path: string): string {
    if (path === '/weather') return '?city=Madrid'
    return byQuery.has(path) ? '?unusable=1' : ''
  }

  /** Every row of every table but those that say who asked: the trail, and when a session or a feed was used last. */
  async function everything(): Promise<Record<string, string>> {
    const text = "select table_name as name from information_schema.tables where table_schema = 'public'"
    const tables = await test.db.run<{ name: string }>({ name: 'tables', text }, [])
    const contents: Record<string, string> = {}
    for (const { name } of tables) {
      if (['audit', 'feeds', 'rate_limits', 'sessions'].includes(name)) continue
      const sum = `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from "${name}" t`
      const [found] = await test.db.run<{ sum: string }>({ name: `sum_${name}`, text: sum }, [])
      contents[name] = found?.sum ?? ''
    }
    return contents
  }

  it('changes nothing by GET or HEAD, whoever asks', async () => {
    const before = await everything()
    expect(Object.keys(before).length).toBeGreaterThan(10)
    for (const route of routes.filter(({ method }) => method === 'GET')) {
      const call = `GET ${route.path}`
      // A refresh token is redeemed by GET because section 7 says so; the web asks for it by POST.
      if (endless.has(call) || call === 'GET /token/refresh') continue
      for (const { client } of people) {
        const path = `${addressOf(route)}${queryOf(route.path)}`
        await client.call('GET', path)
        await client.call('HEAD', path)
      }
    }
    expect(await everything()).toEqual(before)
  })

  it('starts with no route that declares none', async () => {
    const app = Fastify()
    installAuthentication(app, test.deps)
    expect(() => app.get('/open', async () => 'everything')).toThrow('/open declares no access')
    await app.close()
  })

  it('knows a rule for every route', () => {
    for (const route of routes) {
      const known = ['public', 'session'].includes(route.access) || route.access in actions
      expect(known, `${route.method} ${route.path}: ${route.access}`).toBe(true)
      expect(() => ownerOf(route)).not.toThrow()
    }
    const used = new Set(routes.map(({ access }) => access))
    const implied = [
      'appointment.undo',
      'appointment.confirm',
      'staff.read-dni',
      'user.read',
      'user.read-staff',
      'history.edit',
    ]
    expect(Object.keys(actions).filter((action) => !used.has(action) && !implied.includes(action))).toEqual(
      [],
    )
  })
})

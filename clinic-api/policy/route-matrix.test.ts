import { eq } from 'drizzle-orm'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { actions, type Role } from '#contract/access'
import { clinicSlugs } from '../db/schema/clinic-slugs.ts'
import { clinics } from '../db/schema/clinics.ts'
import { emailChanges } from '../db/schema/email-changes.ts'
import { guardians } from '../db/schema/guardians.ts'
import { memberInvitations, memberships } from '../db/schema/memberships.ts'
import { passkeys } from '../db/schema/passkeys.ts'
import { payments } from '../db/schema/payments.ts'
import { publicBookings } from '../db/schema/public-bookings.ts'
import { signUps } from '../db/schema/sign-ups.ts'
import { visitKinds } from '../db/schema/visit-kinds.ts'
import { installAuthentication } from '../http/authenticate.ts'
import { changeToken } from '../services/email-changes/change-token.ts'
import { hashToken, newToken } from '../services/identity/sessions/tokens.ts'
import { bookingToken } from '../services/notifications/booking-token.ts'
import { mailClinicToken } from '../services/notifications/clinic-of-mail.ts'
import { stopLinkToken } from '../services/notifications/stop-link-token.ts'
import { visitLinkToken } from '../services/notifications/visit-link-token.ts'
import { Client } from '../testing/client.ts'
import { addClinic, addOffer, addPatient, addStaff } from '../testing/fixtures.ts'
import {
  addressOf,
  callOf,
  everyAttempt,
  nobody,
  queryOf,
  type Route,
  routesOf,
  type Visitor,
  visitor,
} from '../testing/matrix/matrix.ts'
import { endless, ownerOf } from '../testing/matrix/owners.ts'
import { makeRecords, type Records } from '../testing/matrix/records.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

describe('every route, for every role, on own and foreign records', () => {
  let test: TestApp
  let routes: Route[]
  let people: Visitor[]
  let records: Records

  beforeAll(async () => {
    test = await createTestApp()
    const { body } = await new Client(test).get('/openapi.json')
    routes = routesOf(body.paths)
    await makePeople()
  })
  afterAll(() => test.close())

  async function makePeople(): Promise<void> {
    const [clinic, foreign] = [await addClinic(test), await addClinic(test)]
    const staffOf = (clinicId: string | null, role: Role) => addStaff(test, { clinicId, roles: [role] })
    const doctor = await staffOf(clinic.id, 'doctor')
    const owner = await staffOf(clinic.id, 'clinicadmin')
    const patient = await addPatient(test, { clinicId: clinic.id })
    records = await makeRecords({ server: test, now: test.clock.now(), clinic, doctor, owner, patient })
    await addUnreachable(clinic.id, patient)
    people = [
      nobody(new Client(test)),
      visitor('other patient', await addPatient(test, { clinicId: foreign.id }), 'patient'),
      visitor('foreign doctor', await staffOf(foreign.id, 'doctor'), 'doctor'),
      visitor('foreign clinicadmin', await staffOf(foreign.id, 'clinicadmin'), 'clinicadmin'),
      visitor('admin', await staffOf(null, 'admin'), 'admin'),
      visitor('foreign receptionist', await staffOf(foreign.id, 'receptionist'), 'receptionist'),
      visitor('foreign nurse', await staffOf(foreign.id, 'nurse'), 'nurse'),
      visitor('receptionist', await staffOf(clinic.id, 'receptionist'), 'receptionist'),
      visitor('nurse', await staffOf(clinic.id, 'nurse'), 'nurse'),
      visitor('colleague', await staffOf(clinic.id, 'doctor'), 'doctor'),
      visitor('clinicadmin', owner, 'clinicadmin'),
      visitor('patient', patient, 'patient'),
      ...(await guardiansOf(patient, clinic.id, foreign.id)),
      visitor('doctor', doctor, 'doctor'),
    ]
  }

  /** Somebody who acts for the patient, somebody who could but acts as themselves, and somebody who no longer may. */
  async function guardiansOf(
    patient: { id: string },
    clinicId: string,
    foreignId: string,
  ): Promise<Visitor[]> {
    const tied = async (endedAt: Date | null, acts: boolean) => {
      const person = await addPatient(test, { clinicId: foreignId })
      const { name, surname, email, userId, client } = person
      const tie = { id: email, patientId: patient.id, clinicId, userId, relation: 'carer' as const }
      const times = { createdAt: test.clock.now(), acceptedAt: test.clock.now() }
      const row = { ...tie, ...times, name, surname, email, invitedBy: userId }
      await test.db.orm.insert(guardians).values(row)
      if (acts) expect((await client.put('/sessions/current', { patientId: patient.id })).status).toBe(200)
      await test.db.orm.update(guardians).set({ endedAt }).where(eq(guardians.id, tie.id))
      return person
    }
    const acting = await tied(null, true)
    return [
      visitor('guardian', { ...acting, id: patient.id }, 'patient'),
      visitor('guardian as themselves', await tied(null, false), 'patient'),
      visitor('former guardian', await tied(test.clock.now(), true), 'patient'),
    ]
  }

  /** Adds records that no caller of the API can make, or learn the name of. */
  async function addUnreachable(clinicId: string, patient: { id: string; userId: string }): Promise<void> {
    const { ids, startAt } = records
    const facts = { appointmentId: ids.appointment ?? '', startAt: Date.parse(startAt) }
    const guardianToken = newToken(ids.guardianId ?? '')
    await test.db.orm
      .update(guardians)
      .set({ tokenHash: hashToken(guardianToken), expiresAt: new Date('2026-11-30T00:00:00.000Z') })
      .where(eq(guardians.id, ids.guardianId ?? ''))
    Object.assign(ids, {
      offer: await addOffer(test, ids.entry ?? ''),
      passkey: 'passkey',
      payment: 'payment',
      visitToken: visitLinkToken(test.env, { ...facts, action: 'confirm' }),
      stopToken: stopLinkToken(test.env, { userId: patient.userId, stops: 'files' }),
      signUpToken: 'any-text',
      changeToken: changeToken(test.env, 'change', 'stop'),
      guardianToken,
      invitationToken: 'any-text',
      slug: 'page',
      bookingToken: bookingToken(test.env, 'booking'),
      clinicToken: mailClinicToken(test.env, clinicId),
    })
    await test.db.orm.update(clinics).set({ slug: 'page' }).where(eq(clinics.id, clinicId))
    await test.db.orm.insert(clinicSlugs).values({ slug: 'page', clinicId, createdAt: test.clock.now() })
    await test.db.orm
      .update(visitKinds)
      .set({ public: true })
      .where(eq(visitKinds.id, ids.kind ?? ''))
    const [bookedAt, bookedUntil] = [new Date(startAt), new Date(Date.parse(startAt) + 3_600_000)]
    await test.db.orm.insert(publicBookings).values({
      id: 'booking',
      clinicId,
      doctorId: ids.doctor ?? '',
      kindId: ids.kind ?? '',
      startAt: bookedAt,
      endAt: bookedUntil,
      browser: 'browser',
      contact: 'contact',
      expiresAt: new Date('2026-11-30T00:00:00.000Z'),
      createdAt: test.clock.now(),
    })
    const invited = { id: 'membership', clinicId, roles: [] }
    const [now, expiresAt] = [test.clock.now(), new Date('2026-11-30T00:00:00.000Z')]
    await test.db.orm.insert(memberships).values({ ...invited, createdAt: now, updatedAt: now })
    const person = { email: 'new@example.test', name: 'Ana', surname: 'Gil', language: 'es' as const }
    await test.db.orm
      .insert(memberInvitations)
      .values({ ...person, membershipId: invited.id, tokenHash: hashToken('any-text'), expiresAt })
    await test.db.orm.insert(emailChanges).values({
      id: 'change',
      userId: patient.userId,
      email: 'other@example.test',
      oldEmail: 'old@example.test',
      expiresAt,
      stoppableUntil: expiresAt,
      createdAt: now,
    })
    await test.db.orm.insert(signUps).values({
      id: 'sign-up',
      clinicId,
      patientId: patient.id,
      tokenHash: hashToken('any-text'),
      expiresAt: new Date('2026-11-30T00:00:00.000Z'),
      createdAt: test.clock.now(),
    })
    await test.db.orm.insert(payments).values({
      id: 'payment',
      clinicId,
      planId: 'advanced',
      userId: patient.userId,
      provider: 'test',
      amountCents: 500,
      status: 'paid',
      createdAt: test.clock.now(),
      updatedAt: test.clock.now(),
    })
    await test.db.orm.insert(passkeys).values({
      id: 'passkey',
      userId: patient.userId,
      name: 'Phone',
      credentialId: 'x',
      publicKey: 'x',
      counter: 0,
      transports: [],
      createdAt: test.clock.now(),
    })
  }

  it('finds a record behind every address', () => {
    expect(routes.filter((route) => addressOf(route, records) === null).map(callOf)).toEqual([])
  })

  it('lets nobody through who should be stopped, and stops nobody else', async () => {
    const wrong: string[] = []
    for await (const { call, name, status, answer, isRight } of everyAttempt(routes, people, records)) {
      const said = JSON.stringify(answer.body).slice(0, 80)
      if (!isRight) wrong.push(`${call} as ${name}: ${answer.status} ${said}, not ${status}`)
    }
    expect(wrong).toEqual([])
  })

  /** Every row of every table but those that say who asked: the trail, and when a session or a feed was used last. */
  async function everything(): Promise<Record<string, string>> {
    const text = `select relname as name from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace`
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

  it('changes nothing by GET or HEAD, whoever asks', { tags: 'slow' }, async () => {
    const before = await everything()
    expect(Object.keys(before).length).toBeGreaterThan(10)
    for (const route of routes.filter(({ method }) => method === 'GET')) {
      const call = `GET ${route.path}`
      // A refresh token is redeemed by GET because section 7 says so; the web asks for it by POST.
      if (endless.has(call) || call === 'GET /token/refresh') continue
      for (const { client } of people) {
        const path = `${addressOf(route, records)}${queryOf(route.path)}`
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
      expect(() => ownerOf(route.path)).not.toThrow()
    }
    const used = new Set(routes.map(({ access }) => access))
    const implied = [
      'fhir.export',
      'appointment.undo',
      'staff.read-dni',
      'user.read',
      'user.read-staff',
      'history.edit',
      'history.remove-others',
      'patient.read-status',
      'thread.read-clinical',
      'fhir.use',
    ]
    expect(Object.keys(actions).filter((action) => !used.has(action) && !implied.includes(action))).toEqual(
      [],
    )
  })
})

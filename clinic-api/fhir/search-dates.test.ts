import type { Bundle, Resource } from '@medplum/fhirtypes'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { encodeSlot } from '#contract/time'
import { users } from '../db/schema/users.ts'
import { Client } from '../testing/client.ts'
import { addClinic, addPatient, addShift, addStaff } from '../testing/fixtures.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { DateCondition } from './date-condition.ts'
import { readDates } from './date-search.ts'
import { kinds } from './kinds.ts'
import { commonParameters } from './search-query.ts'

const births = [
  '1949-12-31',
  '1950-01-01',
  '1989-12-31',
  '1990-01-01',
  '1990-01-31',
  '1990-02-01',
  '1990-12-31',
  '1991-01-01',
  '2000-02-29',
  '2023-12-31',
  '2024-02-29',
  '2024-03-01',
  '2026-11-22',
]

describe('a search by dates', () => {
  let test: TestApp
  let desk: Awaited<ReturnType<typeof addStaff>>
  let doctor: typeof desk
  let patient: Awaited<ReturnType<typeof addPatient>>
  const birthOf = new Map<string, string>()

  beforeAll(async () => {
    test = await createTestApp({ now: '2026-11-23T07:00:00.000Z' })
    const clinic = await addClinic(test)
    desk = await addStaff(test, { clinicId: clinic.id, roles: ['clinicadmin'] })
    doctor = await addStaff(test, { clinicId: clinic.id })
    for (const birthdate of births) {
      patient = await addPatient(test, { clinicId: clinic.id, birthdate, phone: '612 34 56 78' })
      birthOf.set(patient.id, birthdate)
    }
    await addShift(test, doctor, '2026-11-24T08:00:00.000Z')
    const booked = await doctor.client.post('/appointments', {
      patientId: patient.id,
      clinicId: clinic.id,
      doctorId: doctor.id,
      appointmentDate: encodeSlot(Date.parse('2026-11-24T09:00:00.000Z'), clinic.timeZone),
    })
    expect(booked.status).toBeLessThan(300)
    const history = `/histories/${patient.historyId}`
    await doctor.client.post(`${history}/condition`, {
      name: 'Bronchitis',
      details: 'x',
      since: '2026-01-10',
      until: '2026-02-10',
    })
    await doctor.client.post(`${history}/treatment`, {
      name: 'Rest',
      instructions: 'x',
      startDate: '2026-11-10',
      endDate: '2026-11-20',
    })
    await doctor.client.post(`${history}/allergy`, { allergy: 'Pollen' })
  })
  afterAll(() => test.close())

  async function ask(path: string): Promise<{ status: number; body: Bundle }> {
    const { cookies } = desk.client
    const url = `/fhir/R4/${path.replace('{patient}', `patient=${patient.id}`).replace('{schedule}', `schedule=${doctor.id}`)}`
    const answer = await test.app.inject({ method: 'GET', url, cookies })
    return { status: answer.statusCode, body: answer.json() }
  }
  const resourcesOf = ({ entry = [] }: Bundle): Resource[] => entry.flatMap(({ resource }) => resource ?? [])
  const found = async (path: string) => {
    const { status, body } = await ask(path)
    expect(status, path).toBe(200)
    return resourcesOf(body)
  }

  it.each([
    ['birthdate=1990', ['1990-01-01', '1990-01-31', '1990-02-01', '1990-12-31']],
    ['birthdate=eq1990-01', ['1990-01-01', '1990-01-31']],
    ['birthdate=2024-02-29', ['2024-02-29']],
    ['birthdate=ne1990&birthdate=lt2000&birthdate=gt1950-01-01', ['1989-12-31', '1991-01-01']],
    ['birthdate=1949,1991,ge2026', ['1949-12-31', '1991-01-01', '2026-11-22']],
    ['birthdate=sa2023&birthdate=eb2024-03', ['2024-02-29']],
    ['birthdate=le1949', ['1949-12-31']],
    ['birthdate=ap2000', ['2000-02-29']],
    ['birthdate=1990-01-01T00:00:00Z', []],
    ['birthdate=ge1990-12-31T10:00:00+02:00&birthdate=lt1991', ['1990-12-31']],
    ['birthdate=gt9999', []],
    ['birthdate=lt0001-01-01T00:00+14:00', []],
    ['birthdate=le9999-12-31T23:59:59-14:00&birthdate=2000', ['2000-02-29']],
  ])('finds patients by %s', async (query, expected) => {
    const days = (await found(`Patient?${query}`)).map(({ id = '' }) => birthOf.get(id))
    expect(days.sort()).toEqual(expected)
    const counted = await ask(`Patient?${query}&_summary=count`)
    expect(counted.body).toMatchObject({ resourceType: 'Bundle', total: expected.length })
    expect(counted.body).not.toHaveProperty('entry')
  })

  it('finds patients by any dates as the ranges of R4 say', async () => {
    const one = fc
      .record({
        prefix: fc.constantFrom('', 'eq', 'ne', 'gt', 'lt', 'ge', 'le', 'sa', 'eb', 'ap'),
        day: fc.constantFrom(...births, '1990-06-15', '2024-02-28'),
        rest: fc.constantFrom('', 'T00:00:00Z', 'T10:30+01:00', 'T23:59:59.999-05:00'),
        cut: fc.constantFrom(4, 7, 10, 40),
      })
      .map(({ prefix, day, rest, cut }) => `${prefix}${`${day}${rest}`.slice(0, cut)}`)
    const values = fc.array(fc.array(one, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 })
    await fc.assert(
      fc.asyncProperty(values, async (lists) => {
        const texts = lists.map((list) => list.join(','))
        const condition = new DateCondition(texts.map((text) => readDates('birthdate', text)))
        const meant = [...births].filter((day) => condition.holds(day, { now: test.clock.now() }))
        // A plus of an offset stands as it is, and as whoever escapes it writes it.
        for (const write of [(text: string) => text, encodeURIComponent]) {
          const query = texts.map((text) => `birthdate=${write(text)}`).join('&')
          const days = (await found(`Patient?${query}`)).map(({ id = '' }) => birthOf.get(id))
          expect(days.sort(), query).toEqual(meant.sort())
        }
      }),
      { numRuns: 60 },
    )
  })

  it.each([
    ['Appointment?date=2026', 1],
    ['Appointment?date=2026-11-24', 1],
    ['Appointment?date=2026-11-24T09:00Z', 1],
    ['Appointment?date=2026-11-24T10:00:00+01:00', 1],
    ['Appointment?date=2026-11-24T10:00:00.000%2B01:00', 1],
    ['Appointment?date=ne2026-11-24', 0],
    ['Appointment?date=ne2026-11-24T09:01Z', 1],
    ['Appointment?date=gt2026-11-24T09:00:00Z', 0],
    ['Appointment?date=ge2026-11-24T09:00:00Z,lt2020', 1],
    ['Appointment?date=ap2026-11-24', 1],
    ['Appointment?date=2026-11-23,2026-11-24', 1],
    ['Appointment?_lastUpdated=2026-11-23T07:00:00Z', 1],
    ['Appointment?_lastUpdated=ne2026-11-23', 0],
    ['Appointment?_lastUpdated=2025,2026-11', 1],
    ['Condition?{patient}&onset-date=2026-01', 1],
    ['Condition?{patient}&onset-date=gt2026-01-10', 0],
    ['Condition?{patient}&abatement-date=2026-02-10&recorded-date=2026-11-23', 1],
    ['MedicationStatement?{patient}&effective=2026-11', 1],
    ['MedicationStatement?{patient}&effective=2026-11-15', 0],
    ['MedicationStatement?{patient}&effective=ge2026-11-15&effective=le2026-11-15', 1],
    ['MedicationStatement?{patient}&effective=sa2026-11-10', 0],
    ['AllergyIntolerance?{patient}&date=2026-11-23T08:00:00+01:00', 1],
    ['Provenance?{patient}&recorded=2026-11-23', 3],
    ['Slot?{schedule}&start=2026-11-24T09:30Z', 1],
    ['Slot?{schedule}&start=ge2026-11-24T09:00Z&start=le2026-11-24T10:00+00:00', 3],
    ['Slot?{schedule}&start=2026-11-24T09:00Z,2026-11-24T10:00Z', 2],
  ])('finds by %s', async (path, count) => {
    expect(await found(path)).toHaveLength(count)
  })

  it('finds entries of the log to the second, on the days of the clinic', async () => {
    test.clock.set('2026-11-24T23:30:15.000Z')
    desk = { ...desk, client: await Client.of(test, desk.userId) }
    await desk.client.get(`/patients/${patient.id}`)
    const recorded = async (query: string) =>
      (await found(`AuditEvent?${query}&_count=200`)).map((each) =>
        each.resourceType === 'AuditEvent' ? (each.recorded ?? '') : '',
      )
    const here = '2026-11-24T23:30:15.000Z'
    // Half past midnight in Madrid.
    expect(await recorded('date=2026-11-25')).toContain(here)
    expect(await recorded('date=2026-11-24')).not.toContain(here)
    expect(new Set(await recorded('date=2026-11-25T00:30:15+01:00'))).toEqual(new Set([here]))
    expect(await recorded('date=2026-11-24T23:30:16Z')).toEqual([])
    const others = await recorded('date=ne2026-11-25')
    expect(others.length).toBeGreaterThan(0)
    expect(others).not.toContain(here)
    const both = await recorded('date=2026-11-25,2026-11-23')
    expect(both).toEqual(both.toSorted().toReversed())
    expect(new Set(both)).toEqual(new Set([here, '2026-11-23T07:00:00.000Z']))
  })

  const dated = kinds.flatMap(({ type, parameters }) =>
    Object.entries({ ...commonParameters, ...parameters }).flatMap(([name, parameter]) =>
      parameter.type === 'date' ? [[type, name] as const] : [],
    ),
  )
  const needed: Partial<Record<string, string>> = { Slot: '{schedule}&' }

  it.each(dated)('refuses in %s what is no %s', async (type, name) => {
    for (const value of ['yesterday', '1990-13', 'xx1990', '1990,', '2026-11-24T25:00Z', '']) {
      const rest = needed[type] ?? (type === 'Patient' || type === 'Appointment' ? '' : '{patient}&')
      const { status, body } = await ask(`${type}?${rest.replace('{patient}&', '')}${name}=${value}`)
      expect(`${value} ${status} ${body.resourceType}`).toBe(`${value} 400 OperationOutcome`)
    }
  })

  it.each([
    ['Patient?phone=+34612345678', 13],
    ['Patient?phone=%2B34%20612%2034%2056%2078', 13],
    ['Patient?phone=612-34-56-78', 13],
    ['Patient?phone=(0034)612345678', 13],
    ['Patient?phone=tel:%2B34612345678', 13],
    ['Patient?phone=612.345.678', 13],
    ['Patient?phone=phone%7C612345678', 13],
    ['Patient?phone=613345678,612345678', 13],
    ['Patient?phone=613345678', 0],
    ['Patient?identifier={dni}', 1],
    ['Patient?identifier=DNI%7C{dni}', 1],
    ['Patient?identifier=urn:oid:1.3.6.1.4.1.19126.3%7C{dni}', 1],
    ['Patient?identifier=%7C{dni}', 1],
    ['Patient?identifier={hyphen}', 1],
    ['Patient?identifier={lower}', 1],
    ['Patient?identifier={dots}', 1],
    ['Patient?identifier={blanks}', 1],
    ['Patient?identifier=00000000T,{dni}', 1],
    ['Patient?email={email}', 1],
    ['Patient?email={capitals}', 1],
  ])('finds patients by %s', async (path, count) => {
    const { dni, email } = patient
    const notations: Record<string, string> = {
      dni,
      hyphen: dni.replace(/(.)$/, '-$1'),
      lower: dni.toLowerCase(),
      dots: dni.replace(/(..)(...)(...)(.)/, '$1.$2.$3-$4'),
      blanks: dni.replace(/(..)(...)(...)(.)/, '$1+$2+$3+$4'),
      email,
      capitals: email.toUpperCase(),
    }
    expect(await found(path.replace(/\{(\w+)\}/, (_, name: string) => notations[name] ?? ''))).toHaveLength(
      count,
    )
  })

  it('finds an e-mail address with a plus, escaped or not', async () => {
    await test.db.orm
      .update(users)
      .set({ email: 'ana+test@example.test' })
      .where(eq(users.id, patient.userId))
    for (const email of ['ana+test@example.test', 'ana%2Btest@example.test'])
      expect(await found(`Patient?email=${email}`)).toHaveLength(1)
  })

  it('answers each summary as R4 has it', async () => {
    const shown = async (summary: string) =>
      Object.keys((await found(`Patient?_id=${patient.id}&_summary=${summary}`))[0] ?? {}).sort()
    const whole = ['address', 'birthDate', 'id', 'identifier', 'meta', 'name', 'resourceType', 'telecom']
    expect(await shown('false')).toEqual(whole)
    expect(await shown('data')).toEqual(whole)
    expect(await shown('true')).toEqual(whole)
    expect(await shown('text')).toEqual(['id', 'meta', 'resourceType'])
    const read = await ask(`Patient/${patient.id}?_summary=text`)
    expect(Object.keys(read.body).sort()).toEqual(['id', 'meta', 'resourceType'])
    for (const path of [
      'Patient?_summary=all',
      `Patient/${patient.id}?_summary=all`,
      `Patient/${patient.id}?_summary=count`,
    ]) {
      const { status, body } = await ask(path)
      expect(`${path} ${status} ${body.resourceType}`).toBe(`${path} 400 OperationOutcome`)
    }
  })
})

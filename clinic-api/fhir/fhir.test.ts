import type { Appointment, Bundle } from '@medplum/fhirtypes'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Action, type Role, reachOf } from '#contract/access'
import { foldText } from '#contract/fold-text'
import { encodeSlot } from '#contract/time'
import { audit } from '../db/schema/audit.ts'
import { readKey } from '../services/api-keys/read-key.ts'
import type { Client } from '../testing/client.ts'
import { ask, faultsOf, readDefinitions, resourcesOf } from '../testing/fhir.ts'
import { addClinic, addPatient, addShift, addStaff } from '../testing/fixtures.ts'
import { upload } from '../testing/multipart.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { appointmentKind } from './appointment.ts'
import { kinds } from './kinds.ts'
import { readOne } from './search.ts'

const fhirJson = 'application/fhir+json; charset=utf-8'

describe('the record in FHIR R4', () => {
  let test: TestApp
  let clinic: Awaited<ReturnType<typeof addClinic>>
  let doctor: Awaited<ReturnType<typeof addStaff>>
  let desk: typeof doctor
  let patient: Awaited<ReturnType<typeof addPatient>>
  let people: Record<string, { client: Client | null; roles: Role[]; sees: boolean }>
  let ids: Record<string, string>
  const odd = fc
    .sample(fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }), 40)
    .filter((each) => each.trim() !== '')

  beforeAll(async () => {
    readDefinitions()
    test = await createTestApp({ now: '2026-11-23T07:00:00.000Z' })
    const foreign = await addClinic(test)
    clinic = await addClinic(test, { street: 'Calle Mayor 1', phone: '+34 600 000 000' })
    doctor = await addStaff(test, { clinicId: clinic.id })
    desk = await addStaff(test, { clinicId: clinic.id, roles: ['clinicadmin'] })
    patient = await addPatient(test, { clinicId: clinic.id, phone: '+34600123123' })
    await addShift(test, doctor, '2026-11-24T08:00:00.000Z')
    const history = `/histories/${patient.historyId}`
    for (const [index, text] of odd.entries()) {
      await doctor.client.post(`${history}/allergy`, { allergy: text })
      const until = index % 2 === 0 ? { until: '2026-02-01' } : {}
      await patient.client.post(`${history}/condition`, {
        name: text,
        details: text,
        since: '2026-01-01',
        ...until,
      })
      const day = (n: number) => ({ startDate: `2026-1${n}-01`, endDate: `2026-1${n}-28` })
      await doctor.client.post(`${history}/treatment`, { name: text, instructions: text, ...day(index % 3) })
    }
    const file = { name: 'x.png', bytes: Buffer.from('not a picture') }
    const stored = await upload(test, doctor.client, `${history}/image`, file)
    const booked = await doctor.client.post('/appointments', {
      patientId: patient.id,
      clinicId: clinic.id,
      doctorId: doctor.id,
      reason: 'Chest pain',
      deskNote: 'Wheelchair',
      appointmentDate: encodeSlot(Date.parse('2026-11-24T09:00:00.000Z'), clinic.timeZone),
    })
    const note = { note: 'Lungs clear.' }
    await doctor.client.put(`/appointments/${booked.body.appointmentId}/note`, note)
    const first = async (type: string) =>
      resourcesOf((await ask(test, doctor.client, `${type}?patient=${patient.id}`)).body)[0]?.id ?? ''
    const log = (await ask(test, desk.client, 'AuditEvent')).body
    ids = {
      Patient: patient.id,
      Practitioner: doctor.id,
      PractitionerRole: doctor.id,
      Schedule: doctor.id,
      Organization: clinic.id,
      Appointment: booked.body.appointmentId,
      DocumentReference: stored.body._id,
      Condition: await first('Condition'),
      MedicationStatement: await first('MedicationStatement'),
      AllergyIntolerance: await first('AllergyIntolerance'),
      Provenance: await first('Provenance'),
      Slot: resourcesOf((await ask(test, doctor.client, `Slot?schedule=${doctor.id}`)).body)[0]?.id ?? '',
      AuditEvent: resourcesOf(log)[0]?.id ?? '',
    }
    const member = async (clinicId: string | null, role: Role, sees: boolean) => ({
      client: (await addStaff(test, { clinicId, roles: [role] })).client,
      roles: [role],
      sees,
    })
    people = {
      nobody: { client: null, roles: [], sees: false },
      patient: { client: patient.client, roles: ['patient'], sees: true },
      'other patient': {
        client: (await addPatient(test, { clinicId: foreign.id })).client,
        roles: ['patient'],
        sees: false,
      },
      doctor: { client: doctor.client, roles: ['doctor'], sees: true },
      colleague: await member(clinic.id, 'doctor', true),
      'foreign doctor': await member(foreign.id, 'doctor', false),
      clinicadmin: { client: desk.client, roles: ['clinicadmin'], sees: true },
      'foreign clinicadmin': await member(foreign.id, 'clinicadmin', false),
      admin: await member(null, 'admin', false),
    }
  })
  afterAll(() => test.close())

  it('tells the sheet of a patient, and nothing of one that is empty', async () => {
    const read = async () => (await ask(test, patient.client, `Patient/${patient.id}`)).body
    expect(Object.keys(await read())).not.toContain('gender')
    const { body: known } = await desk.client.get(`/patients/${patient.id}`)
    const sheet = {
      sex: 'other',
      address: 'Calle Mayor 1',
      postalCode: '28013',
      healthCard: 'BBBB1234567890',
      language: 'es',
      emergencyContact: { name: 'Rosa Gil', phone: '612 00 00 00', relation: 'sister' },
    }
    await desk.client.put(`/patients/${patient.id}/details`, { ...sheet, version: known.version })
    const told = await read()
    expect(faultsOf(told)).toEqual([])
    expect(told).toMatchObject({
      gender: 'other',
      address: [{ line: ['Calle Mayor 1'], city: patient.city, postalCode: '28013' }],
      contact: [
        {
          relationship: [{ coding: [{ code: 'C' }], text: 'sister' }],
          name: { text: 'Rosa Gil' },
          telecom: [{ system: 'phone', value: '612 00 00 00' }],
        },
      ],
      communication: [{ language: { coding: [{ code: 'es' }] }, preferred: true }],
    })
    expect(told.identifier).toContainEqual(
      expect.objectContaining({
        value: 'BBBB1234567890',
        type: expect.objectContaining({ coding: [expect.objectContaining({ code: 'HC' })] }),
      }),
    )
    const found = async (typed: string) => {
      const { body } = await ask(test, desk.client, `Patient?identifier=${encodeURIComponent(typed)}`)
      return resourcesOf(body).map(({ id }) => id)
    }
    for (const typed of [
      'BBBB1234567890',
      'bbbb-1234 5678 90',
      '|BBBB1234567890',
      `00000000T,BBBB1234567890`,
    ])
      expect([typed, await found(typed)]).toEqual([typed, [patient.id]])
    for (const typed of ['BBBB123456789', 'BBBB%', '1234567890', '12345678Z'])
      expect([typed, await found(typed)]).toEqual([typed, []])
  })

  it('tells the note of a visit as a document, to those who read it elsewhere', async () => {
    const id = `note-${ids.Appointment}`
    for (const { client, roles, sees } of Object.values(people)) {
      const isOpen = reachOf('history.read', roles) !== null
      const { status } = await ask(test, client, `DocumentReference/${id}`)
      expect(status).toBe(client === null ? 401 : isOpen ? (sees ? 200 : 404) : 403)
    }
    const { body } = await ask(test, desk.client, `DocumentReference/${id}`)
    expect(faultsOf(body)).toEqual([])
    expect(body).toMatchObject({
      author: [{ reference: `Practitioner/${doctor.id}` }],
      context: { related: [{ reference: `Appointment/${ids.Appointment}` }] },
    })
    expect(Buffer.from(body.content[0].attachment.data, 'base64').toString()).toBe('Lungs clear.')
    const everything = await ask(test, patient.client, `Patient/${patient.id}/$everything`)
    expect(resourcesOf(everything.body).filter((each) => each.id === id)).toHaveLength(1)
    const typed = `DocumentReference?patient=${patient.id}&type=Note%20of%20a%20visit`
    expect(resourcesOf((await ask(test, doctor.client, typed)).body).map((each) => each.id)).toEqual([id])
  })

  it.each(kinds.map((kind) => [kind.type, kind] as const))(
    '%s is read by whoever may read it elsewhere',
    async (type, kind) => {
      for (const [name, { client, roles, sees }] of Object.entries(people)) {
        const reach = reachOf(kind.action, roles)
        const isTheirs = reach === 'any' || (sees && !(type === 'Appointment' && name === 'colleague'))
        const expected = client === null ? 401 : reach === null ? 403 : isTheirs ? 200 : 404
        const answer = await ask(test, client, `${type}/${ids[type]}`)
        expect(`${name} ${answer.status}`).toBe(`${name} ${expected}`)
        expect(answer.headers['content-type']).toBe(fhirJson)
        expect(answer.body.resourceType).toBe(expected === 200 ? type : 'OperationOutcome')
        expect(faultsOf(answer.body)).toEqual([])
        if (expected === 404) {
          const missing = await ask(test, client, `${type}/00000000-0000-7000-8000-000000000000`)
          expect(missing).toMatchObject({ status: 404, body: answer.body })
        }
      }
    },
  )

  it('finds nothing of others, whoever asks', async () => {
    for (const { client, roles, sees } of Object.values(people)) {
      if (sees || !client) continue
      for (const { type, action } of kinds) {
        if (reachOf(action, roles) === 'any') continue
        for (const path of [type, `${type}?_id=${ids[type]}`, `${type}?patient=${patient.id}`]) {
          const found = resourcesOf((await ask(test, client, path)).body)
          expect(found.map(({ id }) => id)).not.toContain(ids[type])
        }
      }
      const { body } = await ask(test, client, `Patient/${patient.id}/$everything`)
      expect(body.resourceType).toBe('OperationOutcome')
    }
  })

  it('keeps on record who read what', async () => {
    const trail = async () =>
      (await test.db.orm.select().from(audit)).map(({ action, entity, patientId }) => ({
        action,
        entity,
        patientId,
      }))
    const before = (await trail()).length
    await ask(test, doctor.client, `Patient/${patient.id}`)
    await ask(test, doctor.client, `Appointment/${ids.Appointment}`)
    await ask(test, doctor.client, `Condition/${ids.Condition}`)
    await ask(test, doctor.client, `Binary/${ids.DocumentReference}`)
    await ask(test, desk.client, 'AuditEvent')
    expect((await trail()).slice(before)).toMatchObject([
      { action: 'patient.read', entity: 'patient', patientId: patient.id },
      { action: 'appointment.read', entity: 'appointment' },
      { action: 'history.read', entity: 'history', patientId: patient.id },
      { action: 'image.read', entity: 'image', patientId: patient.id },
      { action: 'audit.read', entity: 'clinic' },
    ])
  })

  it('says everything of one patient, valid by the official definitions, whatever was typed', async () => {
    const { status, body } = await ask(test, doctor.client, `Patient/${patient.id}/$everything`)
    expect(status).toBe(200)
    const all = resourcesOf(body)
    expect([...all, body].flatMap(faultsOf)).toEqual([])
    const counts = Map.groupBy(all, ({ resourceType }) => resourceType)
    expect(counts.get('AllergyIntolerance')?.length).toBe(new Set(odd.map(foldText)).size)
    expect(counts.get('Condition')?.length).toBe(odd.length)
    for (const each of [
      'Patient',
      'Appointment',
      'MedicationStatement',
      'DocumentReference',
      'Provenance',
      'Organization',
      'Practitioner',
    ] as const)
      expect(counts.get(each)?.length, each).toBeGreaterThan(0)
    const known = new Set(all.map(({ resourceType, id }) => `${resourceType}/${id}`))
    for (const [, reference = ''] of JSON.stringify(all).matchAll(/"reference":"([^"]+)"/g))
      expect(known).toContain(reference)
    expect(JSON.stringify(body)).toContain('Wheelchair')
    const own = (await ask(test, patient.client, `Patient/${patient.id}/$everything`)).body
    expect(JSON.stringify(own)).not.toContain('Wheelchair')
  })

  it('pages by links: each once, none left out', async () => {
    for (const path of [
      `Condition?patient=${patient.id}&_count=7`,
      `Slot?schedule=${doctor.id}&_count=5`,
      'AuditEvent?_count=9&date=le2026-11-23',
      'Organization?_count=1',
    ]) {
      const seen: string[] = []
      let url: string | undefined = path
      for (let page = 0; url && page < 60; page += 1) {
        const { body } = await ask(test, desk.client, url)
        expect(faultsOf(body)).toEqual([])
        seen.push(...resourcesOf(body).map(({ id }) => id ?? ''))
        url = (body as Bundle).link?.find(({ relation }) => relation === 'next')?.url
        if (path.startsWith('Audit') && seen.length > 30) break
      }
      expect(new Set(seen).size, path).toBe(seen.length)
      expect(seen.length, path).toBeGreaterThan(1)
      if (path.startsWith('Condition')) expect(seen.length).toBe(odd.length)
    }
  })

  it.each([
    ['Patient?family=gomez', 'Patient'],
    ['Patient?name=LUIS&birthdate=1980-05-17', 'Patient'],
    ['Patient?birthdate=ge1980-05-17&birthdate=lt1980-05-18&phone=600123123', 'Patient'],
    ['Patient?phone=%2B34600123123', 'Patient'],
    ['Patient?phone=+34600123123', 'Patient'],
    ['Patient?phone=0034%20600-123-123', 'Patient'],
    ['Patient?phone=600%20123%20123', 'Patient'],
    ['Patient?identifier={dotted}', 'Patient'],
    ['Patient?name=G%C3%93MEZ%20luis', 'Patient'],
    ['Appointment?date=2026-11-24&status=booked,arrived', 'Appointment'],
    ['Appointment?patient=Patient/{Patient}&practitioner={Practitioner}', 'Appointment'],
    ['Condition?patient={Patient}&clinical-status=active,resolved', 'Condition'],
    ['Slot?schedule={Schedule}&start=ge2026-11-24&start=lt2026-11-25&status=free', 'Slot'],
    ['PractitionerRole?specialty=cardiology&organization={Organization}', 'PractitionerRole'],
    ['Provenance?patient={Patient}&target=Condition/{Condition}', 'Provenance'],
  ])('finds by %s', async (path, type) => {
    const dotted = patient.dni.replace(/(..)(...)(...)(.)/, '$1.$2.$3-$4').toLowerCase()
    const { status, body } = await ask(
      test,
      doctor.client,
      path.replaceAll(/\{(\w+)\}/g, (_, name: string) => (name === 'dotted' ? dotted : (ids[name] ?? ''))),
    )
    expect(status).toBe(200)
    const found = resourcesOf(body)
    expect(found.length).toBeGreaterThan(0)
    expect(new Set(found.map(({ resourceType }) => resourceType))).toEqual(new Set([type]))
    expect(found.flatMap(faultsOf)).toEqual([])
  })

  it.each([
    ['Patient?birthdate=1981-01-01'],
    ['Patient?family=100%25'],
    ['Patient?phone=%2B33600123123'],
    ['Patient?name=%27'],
    ['Appointment?status=noshow'],
    ['Appointment?date=gt2026-11-24'],
    ['Provenance?patient={Patient}&target=Condition/none'],
  ])('finds nothing by %s', async (path) => {
    const { status, body } = await ask(test, doctor.client, path.replace('{Patient}', patient.id))
    expect(status).toBe(200)
    expect(body.entry).toBeUndefined()
  })

  it('finds several by their ids, whatever is out of reach left out', async () => {
    const stranger = await addPatient(test, { clinicId: (await addClinic(test)).id })
    const second = await addPatient(test, { clinicId: clinic.id })
    const entries: string[] = []
    for (const { id, historyId, client } of [second, stranger]) {
      await client.post(`/histories/${historyId}/allergy`, { allergy: 'Pollen' })
      const { body } = await ask(test, client, `AllergyIntolerance?patient=${id}`)
      entries.push(resourcesOf(body)[0]?.id ?? '')
    }
    const day = await ask(test, doctor.client, `Slot?schedule=${doctor.id}&_count=4`)
    const log = await ask(test, desk.client, 'AuditEvent?_count=4')
    const idsOf = ({ body }: { body: Bundle }) => resourcesOf(body).map(({ id = '' }) => id)
    const wanted: [string, string[]][] = [
      ['Patient', [patient.id, second.id]],
      ['AllergyIntolerance', [ids.AllergyIntolerance ?? '', entries[0] ?? '']],
      ['Slot', idsOf(day)],
      ['AuditEvent', idsOf(log)],
    ]
    for (const [type, all] of wanted) {
      expect(all.length, type).toBeGreaterThan(1)
      const list = [...all, stranger.id, entries[1], 'none'].join(',')
      const answer = await ask(test, desk.client, `${type}?_id=${list}`)
      expect(idsOf(answer).sort(), type).toEqual(all.toSorted())
      const page = await ask(test, desk.client, `${type}?_id=${list}&_count=1`)
      const next = page.body.link.find(({ relation }: { relation: string }) => relation === 'next').url
      expect([...idsOf(page), ...idsOf(await ask(test, desk.client, next))], type).toHaveLength(2)
    }
    const many = Array.from({ length: 201 }, (_, index) => `x${index}`).join(',')
    expect((await ask(test, desk.client, `Patient?_id=${many}`)).status).toBe(400)
  })

  it.each([
    ['Patient/%ff', 400, 'invalid'],
    ['Patient?smoker=true', 400, 'not-supported'],
    ['Patient?family=a&family=b', 400, 'not-supported'],
    ['Patient?birthdate=yesterday', 400, 'invalid'],
    ['Patient?_cursor=x', 400, 'invalid'],
    ['Patient?_count=-1', 400, 'invalid'],
    ['Patient?_summary=some', 400, 'invalid'],
    ['Patient?name=%00', 400, 'invalid'],
    ['Condition', 400, 'required'],
    ['Slot', 400, 'required'],
    ['Slot?schedule={Schedule}&start=ge2026-01-01&start=lt2027-01-01', 400, 'invalid'],
    ['Patient?_format=xml', 406, 'not-supported'],
    ['Medication', 404, 'not-found'],
    ['Binary/none', 404, 'not-found'],
  ])('answers %s with %i and an outcome', async (path, status, code) => {
    const answer = await ask(test, doctor.client, path.replace('{Schedule}', doctor.id))
    expect(`${answer.status} ${answer.body.issue?.[0]?.code}`).toBe(`${status} ${code}`)
    expect(answer.body.resourceType).toBe('OperationOutcome')
    expect(faultsOf(answer.body)).toEqual([])
  })

  it('takes the token of a session as bearer, and answers 304 while nothing changes', async () => {
    const headers = { authorization: `Bearer ${doctor.client.cookies.token}` }
    const first = await ask(test, null, `Patient/${patient.id}`, { headers })
    expect(first.status).toBe(200)
    const etag = String(first.headers.etag)
    const again = await ask(test, null, `Patient/${patient.id}`, {
      headers: { ...headers, 'if-none-match': etag },
    })
    expect(again).toMatchObject({ status: 304, body: '' })
    const { surname, birthdate, dni, city } = patient
    const change = { name: 'Lucas', surname, birthdate, dni, city }
    expect((await patient.client.put(`/patients/${patient.id}`, change)).status).toBe(200)
    const stale = { ...headers, 'if-none-match': etag }
    const changed = await ask(test, null, `Patient/${patient.id}`, { headers: stale })
    expect(changed).toMatchObject({ status: 200, body: { name: [{ given: ['Lucas'] }] } })
    expect((await ask(test, null, 'Patient', { headers: { authorization: 'Bearer x' } })).status).toBe(401)
    expect(
      (await ask(test, doctor.client, 'Patient', { headers: { accept: 'application/fhir+xml' } })).status,
    ).toBe(406)
  })

  it('gives the bytes of a file as they are, or in a resource', async () => {
    const path = `Binary/${ids.DocumentReference}`
    expect((await ask(test, patient.client, path)).body).toBe('not a picture')
    const { body } = await ask(test, patient.client, path, { headers: { accept: 'application/fhir+json' } })
    expect(Buffer.from(body.data, 'base64').toString()).toBe('not a picture')
    expect(faultsOf(body)).toEqual([])
    expect((await ask(test, people['foreign doctor']?.client ?? null, path)).status).toBe(404)
  })

  it('names what was found at a visit beside the visit', async () => {
    const found = { name: 'Bronchitis', details: 'x', since: '2026-01-01', visitId: ids.Appointment }
    const added = await doctor.client.post(`/histories/${patient.historyId}/condition`, found)
    expect(added.status).toBe(201)
    const { body } = await ask(test, patient.client, `Appointment/${ids.Appointment}`)
    expect(faultsOf(body)).toEqual([])
    expect(body.supportingInformation).toEqual([
      { reference: `Organization/${clinic.id}` },
      { reference: `Condition/${added.body.currentConditions.at(-1)._id}` },
    ])
  })

  it('tells a program that may read visits and no histories nothing of what was found', async () => {
    const made = { name: 'Calendar', scopes: ['fhir.read'], expires: '2026-12-01' }
    const { key } = (await desk.client.post('/api-keys', made)).body
    const caller = await readKey(test.deps, key, '127.0.0.1')
    const tied = async (onlyActions: readonly Action[] = []) => {
      const context = { deps: test.deps, base: '', caller: { ...caller, onlyActions } }
      const read = (await readOne(appointmentKind, context, ids.Appointment ?? '')) as Appointment
      return read.supportingInformation?.map(({ reference = '' }) => reference.split('/')[0])
    }
    expect(await tied(caller.onlyActions)).toContain('Condition')
    expect(await tied(['appointment.read'])).toEqual(['Organization'])
  })

  it('says to anybody what it can do', async () => {
    const { status, body } = await ask(test, null, 'metadata')
    expect(status).toBe(200)
    expect(faultsOf(body)).toEqual([])
    expect(body.rest[0].resource.map(({ type }: { type: string }) => type)).toEqual([
      ...kinds.map(({ type }) => type),
      'Binary',
    ])
  })
})

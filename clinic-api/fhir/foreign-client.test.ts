import type { AddressInfo } from 'node:net'
import type { Bundle, Patient, Resource } from '@medplum/fhirtypes'
import { Client as FhirClient } from 'fhir-kit-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { encodeSlot } from '#contract/time'
import { addClinic, addPatient, addShift, addStaff } from '../testing/fixtures.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { kinds } from './kinds.ts'

describe('a FHIR client that others wrote', () => {
  let test: TestApp
  let program: FhirClient
  let patient: Awaited<ReturnType<typeof addPatient>>
  let stranger: typeof patient
  let patients: string[]

  beforeAll(async () => {
    test = await createTestApp({ now: '2026-11-23T07:00:00.000Z' })
    const clinic = await addClinic(test)
    const desk = await addStaff(test, { clinicId: clinic.id, roles: ['clinicadmin'] })
    const doctor = await addStaff(test, { clinicId: clinic.id })
    patient = await addPatient(test, { clinicId: clinic.id, name: 'Íñigo', surname: 'Núñez Peña' })
    const others = [
      await addPatient(test, { clinicId: clinic.id }),
      await addPatient(test, { clinicId: clinic.id }),
    ]
    patients = [patient, ...others].map(({ id }) => id).toSorted()
    stranger = await addPatient(test, { clinicId: (await addClinic(test)).id })
    await addShift(test, doctor, '2026-11-24T08:00:00.000Z')
    await doctor.client.post('/appointments', {
      patientId: patient.id,
      clinicId: clinic.id,
      doctorId: doctor.id,
      appointmentDate: encodeSlot(Date.parse('2026-11-24T09:00:00.000Z'), clinic.timeZone),
    })
    await doctor.client.post(`/histories/${patient.historyId}/condition`, {
      name: 'Asthma',
      details: 'Mild',
      since: '2026-01-01',
    })
    const input = { name: 'Laboratory', scopes: ['fhir.read'], expires: '2026-12-15' }
    const { body } = await desk.client.post('/api-keys', input)
    await test.app.listen({ host: '127.0.0.1', port: 0 })
    // A listening server's address is one of the network.
    const { port } = test.app.server.address() as AddressInfo
    program = new FhirClient({ baseUrl: `http://127.0.0.1:${port}/fhir/R4`, bearerToken: body.key })
  })
  afterAll(() => test.close())

  // The client says of no answer which resource it is.
  const search = async (resourceType: string, searchParams = {}, options = {}) =>
    (await program.search({ resourceType, searchParams, options })) as unknown as Bundle
  const resourcesOf = ({ entry = [] }: Bundle): Resource[] => entry.flatMap(({ resource }) => resource ?? [])

  it('finds every type that the server has in what it says of itself', async () => {
    const { rest } = (await program.capabilityStatement()) as unknown as {
      rest: { resource: { type: string }[] }[]
    }
    const told = rest.flatMap(({ resource }) => resource.map(({ type }) => type))
    expect(told).toEqual(expect.arrayContaining(kinds.map(({ type }) => type)))
  })

  it('reads a patient, letters and all, and is told in its own terms when there is none', async () => {
    const read = (await program.read({ resourceType: 'Patient', id: patient.id })) as unknown as Patient
    expect(read.name?.[0]?.family).toBe('Núñez Peña')
    await expect(program.read({ resourceType: 'Patient', id: stranger.id })).rejects.toMatchObject({
      response: { status: 404, data: { resourceType: 'OperationOutcome' } },
    })
  })

  it('turns the pages of a search to the last', async () => {
    const seen: string[] = []
    let page: Bundle | undefined = await search('Patient', { _count: 1 })
    while (page) {
      seen.push(...resourcesOf(page).flatMap(({ id }) => id ?? []))
      // A bundle of ours has links; the client asks for them by type.
      page = (await program.nextPage({ bundle: page as never })) as unknown as Bundle | undefined
    }
    expect(seen.toSorted()).toEqual(patients)
  })

  it('searches by a form as by an address', async () => {
    const asked = { _id: patient.id }
    const byForm = await search('Patient', asked, { postSearch: true })
    expect(resourcesOf(byForm)).toEqual(resourcesOf(await search('Patient', asked)))
    expect(resourcesOf(byForm)).toHaveLength(1)
  })

  it('follows the references of an appointment to resources that are there', async () => {
    const [visit] = resourcesOf(await search('Appointment', { patient: patient.id }))
    const named = [...JSON.stringify(visit).matchAll(/"reference":"([^"]+)"/g)].map(([, each = '']) => each)
    expect(named.length).toBeGreaterThan(1)
    for (const reference of named) {
      const found = await program.resolve({ reference })
      expect(reference).toContain(`${found.resourceType}/${found.id}`)
    }
  })

  it('takes everything of a patient by the operation', async () => {
    const all = (await program.operation({
      name: 'everything',
      resourceType: 'Patient',
      id: patient.id,
      method: 'GET',
    })) as unknown as Bundle
    const types = new Set(resourcesOf(all).map(({ resourceType }) => resourceType))
    expect([...types]).toEqual(
      expect.arrayContaining(['Patient', 'Condition', 'Appointment', 'Practitioner']),
    )
  })
})

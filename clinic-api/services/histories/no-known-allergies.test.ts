import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addClinic, addPatient, addStaff } from '../../testing/fixtures.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { statementKinds } from '../../testing/test-database.ts'

const asked = '2026-11-10'

describe.each(statementKinds)('no known allergies on %s', (database) => {
  let test: TestApp
  let doctor: Awaited<ReturnType<typeof addStaff>>
  let clinicId: string
  beforeAll(async () => {
    test = await createTestApp({ database })
    clinicId = (await addClinic(test)).id
    doctor = await addStaff(test, { clinicId })
  })
  afterAll(() => test.close())

  async function fresh() {
    const patient = await addPatient(test, { clinicId })
    const history = `/histories/${patient.historyId}`
    const path = `${history}/no-known-allergies`
    return { patient, history, path, read: async () => (await doctor.client.get(history)).body }
  }
  const by = () => `${doctor.name} ${doctor.surname}`

  it('is a state of its own, which the first allergy ends', async () => {
    const { history, path, read } = await fresh()
    expect((await read()).noKnownAllergies).toBeNull()
    const set = await doctor.client.put(path, { asked })
    expect(set).toMatchObject({ status: 200, body: { allergies: [], noKnownAllergies: { asked, by: by() } } })
    expect((await read()).noKnownAllergies).toEqual({ asked, by: by() })
    await doctor.client.post(`${history}/allergy`, { allergy: 'Pollen' })
    expect(await read()).toMatchObject({ allergies: ['Pollen'], noKnownAllergies: null })
    expect((await doctor.client.put(path, { asked })).status).toBe(409)
  })

  it('is taken back', async () => {
    const { path, read } = await fresh()
    await doctor.client.put(path, { asked })
    expect(await doctor.client.delete(path)).toMatchObject({ status: 200, body: { noKnownAllergies: null } })
    expect((await read()).noKnownAllergies).toBeNull()
  })

  it('takes the place of texts that say the same', async () => {
    const { history, path, read } = await fresh()
    for (const allergy of ['NKDA', 'No conocidas'])
      await doctor.client.post(`${history}/allergy`, { allergy })
    expect((await doctor.client.put(path, { asked })).status).toBe(200)
    expect(await read()).toMatchObject({ allergies: [], noKnownAllergies: { asked } })
  })

  it('is of a day that has come, and written by those who keep the record', async () => {
    const { patient, path } = await fresh()
    expect((await doctor.client.put(path, { asked: '2027-01-01' })).status).toBe(400)
    expect((await doctor.client.put(path, {})).status).toBe(400)
    expect((await patient.client.put(path, { asked })).status).toBe(403)
    const stranger = await addStaff(test, { clinicId: (await addClinic(test)).id })
    expect((await stranger.client.put(path, { asked })).status).toBe(404)
  })

  it('is told as FHIR and the record file have it', async () => {
    const { patient, path } = await fresh()
    await doctor.client.put(path, { asked })
    const fhir = async (address: string) => {
      const { cookies } = doctor.client
      return (await test.app.inject({ method: 'GET', url: `/fhir/R4/${address}`, cookies })).json()
    }
    const { entry } = await fhir(`AllergyIntolerance?patient=${patient.id}`)
    expect(entry).toHaveLength(1)
    const { resource } = entry[0]
    expect(resource).toMatchObject({
      clinicalStatus: { coding: [{ code: 'active' }] },
      verificationStatus: { coding: [{ code: 'confirmed' }] },
      code: { coding: [{ system: 'http://snomed.info/sct', code: '716186003' }] },
      recordedDate: asked,
      patient: { reference: `Patient/${patient.id}` },
    })
    expect(await fhir(`AllergyIntolerance/${resource.id}`)).toMatchObject({ id: resource.id })
    const url = `/api/v1/patients/${patient.id}/record?lang=en`
    const file = await test.app.inject({ method: 'GET', url, cookies: patient.client.cookies })
    expect(file.body).toContain('No known allergies, asked on')
    expect(file.body).toContain(`</span> ${asked}`)
  })
})

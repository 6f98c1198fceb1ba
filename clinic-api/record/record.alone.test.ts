import { createHash, randomBytes } from 'node:crypto'
import type { Bundle } from '@medplum/fhirtypes'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bundleEnd, bundleMark, recordEnd, recordStart, sealLength } from '#contract/record-file'
import { encodeSlot } from '#contract/time'
import { audit } from '../db/schema/audit.ts'
import { files } from '../db/schema/files.ts'
import { faultsOf, readDefinitions } from '../testing/fhir.ts'
import { addClinic, addPatient, addShift, addStaff } from '../testing/fixtures.ts'
import { upload } from '../testing/multipart.ts'
import { createTestApp, longSessions, type TestApp } from '../testing/test-app.ts'

const mib = 1024 * 1024
const png = Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), randomBytes(70_000)])
const odd = '</script><script>alert(1)</script> "O\'Hara" & <b>ñ</b>'

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')

function bundleOf(html: string): { json: string; sha256: string; bundle: Bundle } {
  const start = html.indexOf(bundleMark)
  const json = html.slice(html.indexOf('>', start) + 1, html.indexOf(bundleEnd, start))
  return { json, sha256: html.slice(start + bundleMark.length).slice(0, 64), bundle: JSON.parse(json) }
}

describe('the record as a file', () => {
  let test: TestApp
  let clinic: Awaited<ReturnType<typeof addClinic>>
  let doctor: Awaited<ReturnType<typeof addStaff>>
  let patient: Awaited<ReturnType<typeof addPatient>>

  beforeAll(async () => {
    readDefinitions()
    test = await createTestApp({ env: longSessions })
    clinic = await addClinic(test)
    doctor = await addStaff(test, { clinicId: clinic.id })
    patient = await addPatient(test, { clinicId: clinic.id, phone: '+34600123123' })
    await addShift(test, doctor, '2026-11-16T08:00:00.000Z')
    const history = `/histories/${patient.historyId}`
    await patient.client.post(`${history}/condition`, { name: 'Asthma', details: odd, since: '2026-01-01' })
    await doctor.client.post(`${history}/allergy`, { allergy: 'Pollen' })
    const days = { startDate: '2026-01-01', endDate: '2026-12-01' }
    await doctor.client.post(`${history}/treatment`, { name: 'Aspirin', instructions: 'Daily', ...days })
    await upload(test, doctor.client, `${history}/image`, { name: 'scan".png', bytes: png })
    await upload(test, doctor.client, `${history}/analytic`, { name: 'a.csv', bytes: Buffer.from('a;b') })
    await upload(test, doctor.client, `${history}/analytic`, { name: 'b.csv', bytes: Buffer.alloc(2 * mib) })
    const booked = await doctor.client.post('/appointments', {
      patientId: patient.id,
      clinicId: clinic.id,
      doctorId: doctor.id,
      reason: 'Chest pain',
      deskNote: 'Wheelchair',
      appointmentDate: encodeSlot(Date.parse('2026-11-16T09:00:00.000Z'), clinic.timeZone),
    })
    const visitId = booked.body.appointmentId
    const found = { name: 'Bronchitis', details: 'x', since: '2026-01-01', visitId }
    await doctor.client.post(`${history}/condition`, found)
    test.clock.set('2026-11-16T09:30:00.000Z')
    const asked = { text: 'Pollen is wrong', about: null }
    await patient.client.post(`/histories/${patient.historyId}/corrections`, asked)
    const note = await doctor.client.put(`/appointments/${booked.body.appointmentId}/note`, {
      note: 'Rest a week',
    })
    expect(note.status).toBe(200)
    const { body: known } = await doctor.client.get(`/patients/${patient.id}`)
    await doctor.client.put(`/patients/${patient.id}/details`, {
      version: known.version,
      address: 'Calle Mayor 1',
      emergencyContact: { name: 'Rosa Gil', phone: '612 00 00 00', relation: 'sister' },
    })
    await writeMessages()
  })
  afterAll(() => test.close())

  async function writeMessages() {
    const about = { clinicId: clinic.id, subject: 'result', text: 'Is it well?' }
    const thread = `/threads/${(await patient.client.post('/threads', about)).body._id}`
    const attached = await upload(test, doctor.client, `${thread}/files`, {
      name: 'answer.txt',
      bytes: Buffer.from('It is'),
    })
    await doctor.client.post(`${thread}/messages`, { text: 'It is well', files: [attached.body._id] })
    const hidden = await upload(test, doctor.client, `${thread}/files`, {
      name: 'hidden.txt',
      bytes: Buffer.from('hidden'),
    })
    await doctor.client.post(`${thread}/messages`, {
      text: 'A difficult man',
      internal: true,
      files: [hidden.body._id],
    })
  }

  const take = async (who: { client: typeof patient.client }, query = '') =>
    who.client.get(`/patients/${patient.id}/record${query}`)

  it.each(['patient', 'doctor'] as const)('has everything that the %s may take', async (who) => {
    const { status, body, headers } = await take({ patient, doctor }[who])
    expect(status).toBe(200)
    expect(headers['content-disposition']).toBe('attachment; filename="record-2026-11-16.html"')
    for (const text of [
      'Asthma',
      'Pollen',
      'Aspirin',
      'Daily',
      'Rest a week',
      'Chest pain',
      '<p class="beside">Bronchitis</p>',
      'Pollen is wrong',
      'Calle Mayor 1',
      'Rosa Gil · sister · 612 00 00 00',
    ])
      expect(body).toContain(text)
    for (const text of [
      patient.dni,
      patient.email,
      '+34600123123',
      'Is it well?',
      'It is well',
      'answer.txt',
      doctor.surname,
    ])
      expect(body).toContain(text)
    for (const text of ['Wheelchair', 'A difficult man', 'hidden.txt']) expect(body).not.toContain(text)
    expect(body).toContain(png.toString('base64'))
    expect(body).toContain(Buffer.from('a;b').toString('base64'))
    expect(body).toContain(sha256(Buffer.alloc(2 * mib)))
    expect(body.length).toBeLessThan(mib)
    expect(body.includes('Who opened the record')).toBe(who === 'patient')
  })

  it('runs nothing and loads nothing, whatever was typed', async () => {
    const { body } = await take(patient)
    const texts = body.replace(/<script type="application\/fhir\+json".*?<\/script>/s, '')
    expect(texts).not.toMatch(/<script/)
    expect(body).toContain('&lt;/script&gt;&lt;script&gt;alert(1)')
    expect(texts).not.toMatch(/<(link|iframe|object|embed|form)\b|\bon\w+=|src="(?!data:image)/)
    expect(body).toContain("default-src 'none'; img-src data:")
  })

  it('carries a valid FHIR Bundle of the same, under its own hash', async () => {
    const { bundle, json, sha256: said } = bundleOf((await take(patient)).body)
    expect(said).toBe(sha256(json))
    const resources = (bundle.entry ?? []).flatMap(({ resource }) => resource ?? [])
    for (const each of [bundle, ...resources]) expect(faultsOf(each)).toEqual([])
    const known = new Set(resources.map(({ resourceType, id }) => `${resourceType}/${id}`))
    for (const [, reference = ''] of json.matchAll(/"reference":"([^"]+)"/g))
      expect(known).toContain(reference)
    const types = new Set(resources.map(({ resourceType }) => resourceType))
    for (const type of ['Condition', 'MedicationStatement', 'AllergyIntolerance', 'Communication'])
      expect(types).toContain(type)
  })

  it('ends with the hash of all before it', async () => {
    const { body } = await take(patient)
    const bytes = Buffer.from(body)
    const seal = bytes.subarray(-sealLength).toString()
    expect(body.startsWith(recordStart)).toBe(true)
    expect(seal).toBe(sha256(bytes.subarray(0, -sealLength)) + recordEnd)
  })

  it('speaks both languages and opens in the one asked for', async () => {
    for (const lang of ['en', 'es'] as const) {
      const { body } = await take(patient, `?lang=${lang}`)
      expect(body).toContain(`id="${lang}" checked`)
      expect(body).toContain('<span lang="en">Conditions</span><span lang="es">Enfermedades</span>')
    }
    expect((await take(patient, '?lang=fr')).status).toBe(400)
  })

  it('stands in the log, and the patient finds who took it', async () => {
    await take(doctor)
    const [row] = await test.db.orm.select().from(audit).orderBy(desc(audit.id)).limit(1)
    expect(row).toMatchObject({ action: 'record.read', patientId: patient.id, actorId: doctor.userId })
    const log = await patient.client.get(`/patients/${patient.id}/access-log`)
    expect(log.body.entries[0]).toMatchObject({ what: 'record.read', why: 'care' })
    const stranger = await addStaff(test, { clinicId: (await addClinic(test)).id })
    expect((await take(stranger)).status).toBe(404)
  })

  it('breaks off when the bytes in the store are not those of the row', async () => {
    const other = await addPatient(test, { clinicId: clinic.id })
    const history = `/histories/${other.historyId}`
    const stored = await upload(test, doctor.client, `${history}/image`, { name: 'x.png', bytes: png })
    await test.db.orm.update(files).set({ sha256: '0' }).where(eq(files.id, stored.body._id))
    await expect(other.client.get(`/patients/${other.id}/record`)).rejects.toThrow()
  })
})

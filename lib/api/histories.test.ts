import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { historyCalls } from '#contract/calls/histories'
import { patientCalls } from '#contract/calls/patients'
import type { ConditionInput, TreatmentInput } from '#contract/histories'
import type { ApiAuth } from '@/lib/api/client'
import { deleteAllergy, requireHistory } from '@/lib/api/histories'
import { openCall, sendCall, sendParsed } from '@/lib/api/send-call'
import { addClinic, addPatient, addStaff } from '../../clinic-api/testing/fixtures.ts'
import { authOf, listeningTestApp } from '../../clinic-api/testing/listening-app.ts'
import { multipartBody, multipartType } from '../../clinic-api/testing/multipart.ts'
import type { TestApp } from '../../clinic-api/testing/test-app.ts'

const condition = { name: 'Asthma', details: 'Since childhood', since: '2020-01-01', until: null }
const treatment = {
  name: 'Salbutamol',
  instructions: 'When short of breath',
  startDate: '2026-01-01',
  endDate: '2026-12-31',
}

async function saveCondition(auth: ApiAuth, id: string, conditionId: string | null, body: ConditionInput) {
  const { currentConditions } = await (conditionId === null
    ? sendCall(auth, historyCalls.addCondition, { params: { id }, body })
    : sendCall(auth, historyCalls.updateCondition, { params: { id, conditionId }, body }))
  return currentConditions
}

async function deleteCondition(auth: ApiAuth, id: string, conditionId: string) {
  const params = { id, conditionId }
  return (await sendCall(auth, historyCalls.deleteCondition, { params })).currentConditions
}

async function saveTreatment(auth: ApiAuth, id: string, treatmentId: string | null, body: TreatmentInput) {
  const { treatments } = await (treatmentId === null
    ? sendCall(auth, historyCalls.addTreatment, { params: { id }, body })
    : sendCall(auth, historyCalls.updateTreatment, { params: { id, treatmentId }, body }))
  return treatments
}

const uploadHistoryFile = (
  auth: ApiAuth,
  id: string,
  kind: 'addImage' | 'addAnalytic',
  upload: ReturnType<typeof file>,
) => sendParsed(auth, historyCalls[kind], { params: { id } }, { upload })

async function uploadFastq(auth: ApiAuth, id: string, upload: ReturnType<typeof file>) {
  return (await sendParsed(auth, patientCalls.storeFastq, { params: { id } }, { upload })).status
}

async function deleteFastq(auth: ApiAuth, id: string) {
  return (await sendCall(auth, patientCalls.deleteFastq, { params: { id } })).status
}

async function requestFastq(auth: ApiAuth, id: string) {
  return (await sendCall(auth, patientCalls.requestFastq, { params: { id } })).status
}

function file(name: string, bytes: Buffer) {
  const stream = new Blob([new Uint8Array(multipartBody({ name, bytes }))]).stream()
  return { stream, contentType: multipartType }
}

describe('histories through the web’s calls', () => {
  let test: TestApp
  let doctor: ApiAuth
  let patient: ApiAuth
  let stranger: ApiAuth
  let id: string
  let patientId: string

  beforeAll(async () => {
    test = await listeningTestApp()
  })
  beforeEach(async () => {
    const clinicId = (await addClinic(test)).id
    doctor = authOf(await addStaff(test, { clinicId }))
    stranger = authOf(await addStaff(test, { clinicId: (await addClinic(test)).id }))
    const added = await addPatient(test, { clinicId })
    patient = authOf(added)
    id = added.historyId
    patientId = added.id
  })
  afterAll(() => test.close())

  describe('reading', () => {
    it('finds the history by its own and by the patient’s id, with the DNI for staff only', async () => {
      const read = await requireHistory(doctor, patientId)
      expect(read).toMatchObject({
        id,
        patient: { id: patientId, status: null, name: 'Luis' },
        conditions: [],
      })
      expect(read.patient.document?.number).toMatch(/^\d{8}[A-Z]$/)
      expect((await requireHistory(patient, id)).patient.document).toBeNull()
    })

    it('answers another clinic and nothing at all alike', async () => {
      const refusalOf = (found: Promise<unknown>) =>
        found.catch(({ status, envelope }) => ({ status, envelope }))
      const refusal = await refusalOf(requireHistory(stranger, id))
      expect(refusal).toMatchObject({ status: 404 })
      expect(await refusalOf(requireHistory(doctor, 'no-such-id'))).toEqual(refusal)
    })
  })

  describe('entries', () => {
    it('are added, changed and deleted, each answer being the new list', async () => {
      const [added] = await saveCondition(doctor, id, null, condition)
      expect(added).toMatchObject({ ...condition, id: added?.id, reportedByPatient: false, version: 1 })
      expect(added?.changed?.by).toContain('Ana')
      const change = { ...condition, details: 'Gone', until: '2025-01-01', version: 1 }
      const [changed] = await saveCondition(doctor, id, added?.id ?? '', change)
      expect(changed).toMatchObject({ details: 'Gone', until: '2025-01-01', version: 2 })
      expect(await deleteCondition(doctor, id, added?.id ?? '')).toEqual([])

      const [given] = await saveTreatment(doctor, id, null, treatment)
      expect(given).toMatchObject({ ...treatment, id: given?.id, reportedByPatient: false, version: 1 })
      const [later] = await saveTreatment(doctor, id, given?.id ?? '', {
        ...treatment,
        name: 'Other',
        version: 1,
      })
      expect(later).toMatchObject({ name: 'Other', version: 2 })
      const params = { id, treatmentId: given?.id ?? '' }
      expect((await sendCall(doctor, historyCalls.deleteTreatment, { params })).treatments).toEqual([])
      expect((await requireHistory(doctor, id)).lastChanged?.by).toContain('Ana')
    })

    it('of the second of two editors are refused as stale', async () => {
      const [added] = await saveCondition(doctor, id, null, condition)
      await saveCondition(doctor, id, added?.id ?? '', { ...condition, name: 'First', version: 1 })
      const second = saveCondition(doctor, id, added?.id ?? '', { ...condition, name: 'Second', version: 1 })
      await expect(second).rejects.toMatchObject({ status: 409, code: 'stale' })
    })

    it('of the patient are marked, and the staff’s own are not the patient’s to change', async () => {
      const [byStaff] = await saveCondition(doctor, id, null, condition)
      const both = await saveCondition(patient, id, null, { ...condition, name: 'Headache' })
      const own = both.find(({ name }) => name === 'Headache')
      expect(own?.reportedByPatient).toBe(true)
      const refused = { status: 403 }
      await expect(deleteCondition(patient, id, byStaff?.id ?? '')).rejects.toMatchObject(refused)
      await expect(saveCondition(patient, id, own?.id ?? '', condition)).rejects.toMatchObject(refused)
      expect(await deleteCondition(patient, id, own?.id ?? '')).toHaveLength(1)
    })

    it.each(['a/b', '.', '..', '../..', '100 %', 'Müller’s “nut” 🤧', '?x=1#y', 'a\\b', '%2e%2e'])(
      'name the allergy %j, which comes back as typed and goes away again',
      async (name) => {
        const body = { allergy: name }
        const added = await sendCall(patient, historyCalls.addAllergy, { params: { id }, body })
        expect(added).toMatchObject({ allergies: [name], reportedAllergies: [name] })
        expect((await deleteAllergy(doctor, id, name)).allergies).toEqual([])
      },
    )
  })

  describe('files', () => {
    it('come back as they went in', async () => {
      const bytes = randomBytes(300_000)
      await uploadHistoryFile(doctor, id, 'addAnalytic', file('Análisis 1.csv', bytes))
      const [stored] = (await requireHistory(doctor, id)).analytics
      expect(stored).toMatchObject({ name: 'Análisis 1.csv', size: 300_000, reportedByPatient: false })
      const answer = await openCall(patient, historyCalls.analytic, {
        params: { id, fileId: stored?.id ?? '' },
      })
      expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
      await sendCall(doctor, historyCalls.deleteAnalytic, { params: { id, fileId: stored?.id ?? '' } })
      expect((await requireHistory(doctor, id)).analytics).toEqual([])
    })

    it('are refused to another clinic', async () => {
      const upload = uploadHistoryFile(stranger, id, 'addImage', file('x.png', randomBytes(9)))
      await expect(upload).rejects.toMatchObject({ status: 404 })
    })
  })

  describe('the genetic study', () => {
    it('asks for the FASTQ file, stores it and notifies the patient', async () => {
      expect(await requestFastq(doctor, patientId)).toBe('fastQ requested')
      expect(await uploadFastq(patient, patientId, file('reads.fastq', randomBytes(99)))).toBe('fastQ stored')
      expect((await requireHistory(doctor, id)).patient.status).toBe('fastQ stored')
      expect((await requireHistory(doctor, id)).fastq).toMatchObject({ name: 'reads.fastq', size: 99 })
      expect(await deleteFastq(patient, patientId)).toBeNull()
      expect((await requireHistory(doctor, id)).fastq).toBeNull()
      const study = { diseases: [1, 2] }
      const notice = { params: { id: patientId }, body: study }
      await sendCall(doctor, patientCalls.notifyGeneticStudy, notice)
      const byPatient = sendCall(patient, patientCalls.notifyGeneticStudy, notice)
      await expect(byPatient).rejects.toMatchObject({ status: 403 })
      await expect(requestFastq(stranger, patientId)).rejects.toMatchObject({ status: 404 })
    })
  })
})

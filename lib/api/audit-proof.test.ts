import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditCalls } from '#contract/calls/audit'
import { patientCalls } from '#contract/calls/patients'
import { sendCall } from '@/lib/api/send-call'
import { judgeProof } from '@/lib/domain/audit-proof'
import { dropAnchors } from '../../clinic-api/services/audit-chain/anchors.ts'
import { sealRows } from '../../clinic-api/services/audit-chain/seal-rows.ts'
import { addClinic, addPatient, addStaff } from '../../clinic-api/testing/fixtures.ts'
import { authOf, listeningTestApp } from '../../clinic-api/testing/listening-app.ts'
import type { TestApp } from '../../clinic-api/testing/test-app.ts'

describe('the proof of who opened a record', () => {
  let test: TestApp
  let patient: Awaited<ReturnType<typeof addPatient>>
  let other: typeof patient

  beforeAll(async () => {
    test = await listeningTestApp()
  })
  beforeEach(async () => {
    const { id: clinicId } = await addClinic(test)
    const doctor = await addStaff(test, { clinicId })
    const stranger = await addStaff(test, { clinicId: (await addClinic(test)).id })
    patient = await addPatient(test, { clinicId })
    other = await addPatient(test, { clinicId })
    for (const { historyId } of [patient, other, patient, other])
      await doctor.client.get(`/histories/${historyId}`)
    await stranger.client.get(`/histories/${patient.historyId}`)
    await sealRows(test.deps)
    await dropAnchors(test.deps)
  })
  afterAll(() => test.close())

  const proofFor = (auth: ReturnType<typeof authOf>, asked = {}) =>
    sendCall(auth, auditCalls.proof, { query: { patientId: patient.id, ...asked } })
  const judge = async (asked: { cursor?: string; limit?: string } = {}) => {
    const auth = authOf(patient)
    const log = { params: { id: patient.id }, query: asked }
    const { entries } = await sendCall(auth, patientCalls.accessLog, log)
    const proof = await proofFor(auth, asked)
    return { proof, verdict: await judgeProof(proof, entries, Date.parse('2026-11-16T12:00:00Z')) }
  }

  it('holds for every entry, refused ones too, and tells nothing of anybody else', async () => {
    const { proof, verdict } = await judge()
    expect(verdict).toMatchObject({ proved: 3, open: 0, failed: [] })
    expect(verdict.anchored).toContain('2026-11-16')
    const told = JSON.stringify(proof)
    for (const secret of [other.id, other.historyId, other.userId, '127.0.0.1'])
      expect(told).not.toContain(secret)
    expect((await judge({ limit: '2' })).verdict).toMatchObject({ proved: 2, failed: [] })
  })

  it('is the patient’s own', async () => {
    await expect(proofFor(authOf(other))).rejects.toMatchObject({ status: 404 })
  })

  it('fails when the owner of the database has changed an entry', async () => {
    await test.db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = 'replica'`)
      await tx.execute(
        sql`update audit set outcome = 'done' where outcome = 'refused' and patient_id = ${patient.id}`,
      )
    })
    expect((await judge()).verdict).toMatchObject({ proved: 2, failed: [expect.any(String)] })
  })
})

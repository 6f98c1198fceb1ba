import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AuditEntry, AuditPage } from '#contract/audit'
import { audit } from '../../db/schema/audit.ts'
import { idAt } from '../../db/timed-ids.ts'
import { Client } from '../../testing/client.ts'
import { addClinic, addPatient, addShift, addStaff, testPassword } from '../../testing/fixtures.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { anyDatabase } from '../../testing/test-database.ts'

describe.each(anyDatabase)('the log of a clinic on %s', (database) => {
  let test: TestApp
  let clinicId: string
  let desk: Awaited<ReturnType<typeof addStaff>>
  let doctor: typeof desk
  let stranger: typeof desk
  let admin: typeof desk
  let patient: Awaited<ReturnType<typeof addPatient>>
  let other: typeof patient

  beforeAll(async () => {
    test = await createTestApp({ database })
    const [clinic, elsewhere] = [await addClinic(test), await addClinic(test)]
    clinicId = clinic.id
    desk = await addStaff(test, { clinicId, roles: ['clinicadmin'] })
    doctor = await addStaff(test, { clinicId })
    stranger = await addStaff(test, { clinicId: elsewhere.id, roles: ['clinicadmin'] })
    admin = await addStaff(test, { roles: ['admin'] })
    patient = await addPatient(test, { clinicId, surname: '=HYPERLINK("x")' })
    other = await addPatient(test, { clinicId })
    await addShift(test, doctor, '2026-11-24T08:00:00.000Z')
  })
  afterAll(() => test.close())

  const read = async (query: Record<string, string> = {}, by = desk): Promise<AuditPage> => {
    const answer = await by.client.get(`/audit?${new URLSearchParams({ clinicId, ...query })}`)
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return answer.body
  }
  const acts = async (query: Record<string, string> = {}) =>
    (await read(query)).entries.map(({ action }) => action)

  it('tells what its staff did, newest first, and that it was read', async () => {
    await doctor.client.get(`/histories/${patient.historyId}`)
    test.clock.advance({ seconds: 1 })
    await stranger.client.get(`/histories/${patient.historyId}`)
    test.clock.advance({ seconds: 1 })
    const { entries, staff } = await read()
    expect(entries.map(({ action }) => action)).toEqual(['audit.read', 'history.read', 'history.read'])
    expect(entries[1]).toMatchObject({ outcome: 'refused', who: { userId: stranger.userId } })
    expect(entries[2]).toMatchObject<Partial<AuditEntry>>({
      outcome: 'done',
      who: {
        userId: doctor.userId,
        name: `Ana ${doctor.surname}`,
        patientName: null,
        roles: ['doctor'],
      },
      patient: { id: patient.id, name: `Luis ${patient.surname}` },
      address: '127.0.0.1',
    })
    expect(staff.map(({ userId }) => userId).sort()).toEqual([desk.userId, doctor.userId].sort())
    expect(await acts()).toEqual(['audit.read', 'audit.read', 'history.read', 'history.read'])
  })

  it('holds failed sign-ins of its staff, and of nobody else', async () => {
    for (const { email } of [doctor, stranger])
      await new Client(test).post('/users/login', { email, password: 'Wrong-1234' })
    const { entries } = await read({ area: 'accounts' })
    expect(entries).toMatchObject([
      {
        action: 'session.sign-in',
        outcome: 'refused',
        who: null,
        account: { userId: doctor.userId, name: `Ana ${doctor.surname}` },
      },
    ])
    expect(await acts({ person: doctor.userId, outcome: 'refused' })).toEqual(['session.sign-in'])
  })

  it('is found by person, patient, act, outcome and days', async () => {
    await desk.client.get('/patients?limit=50')
    await desk.client.get('/patients/unknown')
    const booked = await patient.client.post('/appointments', {
      patientId: patient.id,
      clinicId,
      doctorId: doctor.id,
      appointmentDate: '2026-11-24T08:00:00.000Z',
    })
    expect(booked.status).toBe(201)
    await desk.client.get(
      `/appointments?clinicId=${clinicId}&from=2026-11-23T00:00:00Z&to=2026-11-30T00:00:00Z`,
    )
    expect(new Set(await acts({ person: doctor.userId }))).toEqual(
      new Set(['history.read', 'session.sign-in']),
    )
    expect(new Set(await acts({ patient: patient.id }))).toEqual(
      new Set(['history.read', 'patient.list', 'appointment.book', 'appointment.list-range']),
    )
    expect(await acts({ patient: other.id })).toEqual(['patient.list'])
    expect(await acts({ action: 'patient.list' })).toEqual(['patient.list'])
    expect(await acts({ area: 'patients', outcome: 'refused' })).toEqual(['patient.read'])
    expect((await read({ patient: patient.id })).patient?.id).toBe(patient.id)
    const today = '2026-11-16'
    const all = (await acts({ to: today })).length
    expect(all).toBeGreaterThan(8)
    expect((await acts({ from: today })).length).toBeGreaterThan(8)
    expect(await acts({ to: '2026-11-15' })).toEqual([])
    expect(await acts({ from: '2026-11-17' })).toEqual([])
  })

  it('pages by keyset: each row once, whatever is added meanwhile', async () => {
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const page: AuditPage = await read({ limit: '3', to: '2026-11-16', ...(cursor && { cursor }) })
      seen.push(...page.entries.map(({ id }) => id))
      cursor = page.nextCursor
    } while (cursor)
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen.length).toBeGreaterThan(10)
    expect((await desk.client.get(`/audit?clinicId=${clinicId}&cursor=x`)).status).toBe(400)
  })

  it('is open to its administrator and to the product’s alone', async () => {
    for (const path of ['/audit', '/audit/file']) {
      const address = `${path}?clinicId=${clinicId}`
      expect((await doctor.client.get(address)).status).toBe(403)
      expect((await patient.client.get(address)).status).toBe(403)
      expect((await stranger.client.get(address)).status).toBe(404)
      expect((await admin.client.get(`${path}?clinicId=unknown`)).status).toBe(404)
    }
    expect((await read({}, admin)).entries[0]).toMatchObject({
      action: 'audit.read',
      who: { userId: admin.userId, roles: ['admin'] },
    })
  })

  it('is open to a doctor to whom its administrator gave that right, and nothing else is', async () => {
    const auditor = await addStaff(test, { clinicId })
    const path = `/staff/${auditor.id}`
    for (const { client } of [auditor, doctor, stranger])
      expect([403, 404]).toContain((await client.put(path, { auditor: true })).status)
    expect((await desk.client.put(path, { auditor: true })).body).toMatchObject({
      auditor: true,
      specialty: auditor.specialty,
    })
    expect(await acts({ action: 'staff.update', outcome: 'done' })).toEqual(['staff.update'])
    expect((await read({}, auditor)).entries[0]).toMatchObject({ who: { userId: auditor.userId } })
    expect((await auditor.client.get(`/audit?clinicId=${stranger.clinicId}`)).status).toBe(404)
    expect((await auditor.client.get('/users/me')).body.roles).toEqual(['doctor', 'auditor'])
    // To everybody else they are a doctor.
    expect((await patient.client.get(`/users/${auditor.userId}`)).body.roles).toEqual(['doctor'])
    expect((await patient.client.get(path)).body).not.toHaveProperty('auditor')
    const clinic = { clinicId, plan: 'basic' }
    for (const refused of [auditor.client.get('/clinics/x/usage'), auditor.client.post('/payments', clinic)])
      expect((await refused).status).toBe(403)

    expect((await desk.client.put(path, {})).status).toBe(400)
    expect((await desk.client.put(path, { auditor: false })).status).toBe(200)
    expect((await auditor.client.get(`/audit?clinicId=${clinicId}`)).status).toBe(403)
  })

  it('is a file for spreadsheets that runs nothing, as long as it may be', async () => {
    const row = { action: 'visit-kind.update', outcome: 'done', entity: 'x', clinicId, at: test.clock.now() }
    await test.db.orm
      .insert(audit)
      .values(
        Array.from({ length: 1200 }, () => ({ ...row, id: idAt(test.clock.now()), entityId: '@SUM(1)' })),
      )
    const { status, body: text, headers } = await desk.client.get(`/audit/file?clinicId=${clinicId}`)
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(headers['content-disposition']).toBe('attachment; filename="audit.csv"')
    const lines = text.trimEnd().split('\r\n')
    expect(lines[0]).toMatch(/^\ufeff"time","clinic_day"/)
    expect(lines.length).toBeGreaterThan(1210)
    expect(lines.filter((each: string) => each.includes(`"'@SUM(1)"`))).toHaveLength(1200)
    expect(text).toContain('"Luis =HYPERLINK(""x"")"')
    expect(text).not.toMatch(/"[=+@]/)
    const only = await desk.client.get(`/audit/file?clinicId=${clinicId}&action=history.read`)
    expect(only.body.trimEnd().split('\r\n')).toHaveLength(3)
    const { body: inSpanish } = await desk.client.get(`/audit/file?clinicId=${clinicId}&language=es`)
    expect(inSpanish).toMatch(/^\ufeff"instante";"día";"hora"/)
    expect(await acts({ action: 'audit.read', limit: '1' })).toEqual(['audit.read'])
  })

  it('tells who from elsewhere was refused a patient of the clinic, and nothing of them on the other side', async () => {
    const own = await addPatient(test, { clinicId })
    const intruder = await addStaff(test, { clinicId: stranger.clinicId })
    const { body: visit } = await own.client.post('/appointments', {
      patientId: own.id,
      clinicId,
      doctorId: doctor.id,
      appointmentDate: '2026-11-24T09:00:00.000Z',
    })
    const { body: thread } = await own.client.post('/threads', { clinicId, subject: 'result', text: 'Hello' })
    const tried: [string, string][] = [
      [`/patients/${own.id}`, 'patient.read'],
      [`/histories/${own.id}`, 'history.read'],
      [`/appointments/${visit.appointmentId}`, 'appointment.read'],
      [`/threads/${thread._id}`, 'thread.read'],
      [`/threads/${thread._id}/messages`, 'thread.read'],
    ]
    for (const [path] of tried) expect((await intruder.client.get(path)).status, path).toBe(404)
    const { entries } = await read({ patient: own.id, outcome: 'refused' })
    expect(entries.map(({ action }) => action)).toEqual(tried.map(([, action]) => action).reverse())
    const [{ name }] = (await intruder.client.get('/clinics')).body.filter(
      (each: { _id: string }) => each._id === stranger.clinicId,
    )
    for (const entry of entries)
      expect(entry).toMatchObject({
        who: { userId: intruder.userId, clinicName: name },
        patient: { id: own.id },
      })
    const theirs = await stranger.client.get(
      `/audit?clinicId=${stranger.clinicId}&person=${intruder.userId}&outcome=refused`,
    )
    expect(theirs.body.entries).toHaveLength(tried.length)
    expect(JSON.stringify(theirs.body)).not.toContain(own.surname)
    expect(theirs.body.entries.map(({ patient: about }: AuditEntry) => about)).toEqual(
      Array(tried.length).fill(null),
    )
    const asked = `/audit?clinicId=${stranger.clinicId}&patient=${own.id}`
    expect((await stranger.client.get(asked)).body.entries).toEqual([])
    const readers = (await own.client.get(`/patients/${own.id}/access-log`)).body.entries
    expect(readers).toHaveLength(tried.length)
  })

  it('tells as what somebody acted, whatever they become later, and can be narrowed to a role', async () => {
    const nurse = await addStaff(test, { clinicId, roles: ['nurse'] })
    await nurse.client.get(`/histories/${patient.historyId}`)
    const { members } = (await desk.client.get(`/members?clinicId=${clinicId}`)).body
    const { _id } = members.find((each: { userId: string }) => each.userId === nurse.userId)
    expect((await desk.client.put(`/members/${_id}`, { roles: ['receptionist'] })).status).toBe(200)
    await nurse.client.get(`/histories/${patient.historyId}`)
    const of = async (role: string) =>
      (await read({ role, person: nurse.userId })).entries.map(({ action, outcome, who }) => [
        action,
        outcome,
        who?.roles,
      ])
    expect(await of('nurse')).toEqual([['history.read', 'done', ['nurse']]])
    expect(await of('receptionist')).toEqual([['history.read', 'refused', ['receptionist']]])
    expect(await of('doctor')).toEqual([])
    // Refused at the clinic that treats the patient: its log names them.
    const own = (await read({ patient: patient.id, person: nurse.userId, outcome: 'refused' })).entries
    expect(own).toMatchObject([{ action: 'history.read', why: 'act', patient: { id: patient.id } }])
    const entered = await new Client(test).post('/users/login', {
      email: nurse.email,
      password: testPassword,
    })
    expect(entered.status).toBe(200)
    expect(await of('receptionist')).toContainEqual(['session.sign-in', 'done', ['receptionist']])
    const refused = await desk.client.get(`/audit?${new URLSearchParams({ clinicId, role: 'king' })}`)
    expect(refused.status).toBe(400)
    const file = await desk.client.get(`/audit/file?${new URLSearchParams({ clinicId, role: 'nurse' })}`)
    expect(file.body.split('\n').filter((line: string) => line.includes('history.read'))).toHaveLength(1)
  })
})

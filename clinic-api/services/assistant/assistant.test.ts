import { desc, eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answer } from '#contract/assistant'
import { appointments } from '../../db/schema/appointments.ts'
import { audit } from '../../db/schema/audit.ts'
import { clinics } from '../../db/schema/clinics.ts'
import { staff } from '../../db/schema/staff.ts'
import type { Client } from '../../testing/client.ts'
import { addClinic, addPatient, addShift, addStaff } from '../../testing/fixtures.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { statementKinds } from '../../testing/test-database.ts'

const week = ['9:00–14:00', '9:00–14:00', '9:00–14:00', '9:00–14:00', '9:00–14:00', '', '']

// It is Monday, nine in the morning in Madrid.
describe.each(statementKinds)('the assistant on %s', (database) => {
  let test: TestApp
  let clinicId: string
  let skin: Awaited<ReturnType<typeof addStaff>>
  let heart: Awaited<ReturnType<typeof addStaff>>
  let desk: Client
  let admin: Client
  let patient: Awaited<ReturnType<typeof addPatient>>
  let other: Awaited<ReturnType<typeof addPatient>>
  let ids: Record<'past' | 'next' | 'later' | 'missed' | 'foreign', string>

  beforeAll(async () => {
    test = await createTestApp({ database, now: '2026-11-16T08:00:00Z' })
    const [here, elsewhere] = [await addClinic(test, { planId: 'basic' }), await addClinic(test)]
    clinicId = here.id
    await test.db.orm.update(clinics).set({ openingHours: week }).where(eq(clinics.id, here.id))
    skin = await addStaff(test, { clinicId, specialty: 'dermatology' })
    heart = await addStaff(test, { clinicId })
    await test.db.orm.update(staff).set({ surname: 'García Peña' }).where(eq(staff.id, skin.id))
    const stranger = await addStaff(test, { clinicId: elsewhere.id, specialty: 'dermatology' })
    desk = (await addStaff(test, { clinicId, roles: ['clinicadmin'] })).client
    admin = (await addStaff(test, { clinicId: null, roles: ['admin'] })).client
    patient = await addPatient(test, { clinicId })
    other = await addPatient(test, { clinicId })
    const far = await addPatient(test, { clinicId: elsewhere.id })
    await addShift(test, skin, '2026-11-17T14:00:00Z', 4)
    await addShift(test, skin, '2026-11-16T08:00:00Z', 2)
    await addShift(test, heart, '2026-11-17T08:00:00Z', 2)
    await addShift(test, stranger, '2026-11-17T08:00:00Z', 10)
    const book = async (
      start: string,
      doctor: { id: string; clinicId: string | null },
      of: { id: string },
      status = 'pending',
    ) => {
      const startAt = new Date(start)
      const row = {
        id: newId(),
        clinicId: doctor.clinicId ?? '',
        doctorId: doctor.id,
        patientId: of.id,
        status,
        specialty: doctor.id === heart.id ? 'cardiology' : 'dermatology',
        startAt,
        createdAt: startAt,
        endAt: new Date(startAt.getTime() + 1_800_000),
        updatedAt: startAt,
      }
      await test.db.orm.insert(appointments).values(row)
      return row.id
    }
    ids = {
      past: await book('2026-05-12T08:00:00Z', skin, patient, 'completed'),
      next: await book('2026-11-17T16:00:00Z', skin, patient),
      later: await book('2026-12-01T09:00:00Z', heart, patient),
      missed: await book('2026-11-16T07:00:00Z', heart, other, 'no-show'),
      foreign: await book('2026-11-17T09:00:00Z', stranger, far),
    }
  })
  afterAll(() => test.close())

  async function ask(client: Client, q: string): Promise<Answer | null> {
    const { status, body } = await client.get(`/assistant?q=${encodeURIComponent(q)}`)
    expect(status, JSON.stringify(body)).toBe(200)
    return body.answer
  }
  const visitsOf = (answer: Answer | null) =>
    answer?.about === 'visits' ? answer.visits.map(({ appointmentId }) => appointmentId) : null

  it.each(['next dermatology after 17:00', 'próxima dermatología después de las 17:00'])(
    'finds the first free time that fits: %s',
    async (q) => {
      // From five on: the visit at that time is taken, the next slot is free.
      expect(await ask(patient.client, q)).toMatchObject({
        about: 'free-times',
        specialty: 'dermatology',
        after: '17:00',
        before: null,
        times: [{ doctorId: skin.id, at: '2026-11-17T16:30:00.000Z', free: 3 }],
      })
    },
  )

  it('tells who is free on a day, at the own clinics only', async () => {
    const answer = await ask(patient.client, 'who is free tomorrow')
    if (answer?.about !== 'free-times') throw new Error('not understood')
    expect(answer.times.map(({ doctorId, at }) => [doctorId, at])).toEqual([
      [heart.id, '2026-11-17T08:00:00.000Z'],
      [skin.id, '2026-11-17T14:00:00.000Z'],
    ])
    expect(await ask(desk, '¿quién está libre mañana?')).toEqual(answer)
    expect(await ask(patient.client, 'who is free on Sunday')).toMatchObject({ times: [] })
  })

  it('knows doctors by their names, and no name that is nobody’s', async () => {
    const [time] = ((await ask(patient.client, 'when is Dr. garcia pena free?')) as { times: unknown[] })
      .times
    expect(time).toMatchObject({ doctorId: skin.id, at: '2026-11-16T08:00:00.000Z' })
    expect(await ask(patient.client, 'when is Dr. Nobody free?')).toBeNull()
    expect(visitsOf(await ask(patient.client, 'my visits with García'))).toEqual([ids.next])
    expect(await ask(patient.client, 'my visits with Nobody')).toBeNull()
  })

  it('shows patients their own visits and nobody else’s', async () => {
    expect(visitsOf(await ask(patient.client, 'my visits in May'))).toEqual([ids.past])
    expect(visitsOf(await ask(patient.client, 'mis citas'))).toEqual([ids.next, ids.later])
    expect(visitsOf(await ask(patient.client, 'my next visit'))).toEqual([ids.next])
    expect(visitsOf(await ask(patient.client, 'mi próxima cita de cardiología'))).toEqual([ids.later])
    expect(visitsOf(await ask(patient.client, 'visits tomorrow'))).toEqual([ids.next])
    expect(visitsOf(await ask(other.client, 'my next visit'))).toEqual([])
    const [own] = ((await ask(patient.client, 'my next visit')) as { visits: object[] }).visits
    expect(own).not.toHaveProperty('patientName')
  })

  it('shows a doctor the own visits, the desk those of the clinic, an admin none', async () => {
    expect(visitsOf(await ask(skin.client, 'visits tomorrow'))).toEqual([ids.next])
    expect(visitsOf(await ask(heart.client, 'citas de mañana'))).toEqual([])
    expect(visitsOf(await ask(desk, 'how many appointments tomorrow?'))).toEqual([ids.next])
    expect(await ask(desk, 'visits today')).toMatchObject({
      total: 1,
      visits: [{ patientName: `${other.name} ${other.surname}` }],
    })
    expect(await ask(admin, 'visits today')).toBeNull()
  })

  it('previews what would be cancelled or moved, and changes nothing', async () => {
    const before = await test.db.orm.select().from(appointments)
    expect(await ask(patient.client, 'cancel my next visit')).toMatchObject({
      about: 'change-visit',
      how: 'cancel',
      visit: { appointmentId: ids.next },
    })
    expect(await ask(patient.client, 'cambiar mi cita de cardiología')).toMatchObject({
      how: 'move',
      visit: { appointmentId: ids.later },
    })
    expect(await ask(other.client, 'cancel my next visit')).toMatchObject({ visit: null })
    expect(await test.db.orm.select().from(appointments)).toEqual(before)
  })

  it('reads treatments that are under way, of oneself only, on record', async () => {
    const entry = { name: 'Ibuprofen', instructions: 'One a day', startDate: '2026-11-01' }
    const path = `/histories/${patient.historyId}/treatment`
    await heart.client.post(path, { ...entry, endDate: '2026-12-01' })
    await heart.client.post(path, { ...entry, name: 'Gone', endDate: '2026-11-15' })
    expect(await ask(patient.client, '¿qué tratamientos tengo?')).toMatchObject({
      about: 'treatments',
      patientId: patient.id,
      treatments: [{ name: 'Ibuprofen', endDate: '2026-12-01' }],
    })
    const [row] = await test.db.orm.select().from(audit).orderBy(desc(audit.id)).limit(1)
    expect(row).toMatchObject({ action: 'history.read', patientId: patient.id, actorId: patient.userId })
    expect(await ask(other.client, 'my treatments')).toMatchObject({ treatments: [] })
    for (const client of [skin.client, desk, admin]) expect(await ask(client, 'my treatments')).toBeNull()
  })

  it('tells the plan and its use to the clinic’s administrator alone', async () => {
    expect(await ask(desk, 'what plan are we on?')).toMatchObject({
      usage: { planName: 'Basic', doctors: { used: 2, limit: 2 } },
    })
    for (const { client } of [patient, skin]) expect(await ask(client, 'what plan are we on?')).toBeNull()
  })

  it('counts visits not attended: of the clinic, or of the doctor who asks', async () => {
    const whole = { from: '2026-11-16', to: '2026-11-22', noShows: 1, visits: 2, doctorId: null }
    expect(await ask(desk, 'how many no-shows this week')).toMatchObject(whole)
    expect(await ask(heart.client, 'cuántas ausencias esta semana')).toMatchObject({
      noShows: 1,
      visits: 1,
      doctorId: heart.id,
    })
    expect(await ask(patient.client, 'how many no-shows this week')).toBeNull()
  })

  it('knows opening hours, specialties and how things are done', async () => {
    const hours = { about: 'opening-hours', clinics: [{ _id: clinicId, openingHours: week }] }
    expect(await ask(patient.client, '¿cuándo abre la clínica?')).toMatchObject(hours)
    const offered = { about: 'specialties', specialties: ['dermatology', 'cardiology'] }
    expect(await ask(patient.client, 'Which specialties are available?')).toEqual(offered)
    expect(await ask(skin.client, 'how do I enable two-factor')).toEqual({
      about: 'how-to',
      topic: 'two-factor',
    })
    expect(await ask(admin, 'how can I see my clinical history?')).toBeNull()
  })

  it('puts visits that it shows on record, and nothing else', async () => {
    const newest = async () => (await test.db.orm.select().from(audit).orderBy(desc(audit.id)).limit(1))[0]
    await ask(desk, 'visits today')
    const row = await newest()
    expect(row).toMatchObject({ action: 'assistant.read', details: { ids: [ids.missed] } })
    for (const q of [
      'opening hours',
      'how many no-shows this week',
      'who is free tomorrow',
      'hello',
      'visits on Sunday',
    ])
      await ask(desk, q)
    expect((await newest())?.id).toBe(row?.id)
  })

  it('answers the same to the same, and nothing to what it does not understand', async () => {
    for (const q of ['next dermatology after 17:00', 'my visits in May', 'who is free tomorrow'])
      expect(await ask(patient.client, q)).toEqual(await ask(patient.client, q))
    for (const q of ['Is this safe?', '%', "' or 1=1 --", 'x'.repeat(300)])
      expect(await ask(desk, q)).toBeNull()
    for (const query of ['q=', `q=${'x'.repeat(301)}`, ''])
      expect((await desk.get(`/assistant?${query}`)).status).toBe(400)
  })
})

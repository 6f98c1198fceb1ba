import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SearchAnswer } from '#contract/search'
import { appointments } from '../../db/schema/appointments.ts'
import { staff } from '../../db/schema/staff.ts'
import type { Client } from '../../testing/client.ts'
import { addClinic, addPatient, addStaff, linkPatient } from '../../testing/fixtures.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { statementKinds } from '../../testing/test-database.ts'

type Person = { name: string; surname: string }

describe.each(statementKinds)('the search on %s', (database) => {
  let test: TestApp
  let doctor: Awaited<ReturnType<typeof addStaff>>
  let colleague: Awaited<ReturnType<typeof addStaff>>
  let desk: Client
  let maria: Awaited<ReturnType<typeof addPatient>>
  let visitIds: Record<'own' | 'colleagues' | 'cancelled', string>

  beforeAll(async () => {
    test = await createTestApp({ database, now: '2026-11-16T08:00:00Z' })
    const [here, elsewhere] = [await addClinic(test), await addClinic(test)]
    doctor = await addStaff(test, { clinicId: here.id })
    colleague = await addStaff(test, { clinicId: here.id })
    desk = (await addStaff(test, { clinicId: here.id, roles: ['clinicadmin'] })).client
    maria = await addPatient(test, { clinicId: here.id, name: 'María', surname: 'García López' })
    await linkPatient(test, maria, elsewhere.id)
    const call = (person: { id: string }, name: string, surname: string) =>
      test.db.orm.update(staff).set({ name, surname }).where(eq(staff.id, person.id))
    await call(doctor, 'Íñigo', 'Cortés Vázquez')
    await call(colleague, 'Elena', 'Prado')
    await addPatient(test, { clinicId: elsewhere.id, name: 'Mario', surname: 'García Lopera' })
    const stranger = await addStaff(test, { clinicId: elsewhere.id })
    await call(stranger, 'Eva', 'Cortés')
    const book = async (
      start: string,
      with_: { id: string },
      changes: Partial<typeof appointments.$inferInsert> = {},
    ) => {
      const startAt = new Date(start)
      const row = {
        id: newId(),
        clinicId: here.id,
        doctorId: with_.id,
        patientId: maria.id,
        specialty: 'cardiology',
        status: 'pending',
        startAt,
        endAt: new Date(startAt.getTime() + 1_800_000),
        createdAt: startAt,
        updatedAt: startAt,
        ...changes,
      }
      await test.db.orm.insert(appointments).values(row)
      return row.id
    }
    visitIds = {
      own: await book('2026-12-03T08:00:00Z', doctor),
      colleagues: await book('2026-12-03T23:30:00Z', colleague),
      cancelled: await book('2026-12-03T10:00:00Z', doctor, { status: 'cancelled' }),
    }
    await book('2026-11-10T08:00:00Z', doctor)
    await book('2026-12-03T12:00:00Z', stranger, { clinicId: elsewhere.id })
  })
  afterAll(() => test.close())

  async function ask(client: Client, q: string, more = ''): Promise<SearchAnswer> {
    const { status, body } = await client.get(`/search?q=${encodeURIComponent(q)}${more}`)
    expect(status).toBe(200)
    return body
  }
  const names = (people: Person[]) => people.map(({ name, surname }) => `${name} ${surname}`)
  const ids = ({ visits }: SearchAnswer) => visits.map(({ appointmentId }) => appointmentId)

  it('finds patients of the own clinic with their next visits, by words in any order', async () => {
    const found = await ask(desk, 'garcia lop mar')
    expect(names(found.patients)).toEqual(['María García López'])
    expect(ids(found)).toEqual([visitIds.own, visitIds.colleagues])
    expect(found.visits[0]).toMatchObject({ patientName: 'María García López', deskNote: null })
    expect(names((await ask(desk, maria.dni)).patients)).toEqual(['María García López'])
    expect(names((await ask(desk, 'm')).patients)).toEqual(['María García López'])
  })

  it('shows a doctor the own visits only', async () => {
    expect(ids(await ask(doctor.client, 'garcia'))).toEqual([visitIds.own])
    expect(ids(await ask(doctor.client, '2026-12-03'))).toEqual([visitIds.own])
  })

  it('finds the visits of a day on the clinic’s clock, and no people', async () => {
    const found = await ask(desk, '2026-12-03')
    expect(found).toMatchObject({ patients: [], doctors: [] })
    expect(ids(found)).toEqual([visitIds.own])
    expect(ids(await ask(desk, '2026-12-04'))).toEqual([visitIds.colleagues])
  })

  it('finds doctors of the caller’s clinics, without accents, one slip forgiven from five letters', async () => {
    expect(names((await ask(desk, 'cortes')).doctors)).toEqual(['Íñigo Cortés Vázquez'])
    expect(names((await ask(desk, 'vasquez inigo')).doctors)).toEqual(['Íñigo Cortés Vázquez'])
    expect(names((await ask(desk, 'elana prado')).doctors)).toEqual(['Elena Prado'])
    expect(names((await ask(desk, 'elxna pxado')).doctors)).toEqual(['Elena Prado'])
    expect((await ask(desk, 'elxxa')).doctors).toEqual([])
    expect(names((await ask(maria.client, 'cortés')).doctors)).toEqual(['Eva Cortés', 'Íñigo Cortés Vázquez'])
  })

  it('forgives a slip in a patient’s name', async () => {
    expect(names((await ask(desk, 'maira gracia')).patients)).toEqual(['María García López'])
  })

  it('finds whole words before beginnings and parts of words, however recent those are', async () => {
    const here = await addClinic(test)
    const { client } = await addStaff(test, { clinicId: here.id, roles: ['clinicadmin'] })
    await addPatient(test, { clinicId: here.id, name: 'Wei', surname: 'Li' })
    test.clock.advance({ seconds: 60 })
    await addPatient(test, { clinicId: here.id, name: 'Lidia', surname: 'Soto' })
    test.clock.advance({ seconds: 60 })
    for (let number = 0; number < 8; number += 1)
      await addPatient(test, { clinicId: here.id, name: 'Julia', surname: `Soto ${number}` })
    expect(names((await ask(client, 'li', '&limit=3')).patients)).toEqual([
      'Wei Li',
      'Lidia Soto',
      'Julia Soto 7',
    ])
  })

  it('finds people by names, numbers and documents as they are typed elsewhere', async () => {
    const here = await addClinic(test)
    const { client } = await addStaff(test, { clinicId: here.id, roles: ['clinicadmin'] })
    const add = (name: string, surname: string, facts = {}) =>
      addPatient(test, { clinicId: here.id, name, surname, ...facts })
    await add('Mª José', 'O’Brien-Groß', { phone: '612 34 56 78', dni: '55443322M' })
    await add('Gal·la', 'Łucja', { phone: '+44 20 7946 0958' })
    const both = { O: 'Mª José O’Brien-Groß', G: 'Gal·la Łucja' }
    for (const [q, who] of [
      ["O'Brien", 'O'],
      ['obrien gross', 'O'],
      ['Groß, María José', 'O'],
      ['M.ª José', 'O'],
      ['brien‑gross', 'O'],
      ['+34612345678', 'O'],
      ['0034 612-345-678', 'O'],
      ['(+34) 612 34 56 78', 'O'],
      ['34612345678', 'O'],
      ['Teléfono: 612345678 ext. 3', 'O'],
      ['345 678', 'O'],
      ['55.443.322-m', 'O'],
      ['55443322 M', 'O'],
      ['DNI: 55443322/M', 'O'],
      ['galla lucja', 'G'],
      ['GAL.LA', 'G'],
      ['020 7946 0958', 'G'],
    ] as const)
      expect(names((await ask(client, q)).patients), q).toEqual([both[who]])
  })

  it('shows patients themselves: no patients, their own visits by day and by doctor', async () => {
    expect((await ask(maria.client, 'garcia')).patients).toEqual([])
    expect(ids(await ask(maria.client, 'prado'))).toEqual([visitIds.colleagues])
    const [visit] = (await ask(maria.client, '2026-12-04')).visits
    expect(visit?.appointmentId).toBe(visitIds.colleagues)
    expect(visit).not.toHaveProperty('deskNote')
  })

  it('takes signs for themselves, and answers no more than asked', async () => {
    for (const q of ['%', '_', "' or 1=1 --", '\\', 'a'.repeat(100)]) {
      expect(await ask(desk, q)).toEqual({ patients: [], doctors: [], visits: [] })
    }
    expect(ids(await ask(desk, 'garcia', '&limit=1'))).toEqual([visitIds.own])
    for (const query of ['q=', 'q=%20', 'q=a&limit=0', 'q=a&limit=21', `q=${'a'.repeat(101)}`, '']) {
      expect((await desk.get(`/search?${query}`)).status).toBe(400)
    }
  })

  it('puts what was shown on record, as one row', async () => {
    await ask(desk, 'garcia lop')
    const { rows } = (await test.db.orm.execute(
      `select details from audit where action = 'search.read' order by id desc limit 1`,
    )) as { rows: { details: unknown }[] }
    expect(rows[0]?.details).toMatchObject({ ids: [maria.id], visits: [visitIds.own, visitIds.colleagues] })
  })
})

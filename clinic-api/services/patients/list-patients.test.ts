import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { patientSorts } from '#contract/choices'
import { foldText } from '#contract/fold-text'
import { appointments } from '../../db/schema/appointments.ts'
import { patients as patientTable } from '../../db/schema/patients.ts'
import type { Client } from '../../testing/client.ts'
import { addClinic, addPatient, addShift, addStaff } from '../../testing/fixtures.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { statementKinds } from '../../testing/test-database.ts'

interface Row {
  _id: string
  name: string
  surname: string
  status: string | null
}

const people = [
  ['Álvaro', 'Zúñiga Peña', 'none'],
  ['Alvaro', 'Núñez Gil', 'stored'],
  ['Íñigo', 'Ortiz_Vega', 'requested'],
  ['María José', "O'Donnell", 'stored'],
  ['zoe', 'abad', 'none'],
  ['Óscar', 'Abad Ríos', 'requested'],
  ['Ana', 'García', 'none'],
  ['Ana', 'García', 'stored'],
  ['李', '王 100%', 'none'],
] as const

describe.each(statementKinds)('the list of patients on %s', (database) => {
  let test: TestApp
  let doctor: Client
  let admin: Client

  beforeAll(async () => {
    test = await createTestApp({ database })
    const clinicId = (await addClinic(test)).id
    doctor = (await addStaff(test, { clinicId })).client
    admin = (await addStaff(test, { roles: ['admin'] })).client
    for (const [name, surname, status] of people) await addPatient(test, { clinicId, name, surname, status })
    await addPatient(test, { name: 'Somebody', surname: 'Elsewhere' })
  })
  afterAll(() => test.close())

  const names = (rows: Row[]) => rows.map(({ name, surname }) => `${name} ${surname}`)

  async function search(q: string): Promise<string[]> {
    const { status, body } = await doctor.get(`/patients?q=${encodeURIComponent(q)}`)
    expect(status).toBe(200)
    expect(body.total).toBe(body.patients.length)
    return names(body.patients)
  }

  it('finds words in any order, without accents and case', async () => {
    expect(await search('alvaro')).toEqual(['Alvaro Núñez Gil', 'Álvaro Zúñiga Peña'])
    expect(await search('NUNEZ álv')).toEqual(['Alvaro Núñez Gil'])
    expect(await search("o'don")).toEqual(["María José O'Donnell"])
    expect(await search('王')).toEqual(['李 王 100%'])
  })

  it('forgives one slip from five letters on, where nobody has what was typed', async () => {
    expect(await search('gracia an')).toEqual(['Ana García', 'Ana García'])
    expect(await search('ortyz_vega')).toEqual([])
    expect(await search('nunes gil')).toEqual(['Alvaro Núñez Gil'])
    expect(await search('donell maria')).toEqual(["María José O'Donnell"])
    expect(await search('abat')).toEqual([])
    expect(await search('elswhere')).toEqual([])
  })

  it('takes the signs of patterns for themselves', async () => {
    expect(await search('100%')).toEqual(['李 王 100%'])
    expect(await search('z_v')).toEqual(['Íñigo Ortiz_Vega'])
    expect(await search('%')).toEqual(['李 王 100%'])
    expect(await search('\\')).toEqual([])
  })

  it('filters by status', async () => {
    const { body } = await doctor.get('/patients?status=stored')
    expect(body.patients.map(({ status }: Row) => status)).toEqual(Array(3).fill('fastQ stored'))
    expect((await doctor.get('/patients?status=none')).body.total).toBe(4)
  })

  it.each(patientSorts)('sorted by %s pages through everybody once, in order', async (sort) => {
    for (const [client, count] of [
      [doctor, people.length],
      [admin, people.length + 1],
    ] as const) {
      const whole: Row[] = (await client.get(`/patients?sort=${sort}&limit=100`)).body.patients
      const paged: Row[] = []
      let cursor: string | null = ''
      while (cursor !== null) {
        const { body } = await client.get(`/patients?sort=${sort}&limit=2${cursor && `&cursor=${cursor}`}`)
        expect(body).toMatchObject({ total: count, more: false })
        paged.push(...body.patients)
        cursor = body.nextCursor
      }
      expect(paged).toEqual(whole)
      expect(new Set(paged.map(({ _id }) => _id)).size).toBe(count)
    }
  })

  it.each(patientSorts)(
    'searched and sorted by %s pages through what was found once, what fits best first',
    async (sort) => {
      for (const [client, q] of [
        [doctor, 'a'],
        [admin, 'ana'],
      ] as const) {
        const whole: Row[] = (await client.get(`/patients?q=${q}&sort=${sort}&limit=100`)).body.patients
        const paged: Row[] = []
        let cursor: string | null = ''
        while (cursor !== null) {
          const { body } = await client.get(
            `/patients?q=${q}&sort=${sort}&limit=2${cursor && `&cursor=${cursor}`}`,
          )
          paged.push(...body.patients)
          cursor = body.nextCursor
        }
        expect(paged).toEqual(whole)
        expect(new Set(paged.map(({ _id }) => _id)).size).toBe(whole.length)
        const begins = whole.map((each) =>
          foldText(`${each.name} ${each.surname}`)
            .split(' ')
            .some((word) => word.startsWith(q)),
        )
        expect(begins).toEqual(begins.toSorted((a, b) => Number(b) - Number(a)))
      }
    },
  )

  it('sorts without accents, backwards as well as forwards', async () => {
    const list = async (sort: string) =>
      (await doctor.get(`/patients?sort=${sort}&limit=100`)).body.patients as Row[]
    const forwards = await list('name')
    expect(names(forwards).slice(0, 4)).toEqual([
      'Alvaro Núñez Gil',
      'Álvaro Zúñiga Peña',
      'Ana García',
      'Ana García',
    ])
    const folded = forwards.map(({ name, surname }) => foldText(`${name} ${surname}`))
    expect(folded).toEqual([...folded].sort())
    expect(await list('-name')).toEqual([...forwards].reverse())
    expect(names(await list('surname'))[0]).toBe('zoe abad')
    expect((await list('-status'))[0]?.status).toBe('fastQ stored')
  })

  it('says how to know and reach somebody, and when they were and will be there', async () => {
    const ward = await addClinic(test)
    const { client, ...colleague } = await addStaff(test, { clinicId: ward.id })
    const [patient, elsewhere] = [
      await addPatient(test, { clinicId: ward.id, phone: '+34 612-345 678' }),
      await addClinic(test),
    ]
    const visit = async (days: number, status: string, clinicId = ward.id) => {
      const startAt = new Date(test.clock.now().getTime() + days * 86_400_000)
      const endAt = new Date(startAt.getTime() + 1_800_000)
      const ids = { id: newId(), clinicId, doctorId: colleague.id, patientId: patient.id }
      const times = { startAt, endAt, createdAt: startAt, updatedAt: startAt }
      await test.db.orm.insert(appointments).values({ ...ids, specialty: 'cardiology', status, ...times })
      return startAt.toISOString()
    }
    await visit(-9, 'completed')
    const lastVisit = await visit(-5, 'completed')
    await visit(-3, 'no-show')
    await visit(-2, 'cancelled')
    await visit(-1, 'completed', elsewhere.id)
    await visit(1, 'cancelled')
    const nextVisit = await visit(4, 'pending')
    await visit(8, 'pending')
    const { dni, birthdate, phone } = patient
    for (const q of ['', patient.email, dni.toLowerCase(), '612 345', '612345678', '(34)612']) {
      const { body } = await client.get(`/patients?q=${encodeURIComponent(q)}`)
      expect(body.patients, q).toMatchObject([
        { dni, birthdate, phone, lastVisit, nextVisit, timeZone: 'Europe/Madrid' },
      ])
    }
  })

  it('has a doctor’s own patients, and those whom nobody has seen for half a year', async () => {
    const ward = (await addClinic(test)).id
    const [one, two] = [await addStaff(test, { clinicId: ward }), await addStaff(test, { clinicId: ward })]
    const patients = [
      await addPatient(test, { clinicId: ward, name: 'Often' }),
      await addPatient(test, { clinicId: ward, name: 'Once' }),
      await addPatient(test, { clinicId: ward, name: 'Missed' }),
    ]
    const visit = async (at: number, doctorId: string, days: number, status = 'completed') => {
      const startAt = new Date(test.clock.now().getTime() + days * 86_400_000)
      const endAt = new Date(startAt.getTime() + 1_800_000)
      const ids = { id: newId(), clinicId: ward, doctorId, patientId: patients[at]?.id ?? '' }
      const times = { startAt, endAt, createdAt: startAt, updatedAt: startAt }
      await test.db.orm.insert(appointments).values({ ...ids, specialty: 'cardiology', status, ...times })
    }
    await visit(0, one.id, -200)
    await visit(0, two.id, -20)
    await visit(1, one.id, -210)
    await visit(2, one.id, -10, 'no-show')
    const names = async (client: Client, only: string) => {
      const { body } = await client.get(`/patients?only=${only}&sort=name`)
      return [body.total, ...body.patients.map(({ name }: Row) => name)]
    }
    expect(await names(one.client, 'mine')).toEqual([2, 'Often', 'Once'])
    expect(await names(two.client, 'mine')).toEqual([1, 'Often'])
    expect(await names(one.client, 'away')).toEqual([2, 'Missed', 'Once'])
    expect(await names(one.client, 'to-verify')).toEqual([0])
    await test.db.orm
      .update(patientTable)
      .set({ toVerify: true })
      .where(eq(patientTable.id, patients[1]?.id ?? ''))
    expect(await names(one.client, 'to-verify')).toEqual([1, 'Once'])
    for (const [at, deceasedOn] of [null, '2026-11-01'].entries())
      await test.db.orm
        .update(patientTable)
        .set({ documentKind: 'none', dni: '', deceasedOn })
        .where(eq(patientTable.id, patients[at]?.id ?? ''))
    expect(await names(one.client, 'no-document')).toEqual([1, 'Often'])
  })

  it('has those first whose history was opened or whose visit was completed last', async () => {
    const ward = (await addClinic(test)).id
    const staff = await addStaff(test, { clinicId: ward })
    const [first, second, third] = [
      await addPatient(test, { clinicId: ward }),
      await addPatient(test, { clinicId: ward }),
      await addPatient(test, { clinicId: ward }),
    ]
    const order = async (client: Client) => {
      const { body } = await client.get('/patients?sort=recent&limit=3')
      return body.patients.map(({ _id }: Row) => _id)
    }
    test.clock.advance({ minutes: 1 })
    await staff.client.get(`/histories/${second.id}`)
    test.clock.advance({ minutes: 1 })
    await first.client.get(`/histories/${first.id}`)
    await staff.client.get(`/histories/${third.id}`)
    expect((await order(staff.client)).slice(0, 2)).toEqual([third.id, second.id])
    const shift = new Date(test.clock.now().getTime() + 86_400_000).toISOString()
    await addShift(test, staff, shift)
    const { body } = await first.client.post('/appointments', {
      patientId: first.id,
      clinicId: ward,
      doctorId: staff.id,
      specialty: 'cardiology',
      appointmentDate: shift,
    })
    test.clock.advance({ minutes: 1 })
    await staff.client.put(`/appointments/${body.appointmentId}/complete`)
    expect(await order(staff.client)).toEqual([first.id, third.id, second.id])
    expect(await order(admin)).toEqual([first.id, third.id, second.id])
  })

  it('refuses a cursor that is not of this list', async () => {
    const { body } = await doctor.get('/patients?limit=2')
    for (const query of [
      `sort=surname&cursor=${body.nextCursor}`,
      'cursor=nonsense',
      'cursor=%00',
      `sort=recent&cursor=${Buffer.from('{"sort":"recent","keys":["soon","x"]}').toString('base64url')}`,
      'limit=0',
      'limit=1000',
    ]) {
      expect((await doctor.get(`/patients?${query}`)).status).toBe(400)
    }
  })
})

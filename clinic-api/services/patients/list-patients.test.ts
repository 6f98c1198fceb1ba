import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { patientSorts } from '#contract/choices'
import type { Client } from '../../testing/client.ts'
import { addClinic, addPatient, addStaff } from '../../testing/fixtures.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { databaseKinds } from '../../testing/test-database.ts'
import { fold } from './fold.ts'

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

describe.each(databaseKinds)('the list of patients on %s', (database) => {
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
    const folded = forwards.map(({ name, surname }) => fold(`${name} ${surname}`))
    expect(folded).toEqual([...folded].sort())
    expect(await list('-name')).toEqual([...forwards].reverse())
    expect(names(await list('surname'))[0]).toBe('zoe abad')
    expect((await list('-status'))[0]?.status).toBe('fastQ stored')
  })

  it('refuses a cursor that is not of this list', async () => {
    const { body } = await doctor.get('/patients?limit=2')
    for (const query of [
      `sort=surname&cursor=${body.nextCursor}`,
      'cursor=nonsense',
      'cursor=%00',
      'limit=0',
      'limit=1000',
    ]) {
      expect((await doctor.get(`/patients?${query}`)).status).toBe(400)
    }
  })
})

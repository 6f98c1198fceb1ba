import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ImportAnswer, ImportLine } from '#contract/imports'
import { addClinic, addPatient, addStaff, newDni, unique } from '../../testing/fixtures.ts'
import { download, upload } from '../../testing/multipart.ts'
import { createTestApp, longSessions, type TestApp } from '../../testing/test-app.ts'
import { anyDatabase } from '../../testing/test-database.ts'
import { workbookOf } from '../../testing/workbook.ts'

const heads = ['Nombre', 'Apellidos', 'Fecha de nacimiento', 'DNI', 'Correo', 'Teléfono']

describe.each(anyDatabase)('a file as clinics have it, on %s', (database) => {
  let test: TestApp
  let clinic: Awaited<ReturnType<typeof addClinic>>
  let owner: Awaited<ReturnType<typeof addStaff>>

  beforeAll(async () => {
    test = await createTestApp({ database, env: longSessions })
  })
  beforeEach(async () => {
    clinic = await addClinic(test)
    owner = await addStaff(test, { clinicId: clinic.id, roles: ['clinicadmin'] })
  })
  afterAll(() => test.close())

  const send = async (bytes: Buffer | string, kind = 'patients') => {
    const file = { name: 'patients.csv', bytes: Buffer.from(bytes) }
    return upload(test, owner.client, `/imports?kind=${kind}`, file)
  }

  const read = async (bytes: Buffer | string): Promise<ImportAnswer> => {
    const { status, body } = await send(bytes)
    expect(status, JSON.stringify(body)).toBe(201)
    return body
  }

  const change = async (id: string, body: object): Promise<ImportAnswer> => {
    const answer = await owner.client.put(`/imports/${id}`, body)
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return answer.body
  }

  const look = async (id: string): Promise<ImportAnswer> => (await owner.client.get(`/imports/${id}`)).body

  const run = async (id: string) => {
    await owner.client.post(`/imports/${id}/run`, { leaveOut: true })
    return (await owner.client.get('/patients?limit=100')).body.patients as Record<string, string>[]
  }

  const person = (name: string, changes: Record<number, string> = {}) => {
    const cells = [name, 'Gil', '03/01/1990', newDni(), `real${unique()}@example.test`, '612 345 678']
    return cells.map((cell, place) => changes[place] ?? cell)
  }

  const csv = (lines: string[][], sign = ';') =>
    [heads, ...lines].map((cells) => cells.join(sign)).join('\r\n')

  it('of DOS has its letters, and any other reading can be chosen by the names that it makes', async () => {
    const line = person('Begoña', { 1: 'Muñoz' })
    const bytes = Buffer.from(csv([line]).replaceAll('ñ', '\xa4').replace('é', '\x82'), 'latin1')
    const body = await read(bytes)
    expect(body).toMatchObject({ encoding: 'cp850', headers: heads, counts: { new: 1, error: 0 } })
    expect(body.source?.encodings.find(({ encoding }) => encoding === 'cp850')?.words).toContain('Muñoz')
    const other = await change(body._id, { encoding: 'windows-1252' })
    expect(other.lines[0]?.values[1]).toBe('Mu¤oz')
    expect((await change(body._id, { encoding: 'cp850' })).lines[0]?.values[1]).toBe('Muñoz')
    expect(await run(body._id)).toMatchObject([{ name: 'Begoña', surname: 'Muñoz' }])
  })

  const resource = (name: string, changes: object = {}) => ({
    resourceType: 'Patient',
    name: [{ family: 'Gil', given: [name] }],
    birthDate: '1990-01-03',
    identifier: [{ type: { text: 'DNI' }, value: newDni() }],
    telecom: [
      { system: 'email', value: `real${unique()}@example.test` },
      { system: 'phone', value: '+34 612 345 678' },
    ],
    ...changes,
  })
  const bundle = (...all: object[]) =>
    JSON.stringify({ resourceType: 'Bundle', entry: all.map((each) => ({ resource: each })) })

  it.each<[string, (all: object[]) => Buffer | string]>([
    ['a Bundle', (all) => bundle(...all)],
    ['a Bundle with a byte order mark', (all) => `\ufeff${bundle(...all)}`],
    ['a Bundle in UTF-16', (all) => Buffer.from(`\ufeff${bundle(...all)}`, 'utf16le')],
    ['NDJSON', (all) => all.map((each) => JSON.stringify(each)).join('\n')],
    ['NDJSON of Bundles', (all) => all.map((each) => bundle(each)).join('\r\n')],
  ])('of FHIR, as %s, tells who was left out, before and after it is imported', async (_what, write) => {
    const all = [
      resource('Iñaki'),
      resource('Ido', { active: false }),
      resource('Eva', { link: [{ type: 'replaced-by' }] }),
      resource('Luz', { deceasedBoolean: true }),
      { resourceType: 'Condition' },
      resource('Mal', { birthDate: '1990-02' }),
    ]
    const body = await read(write(all))
    const fhir = { inactive: 1, replaced: 1, deceased: 1, others: 1 }
    expect(body).toMatchObject({ counts: { new: 1, error: 1 }, registers: 1, source: { fhir } })
    expect(body.lines.map(({ line, faults }) => [line, faults])).toEqual([
      [1, []],
      [6, [{ field: 'birthdate', reason: 'date' }]],
    ])
    const people = await run(body._id)
    expect(people.map(({ name, phone }) => [name, phone])).toEqual([['Iñaki', '+34 612 345 678']])
    expect(await look(body._id)).toMatchObject({ state: 'done', registers: 1, source: { fhir } })
  })

  it.each([
    ['{"resourceType":"Patient",', 'Line 1 of the FHIR file cannot be read'],
    ['{"resourceType":"Condition"}', 'The FHIR file holds no patients'],
    [
      '{"resourceType":"Patient","active":false}',
      'All patients of the FHIR file are inactive, replaced or deceased',
    ],
  ])('of FHIR that nobody can be read from is refused: %s', async (text, message) => {
    expect(await send(text)).toMatchObject({ status: 400, body: { message } })
  })

  it('of FHIR holds no doctors', async () => {
    expect(await send(bundle(resource('Ana')), 'doctors')).toMatchObject({
      status: 400,
      body: { message: 'A JSON file: save it as .xlsx or CSV' },
    })
  })

  it.each([
    ['UTF-16 with a mark', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16 without one', (text: string) => Buffer.from(text, 'utf16le').swap16()],
  ])('in %s is read', async (_, encode) => {
    const body = await read(encode(csv([person('Iñaki')], '\t')))
    expect(body).toMatchObject({ separator: '\t', counts: { new: 1 } })
    expect(body.lines[0]?.values[0]).toBe('Iñaki')
  })

  it.each([
    ['H', 'M', 'male', 'female'],
    ['V', 'm.', 'male', 'female'],
    ['M', 'F', 'male', 'female'],
    ['Varón', 'Hembra', 'male', 'female'],
    ['Masc.', 'Fem.', 'male', 'female'],
    ['M', 'Femenino', 'male', 'female'],
    ['Varón', 'M', 'male', 'female'],
    ['M', 'M', null, null],
  ])('reads the sex by what its whole column says: %s, %s', async (his, hers, he, she) => {
    const lines = [person('Luis'), person('Eva')].map((cells, place) => [...cells, place ? hers : his])
    const body = await read([[...heads, 'Sexo'], ...lines].map((cells) => cells.join(';')).join('\n'))
    const people = await run(body._id)
    const sexes = people.map(async ({ name, _id }) => {
      const { body: details } = await owner.client.get(`/patients/${_id}`)
      return [name, details.sex]
    })
    expect((await Promise.all(sexes)).toSorted()).toEqual([
      ['Eva', she],
      ['Luis', he],
    ])
  })

  it('with spoiled letters stores nothing of them before somebody says what to do', async () => {
    const body = await read(csv([person('Ana', { 1: 'MuÃ±oz' }), person('Eva')]))
    expect(body).toMatchObject({
      counts: { new: 1, error: 1 },
      source: { spoiled: { lines: 1, mend: null, examples: [{ text: 'MuÃ±oz', read: 'Muñoz' }] } },
      lines: [{ faults: [{ field: 'surname', reason: 'spoiled' }] }, { verdict: 'new' }],
    })
    expect(await change(body._id, { mend: false })).toMatchObject({ counts: { new: 2 } })
    expect(await change(body._id, { mend: true })).toMatchObject({ counts: { new: 2, error: 0 } })
    expect((await run(body._id)).map(({ surname }) => surname).sort()).toEqual(['Gil', 'Muñoz'])
  })

  it('whose days have the month first asks once and stores nothing before', async () => {
    const days = ['04/25/1990', '03/04/1990', '12/11/1985']
    const body = await read(csv(days.map((day) => person('Ana', { 2: day }))))
    expect(body).toMatchObject({ registers: 0, counts: { new: 0, error: 3 } })
    expect(body.source?.days.birthdate).toMatchObject({ order: null, asked: true })
    for (const { faults } of body.lines)
      expect(faults).toEqual([{ field: 'birthdate', reason: 'date-order' }])
    expect((await owner.client.post(`/imports/${body._id}/run`, {})).status).toBe(409)
    const answered = await change(body._id, { days: { birthdate: 'mdy' } })
    expect(answered).toMatchObject({ registers: 3, source: { days: { birthdate: { order: 'mdy' } } } })
    expect((await run(body._id)).map(({ birthdate }) => birthdate).sort()).toEqual([
      '1985-12-11',
      '1990-03-04',
      '1990-04-25',
    ])
  })

  describe('with addresses in a column of another name', () => {
    const headed = (header: string, addresses: string[]) =>
      [
        heads.map((each) => (each === 'Correo' ? header : each)),
        ...addresses.map((each, at) => person(`P${at}`, { 4: each })),
      ]
        .map((cells) => cells.join(';'))
        .join('\r\n')
    const some = () => [`one${unique()}@example.test`, '', `two${unique()}@example.test`]
    const emailsOf = async () => {
      const { patients } = (await owner.client.get('/patients?limit=100&sort=name')).body
      const each = patients.map(async ({ _id }: { _id: string }) => {
        const { body } = await owner.client.get(`/patients/${_id}`)
        return body.email
      })
      return Promise.all(each)
    }

    it.each(['Contacto', ''])(
      '(%j) asks whether they are theirs, and stores nobody without',
      async (header) => {
        const addresses = some()
        const body = await read(headed(header, addresses))
        expect(body).toMatchObject({
          registers: 1,
          counts: { new: 1, error: 2 },
          source: { emails: { place: 4, examples: [addresses[0], addresses[2]] } },
        })
        expect(body.lines.map(({ faults }) => faults)).toEqual([
          [{ field: 'email', reason: 'column' }],
          [],
          [{ field: 'email', reason: 'column' }],
        ])
        expect((await owner.client.post(`/imports/${body._id}/run`, {})).status).toBe(409)
        const answered = await change(body._id, { columns: { email: 4 } })
        expect(answered).toMatchObject({ registers: 3, columns: { email: 4, name: 0, phone: 5 } })
        expect(answered.source).not.toHaveProperty('emails')
        await run(body._id)
        expect(await emailsOf()).toEqual(addresses)
      },
    )

    it('leaves them out when somebody says so, and asks no more', async () => {
      const body = await read(headed('Contacto', some()))
      const left = await change(body._id, { leaveEmails: true })
      expect(left).toMatchObject({ registers: 3, counts: { error: 0 } })
      expect(left.source).not.toHaveProperty('emails')
      expect((await change(body._id, { mend: false })).source).not.toHaveProperty('emails')
      await run(body._id)
      expect(await emailsOf()).toEqual(['', '', ''])
    })

    it('does not ask for remarks with an address among them, nor beside a column that tells them', async () => {
      const remarks = headed('Observaciones', ['alérgica', `o${unique()}@example.test`, 'llamar', 'nada'])
      expect((await read(remarks)).source).not.toHaveProperty('emails')
      const both = csv([person('Ana')])
        .split('\r\n')
        .map((line, at) => `${line};${at === 0 ? 'Otro' : `other${unique()}@example.test`}`)
      expect((await read(both.join('\r\n'))).source).not.toHaveProperty('emails')
    })
  })

  it('with days of other forms is read, or asks', async () => {
    const ofDays = async (day: string) =>
      (await read(csv([person('Ana', { 2: day })]))).lines[0] as ImportLine
    expect(await ofDays('19870503')).toMatchObject({ verdict: 'new' })
    expect(await ofDays('1990-01-02T23:00:00Z')).toMatchObject({ verdict: 'new' })
    for (const day of ['3/5/87', '29261'])
      expect(await ofDays(day)).toMatchObject({ faults: [{ field: 'birthdate', reason: 'date-order' }] })
  })

  it('with a title, blanks before quotation marks and one column for both names is read', async () => {
    const [, , ...rest] = person('')
    const text = `Listado de pacientes a 12/11/2026\n\nApellidos y nombre,Fecha de nacimiento,DNI,Correo,Tel\n "García López, Ana", "${rest[0]}", ${rest.slice(1).join(', ')}\n`
    const body = await read(text)
    expect(body).toMatchObject({
      separator: ',',
      counts: { new: 1 },
      columns: { name: 0, surname: 0, birthdate: 1 },
      source: { headerLine: 3, names: { order: 'surname-first' } },
    })
    expect(await run(body._id)).toMatchObject([{ name: 'Ana', surname: 'García López' }])
  })

  it('loses nobody for an odd telephone number', async () => {
    const body = await read(csv([person('Ana', { 5: '612345678 (hija)' }), person('Eva', { 5: 'no tiene' })]))
    expect(body).toMatchObject({ counts: { new: 2, error: 0 }, warned: 2 })
    expect(body.lines.map(({ warnings }) => warnings)).toEqual([
      [{ field: 'phone', reason: 'phone-part' }],
      [{ field: 'phone', reason: 'phone' }],
    ])
    expect((await run(body._id)).map(({ phone }) => phone)).toEqual(
      expect.arrayContaining(['612345678', null]),
    )
  })

  it('that is a workbook is read, and its errors come back for a spreadsheet', async () => {
    const [name = '', surname = '', , dni = '', email = ''] = person('Ana')
    const bytes = workbookOf([
      { name: 'Notas', rows: [['Nada']] },
      {
        name: 'Pacientes',
        rows: [heads, [name, surname, { serial: 29261 }, dni, email, 612345678], ['Eva']],
      },
      { name: 'Otros', rows: [heads, ['Iris']] },
    ])
    const first = await read(bytes)
    expect(first).toMatchObject({
      counts: { new: 1, error: 1 },
      source: { format: 'xlsx', sheet: 'Pacientes', sheets: ['Notas', 'Pacientes', 'Otros'] },
    })
    expect(await change(first._id, { sheet: 'Otros' })).toMatchObject({ counts: { new: 0, error: 1 } })
    const body = await change(first._id, { sheet: 'Pacientes' })
    const file = async (language: string) =>
      (
        await download(test, owner.client, `/imports/${body._id}/errors?language=${language}`)
      ).bytes.toString()
    expect(await file('es')).toMatch(/^\ufeff"Nombre";"Apellidos"/)
    expect(await file('en')).toMatch(/^\ufeff"Nombre","Apellidos"/)
    expect(await run(body._id)).toMatchObject([{ birthdate: '1980-02-10', phone: '612345678' }])
  })

  it.each([
    ['%PDF-1.7', 'A PDF: save it as .xlsx or CSV'],
    [Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'An old Excel workbook (.xls): save it as .xlsx or CSV'],
  ])('of another format is named', async (bytes, message) => {
    expect(await send(bytes)).toMatchObject({ status: 400, body: { message, errors: { file: message } } })
  })

  it('gives its errors back with its own separator', async () => {
    for (const sign of [';', '\t', '|', ',']) {
      const body = await read(csv([person('Peña', { 3: '12345678A' })], sign))
      const { bytes } = await download(test, owner.client, `/imports/${body._id}/errors`)
      expect(bytes.toString()).toMatch(new RegExp(`^\\ufeff"Nombre"\\${sign}"Apellidos"\\${sign}`))
      expect(await read(bytes)).toMatchObject({ separator: sign, counts: { error: 1 } })
    }
  })

  it('asks whether somebody with the DNI of another is the same person', async () => {
    const known = await addPatient(test, { clinicId: clinic.id, name: 'María', surname: 'Fernández Ruiz' })
    const day = known.birthdate.split('-').reverse().join('/')
    const as = (name: string, surname: string, born = day) =>
      person(name, { 1: surname, 2: born, 3: known.dni })
    for (const [line, verdict] of [
      [as('María', 'Fernández'), 'here'],
      [as('MARIA', 'FERNANDEZ RUIZ'), 'here'],
      [as('Ana', 'Gil'), 'similar'],
      [as('María', 'Fernández', '01/02/1980'), 'similar'],
    ] as const)
      expect((await read(csv([line]))).lines).toMatchObject([{ verdict, sameId: known.id }])

    const { _id } = await read(csv([as('Ana', 'Gil', '01/02/1980')]))
    const { name, surname, birthdate, dni } = { ...known, name: 'María', surname: 'Fernández Ruiz' }
    expect((await look(_id)).lines).toMatchObject([
      { verdict: 'similar', choice: 'skip', sameDni: true, same: { name, surname, birthdate, dni } },
    ])
    const choose = (choice: string) =>
      owner.client.put(`/imports/${_id}/choices`, { verdict: 'similar', line: 2, choice })
    expect((await choose('create')).status).toBe(404)
    const errors = async () => (await download(test, owner.client, `/imports/${_id}/errors`)).bytes.toString()
    expect(await errors()).toContain('"2";"DNI belongs to somebody else"')
    expect((await choose('link')).body).toMatchObject({ registers: 0, links: 0 })
    expect(await errors()).not.toContain('"2"')
  })

  it('asks the same of doctors', async () => {
    const [dni, email] = [newDni(), `real${unique()}@example.test`]
    const of = (name: string) =>
      `Nombre;Apellidos;Especialidad;DNI;Correo\n${name};Gil;cardiología;${dni};${email}\n`
    expect((await send(of('Begoña'), 'doctors&dryRun=false')).body).toMatchObject({ state: 'done' })
    expect((await send(of('BEGONA'), 'doctors')).body.lines).toMatchObject([{ verdict: 'here' }])
    const { body } = await send(of('Luis'), 'doctors')
    expect((await look(body._id)).lines).toMatchObject([
      { verdict: 'similar', sameDni: true, same: { name: 'Begoña', surname: 'Gil', dni } },
    ])
  })
})

import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ImportStep } from '#contract/imports'
import { rowsOf } from '../../db/client.ts'
import { audit } from '../../db/schema/audit.ts'
import { outbox } from '../../db/schema/outbox.ts'
import { Client } from '../../testing/client.ts'
import { addClinic, addPatient, addStaff, newDni, testPassword, unique } from '../../testing/fixtures.ts'
import { readMails } from '../../testing/mails.ts'
import { download, upload } from '../../testing/multipart.ts'
import { createTestApp, longSessions, type TestApp } from '../../testing/test-app.ts'
import { anyDatabase } from '../../testing/test-database.ts'
import { sweepSpent } from '../housekeeping/sweep-spent.ts'
import { readSession } from '../identity/sessions/read-session.ts'
import { runImport } from './run-import.ts'

const heads = ['Nombre', 'Apellidos', 'Fecha de nacimiento', 'DNI', 'Correo', 'Teléfono', 'Ciudad']

interface Line {
  name: string
  surname: string
  birthdate: string
  dni: string
  email: string
  phone: string
  city: string
}

const newLine = (changes: Partial<Line> = {}): Line => ({
  name: 'Íñigo',
  surname: 'Peña Ruiz',
  birthdate: '03/01/1990',
  dni: newDni(),
  email: `imported${unique()}@example.test`,
  phone: '612 345 678',
  city: 'Vigo',
  ...changes,
})

const csvOf = (lines: readonly Line[]) =>
  [heads, ...lines.map(Object.values)].map((cells) => `${cells.join(';')}\r\n`).join('')

const written = (day: string) => day.split('-').reverse().join('/')

describe.each(anyDatabase)('the import of patients on %s', (database) => {
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

  const send = (text: string | Buffer, query = '', { client } = owner) =>
    upload(test, client, `/imports?kind=patients${query}`, {
      name: 'patients.csv',
      type: 'text/csv',
      bytes: Buffer.from(text),
    })

  async function run(id: string, body: object = {}): Promise<ImportStep[]> {
    const answer = await owner.client.post(`/imports/${id}/run`, body)
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return String(answer.body)
      .trim()
      .split('\n')
      .map((each) => JSON.parse(each))
  }

  const listed = async () => (await owner.client.get('/patients?limit=100')).body.patients as Line[]
  const verdicts = (body: { lines: { verdict: string }[] }) => body.lines.map(({ verdict }) => verdict)

  it('looks through a file, writes nothing before it is run, and then everybody', async () => {
    const lines = [newLine(), newLine({ phone: '', city: '' })]
    const { status, body } = await send(Buffer.from(csvOf(lines), 'latin1'))
    expect(status, JSON.stringify(body)).toBe(201)
    expect(body).toMatchObject({
      state: 'checked',
      encoding: 'windows-1252',
      separator: ';',
      headers: heads,
      registers: 2,
      counts: { new: 2, error: 0 },
      columns: { name: 0, secondSurname: null, city: 6 },
      next: null,
    })
    expect(body.lines).toMatchObject([{ line: 2, verdict: 'new' }, { line: 3 }])
    expect(await listed()).toEqual([])

    expect((await run(body._id)).at(-1)).toEqual({ state: 'done', registered: 2, linked: 0 })
    const [first] = lines
    const found = (await listed()).find(({ dni }) => dni === first?.dni) as Line & { _id: string }
    expect((await owner.client.get(`/patients/${found._id}`)).body).toMatchObject({
      name: 'Íñigo',
      surname: 'Peña Ruiz',
      birthdate: '1990-01-03',
      city: 'Vigo',
      status: null,
      email: first?.email,
      phone: '612 345 678',
    })
    expect((await owner.client.get(`/histories/${found._id}`)).body).toMatchObject({ allergies: [] })
    expect((await owner.client.get('/patients?q=inigo pena')).body.patients).toHaveLength(2)
    const registered = await test.db.orm.select().from(audit).where(eq(audit.patientId, found._id))
    expect(registered.map(({ action, actorId }) => [action, actorId])).toContainEqual([
      'patient.register',
      owner.userId,
    ])
    expect((await owner.client.get(`/imports/${body._id}`)).body).toMatchObject({
      state: 'done',
      registers: 2,
      uninvited: 2,
    })
    expect(await owner.client.post(`/imports/${body._id}/run`, {})).toMatchObject({ status: 409 })
    expect(await owner.client.delete(`/imports/${body._id}`)).toMatchObject({ status: 409 })
  })

  it('invites nobody before it is asked to, and then everybody once', async () => {
    const line = newLine()
    const { body } = await send(csvOf([line]))
    await run(body._id)
    const mails = async () => (await readMails(test)).filter(({ to }) => to === line.email)
    expect(await mails()).toEqual([])
    for (let time = 0; time < 2; time += 1) {
      const invited = await owner.client.post(`/imports/${body._id}/invitations`)
      expect(invited).toMatchObject({ status: 200, body: { uninvited: 0 } })
    }
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    const token = decodeURIComponent(/token=([^\s&]+)/.exec(mail?.text ?? '')?.[1] ?? '')
    const visitor = new Client(test)
    await visitor.post('/users/reset-password', { token, newPassword: testPassword })
    const entered = await visitor.post('/users/login', { email: line.email, password: testPassword })
    expect(entered.status).toBe(200)
  })

  it('tells the doubles of every kind, and does with each what was chosen', async () => {
    const here = await addPatient(test, { clinicId: clinic.id, name: 'Íñigo', surname: 'Peña' })
    const namesake = await addPatient(test, { clinicId: clinic.id, name: 'Eva', surname: 'Gil' })
    const [known, left, other] = [await addPatient(test), await addPatient(test), await addPatient(test)]
    const as = (patient: typeof here, changes: Partial<Line> = {}) =>
      newLine({ dni: patient.dni.toLowerCase(), birthdate: written(patient.birthdate), ...changes })
    const twice = newLine()
    const { body } = await send(
      csvOf([
        newLine(),
        as(here),
        as(known),
        as(left),
        newLine({ name: 'EVA', surname: 'Gíl', birthdate: written(namesake.birthdate) }),
        as(other, { birthdate: '02/02/1902' }),
        newLine({ email: other.email.toUpperCase() }),
        twice,
        newLine({ dni: twice.dni }),
        newLine({ email: twice.email }),
      ]),
    )
    expect(verdicts(body)).toEqual([
      'new',
      'here',
      'known',
      'known',
      'similar',
      'error',
      'new',
      'new',
      'error',
      'new',
    ])
    expect(body.lines.slice(5).map((each: { faults: object[] }) => each.faults)).toEqual([
      [{ field: 'dni', reason: 'taken' }],
      [],
      [],
      [{ field: 'dni', reason: 'repeated' }],
      [],
    ])
    // Only people of the clinic are identified.
    expect(body.lines.slice(1, 5).map((each: { sameId: string }) => each.sameId)).toEqual([
      here.id,
      null,
      null,
      namesake.id,
    ])
    const choose = (choice: object) => owner.client.put(`/imports/${body._id}/choices`, choice)
    expect(await choose({ verdict: 'known', choice: 'create' })).toMatchObject({ status: 400 })
    expect(await choose({ verdict: 'known', line: 2, choice: 'link' })).toMatchObject({ status: 404 })
    await choose({ verdict: 'known', line: 4, choice: 'link' })
    const chosen = await choose({ verdict: 'similar', choice: 'create' })
    expect(chosen.body).toMatchObject({ registers: 5, links: 1 })

    expect(await owner.client.post(`/imports/${body._id}/run`, {})).toMatchObject({ status: 409 })
    const steps = await run(body._id, { leaveOut: true })
    expect(steps.at(-1)).toEqual({ state: 'done', registered: 5, linked: 1 })
    const dnis = (await listed()).map(({ dni }) => dni)
    expect(dnis).toHaveLength(8)
    expect(dnis).toContain(known.dni)
    expect(dnis).not.toContain(left.dni)
    const told = (await readMails(test)).filter(({ to }) => to === known.email)
    expect(told.map(({ subject }) => subject)).toEqual(['A clinic has added you to its patients'])
  })

  it('takes a family that shares an address: the eldest has the account, nobody without a document is lost', async () => {
    const email = `family${unique()}@example.test`
    const none = { dni: '', phone: '' }
    const { body } = await send(
      csvOf([
        newLine({ name: 'Leo', birthdate: '03/01/2019', email, ...none }),
        newLine({ name: 'Mara', birthdate: '03/01/1989', email }),
        newLine({ name: 'Iria', birthdate: '03/01/2021', email }),
        newLine({ name: 'Rosa', birthdate: '03/01/1940', email: '' }),
      ]),
    )
    expect(verdicts(body)).toEqual(['new', 'new', 'new', 'new'])
    expect(body.lines[0].warnings).toEqual([{ field: 'dni', reason: 'no-document' }])
    await run(body._id)
    const { patients } = (await owner.client.get('/patients')).body
    const kindOf = ({ name, document }: { name: string; document: { kind: string } }) => [name, document.kind]
    expect(patients.map(kindOf).sort()).toEqual([
      ['Iria', 'dni'],
      ['Leo', 'none'],
      ['Mara', 'dni'],
      ['Rosa', 'dni'],
    ])
    const invited = await owner.client.post(`/imports/${body._id}/invitations`)
    expect(invited.status).toBe(200)
    const mails = (await readMails(test)).filter(({ to }) => to === email)
    const withLink = (path: string) => mails.filter(({ text }) => text.includes(path))
    expect([withLink('/reset-password').length, withLink('/guardian/').length]).toEqual([1, 2])
  })

  it('links nobody who has closed their record to the clinic', async () => {
    const patient = await addPatient(test, { clinicId: clinic.id })
    const closed = await patient.client.put(`/patients/${patient.id}/access`, {
      clinicId: clinic.id,
      open: false,
    })
    expect(closed.status).toBe(200)
    const { body } = await send(csvOf([newLine({ dni: patient.dni, birthdate: written(patient.birthdate) })]))
    expect(body.lines).toMatchObject([{ verdict: 'error', faults: [{ field: 'dni', reason: 'closed' }] }])
  })

  it('reads the file again by the columns it is told', async () => {
    const line = newLine()
    const text = csvOf([line]).replace('Apellidos', 'Familia').replace('Correo', 'Contacto')
    const { body } = await send(text)
    expect(body).toMatchObject({ counts: { error: 1 }, columns: { surname: null, email: null } })
    const again = await owner.client.put(`/imports/${body._id}`, { columns: { surname: 1, email: 4 } })
    expect(again.body).toMatchObject({ counts: { new: 1, error: 0 }, columns: { name: 0, surname: 1 } })
    expect(await owner.client.put(`/imports/${body._id}`, { columns: { city: 7 } })).toMatchObject({
      status: 400,
    })
  })

  it('gives back the lines with errors as a file that can be corrected and imported', async () => {
    const wrong = newLine({ dni: '12345678A', name: 'Ana; María', phone: '+34 612 345 678' })
    const text = csvOf([newLine(), { ...wrong, name: `"${wrong.name}"` }])
    const { body } = await send(text)
    const file = async (language: string) => {
      const { bytes } = await download(test, owner.client, `/imports/${body._id}/errors?language=${language}`)
      return bytes.toString()
    }
    expect(await file('en')).toContain('"3";"DNI has a letter that does not match its number"')
    const spanish = await file('es')
    expect(spanish).toContain('"Línea";"Qué falla"')
    expect(spanish).toContain('"3";"DNI tiene una letra que no corresponde al número"')
    const corrected = await send(spanish.replace('12345678A', newDni()))
    expect(corrected.body).toMatchObject({ separator: ';', counts: { new: 1, error: 0 } })
    await run(corrected.body._id)
    expect((await owner.client.get('/patients?q=612345678')).body.patients).toMatchObject([
      { name: 'Ana; María', phone: '+34 612 345 678' },
    ])
  })

  const countAll = () =>
    rowsOf(
      test.db.orm,
      sql`select (select count(*) from users) users, (select count(*) from patients) patients,
        (select count(*) from histories) histories, (select count(*) from patient_clinics) links,
        (select count(*) from imported_patients) imported, (select count(*) from name_words) words,
        (select count(*) from audit) acts`,
    )

  it('leaves nothing when it is cancelled on the way, and can be run again', { tags: 'slow' }, async () => {
    const lines = Array.from({ length: 2500 }, (_, place) => newLine({ surname: `Apellido${place}x` }))
    const { body } = await send(csvOf(lines))
    expect(body).toMatchObject({ registers: 2500, next: 51 })
    const caller = await readSession(test.deps, owner.client.cookies.token, '127.0.0.1')
    const before = await countAll()
    const gone = new AbortController()
    const asked = {
      caller,
      id: body._id,
      leaveOut: false,
      onFault: (error: unknown) => expect.unreachable(String(error)),
    }
    const steps: ImportStep[] = []
    for await (const step of await runImport(test.deps, asked, gone.signal)) {
      steps.push(step)
      if (step.state === 'writing' && step.done >= 1000) gone.abort()
    }
    expect(steps.at(-1)).toEqual({ state: 'failed', why: 'stopped' })
    expect(await countAll()).toEqual(before)
    const again = await run(body._id)
    expect(again.at(-1)).toEqual({ state: 'done', registered: 2500, linked: 0 })
    expect((await owner.client.get('/patients')).body).toMatchObject({ total: 1000, more: true })
  })

  it('leaves nothing when somebody of the file is registered meanwhile', async () => {
    const [line, late] = [newLine(), newLine()]
    const { body } = await send(csvOf([line, late]))
    await addPatient(test, { dni: late.dni })
    const before = await countAll()
    expect((await run(body._id)).at(-1)).toEqual({ state: 'failed', why: 'changed' })
    expect(await countAll()).toEqual(before)
    const again = await owner.client.put(`/imports/${body._id}`, { columns: {} })
    expect(again.body).toMatchObject({ counts: { new: 1, error: 1 } })
  })

  it('leaves nothing when it cannot be put on record, and says that this is our fault', async () => {
    const { body } = await send(csvOf([newLine()]))
    const before = await countAll()
    const { orm } = test.db
    await orm.execute(sql`alter table audit add constraint closed check (action <> 'import.run') not valid`)
    const steps = await run(body._id)
    await orm.execute(sql`alter table audit drop constraint closed`)
    expect(steps.at(-1)).toEqual({ state: 'failed', why: 'fault' })
    expect(await countAll()).toEqual(before)
  })

  it('keeps within the plan', async () => {
    clinic = await addClinic(test, { planId: 'basic' })
    owner = await addStaff(test, { clinicId: clinic.id, roles: ['clinicadmin'] })
    const { body } = await send(csvOf(Array.from({ length: 351 }, () => newLine())))
    expect((await run(body._id)).at(-1)).toEqual({ state: 'failed', why: 'plan_limit' })
    expect(await listed()).toEqual([])
  })

  it('judges two thousand lines in some seconds when the statistics know of one', {
    tags: 'slow',
  }, async () => {
    await send(csvOf([newLine()]))
    await test.db.orm.execute(sql`analyze`)
    const lines = Array.from({ length: 2000 }, () => newLine())
    const began = performance.now()
    expect((await send(csvOf(lines))).body).toMatchObject({ counts: { new: 2000, error: 0 } })
    expect(performance.now() - began).toBeLessThan(15_000)
  })

  it('writes at once when it is told to and nothing is wrong', async () => {
    const { body } = await send(csvOf([newLine()]), '&dryRun=false')
    expect(body).toMatchObject({ state: 'done', registers: 1 })
    const wrong = await send(csvOf([newLine({ dni: '1' }), newLine({ name: 'Eva' })]), '&dryRun=false')
    expect(wrong.body).toMatchObject({ state: 'checked', counts: { new: 1, error: 1 } })
  })

  it.each([
    ['', 'The file has no lines'],
    ['Nombre;DNI\n', 'The file has no lines'],
    ['Nombre;DNI\nAna;"1', 'A quotation mark in line 2 is never closed'],
  ])('refuses %j: %s, and keeps nothing of it', async (text, message) => {
    expect(await send(text)).toMatchObject({ status: 400, body: { message, errors: { file: message } } })
    expect((await owner.client.get('/imports')).body).toEqual([])
    expect(await rowsOf(test.db.orm, sql`select 1 from imports where state = 'reading'`)).toEqual([])
  })

  it('is for the administrators of the clinic alone', async () => {
    const { body } = await send(csvOf([newLine()]))
    expect((await owner.client.get('/imports')).body).toMatchObject([{ _id: body._id }])
    const stranger = await addStaff(test, { clinicId: (await addClinic(test)).id, roles: ['clinicadmin'] })
    expect((await stranger.client.get('/imports')).body).toEqual([])
    const homeless = await addStaff(test, { roles: ['clinicadmin'] })
    const doctor = await addStaff(test, { clinicId: clinic.id })
    for (const [client, status] of [
      [stranger.client, 404],
      [homeless.client, 404],
      [doctor.client, 403],
    ] as const) {
      expect((await client.get(`/imports/${body._id}`)).status).toBe(status)
      expect((await client.get(`/imports/${body._id}/errors`)).status).toBe(status)
      expect((await client.post(`/imports/${body._id}/run`, {})).status).toBe(status)
      expect((await client.post(`/imports/${body._id}/invitations`)).status).toBe(status)
    }
    expect((await send(csvOf([newLine()]), '', homeless)).status).toBe(403)
  })

  it('does not let birthdates be tried out by the file', async () => {
    const patient = await addPatient(test)
    const guess = () => send(csvOf([newLine({ dni: patient.dni, birthdate: '01/01/1901' })]))
    for (let time = 0; time < 30; time += 1) expect((await guess()).status).toBe(201)
    expect((await guess()).status).toBe(429)
  })

  it('keeps what stood in the lines for a day, and who can be invited for good', async () => {
    const [kept, left] = [await send(csvOf([newLine()])), await send(csvOf([newLine()]))]
    await run(kept.body._id)
    const now = test.clock.now()
    test.clock.advance({ hours: 25 })
    await sweepSpent(test.deps)
    expect((await owner.client.get(`/imports/${left.body._id}`)).status).toBe(404)
    expect((await owner.client.get(`/imports/${kept.body._id}`)).body).toMatchObject({
      state: 'done',
      lines: [],
      registers: 1,
      uninvited: 1,
    })
    test.clock.set(now.toISOString())
    await owner.client.post(`/imports/${kept.body._id}/invitations`)
    expect(await test.db.orm.select().from(outbox).where(eq(outbox.kind, 'patient-invited'))).not.toEqual([])
  })
})

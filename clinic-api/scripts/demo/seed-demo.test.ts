import { differenceInYears } from 'date-fns/differenceInYears'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dni } from '#contract/common'
import { dayMs } from '#contract/durations'
import { notificationPage } from '#contract/notifications'
import { dayAt, timeOf, wallTimeAt } from '#contract/zone'
import { appointments } from '../../db/schema/appointments.ts'
import { audit } from '../../db/schema/audit.ts'
import { clinics } from '../../db/schema/clinics.ts'
import { files } from '../../db/schema/files.ts'
import { allergies, conditions, histories, treatments } from '../../db/schema/histories.ts'
import { memberships } from '../../db/schema/memberships.ts'
import { patients } from '../../db/schema/patients.ts'
import { staff } from '../../db/schema/staff.ts'
import { messages, threadReads } from '../../db/schema/threads.ts'
import { users } from '../../db/schema/users.ts'
import { workshifts } from '../../db/schema/workshifts.ts'
import { readWaiting } from '../../services/waitlist/entries.ts'
import { Client } from '../../testing/client.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { statementKinds } from '../../testing/test-database.ts'
import { mensNames } from './names.ts'
import { seedDemo } from './seed-demo.ts'

describe.each(statementKinds)('the demo on %s', (database) => {
  let test: TestApp

  beforeAll(async () => {
    test = await createTestApp({ database, now: '2026-11-22T10:00:00.000Z' })
    expect(await seedDemo(test.db, test.deps)).toBe(true)
  })
  afterAll(() => test.close())

  it('has everybody and everything it promises', async () => {
    const { orm } = test.db
    const doctors = (await orm.select().from(staff)).filter(({ specialty }) => specialty !== null)
    const roles = (await orm.select().from(users)).map((user) => user.roles.join('+')).sort()
    expect(await orm.$count(clinics)).toBe(3)
    expect(doctors).toHaveLength(12)
    expect(new Set(doctors.map(({ specialty }) => specialty)).size).toBe(8)
    expect(
      Object.fromEntries([...Map.groupBy(roles, (role) => role)].map(([role, all]) => [role, all.length])),
    ).toEqual({
      // Reception and the nurse are what their clinic made them.
      '': 2,
      admin: 1,
      clinicadmin: 1,
      'clinicadmin+doctor': 1,
      doctor: 11,
      patient: 221,
    })
    const members = await orm.select().from(memberships)
    const phones = members.flatMap(({ phone }) => phone ?? [])
    const house = members.find(({ roles: held }) => held.includes('nurse'))?.clinicId
    const colleagues = members.filter(({ clinicId }) => clinicId === house)
    expect(new Set(phones).size).toBe(colleagues.length)
    for (const phone of phones) expect(phone).toMatch(/^555 /)
    const held = members.map((each) => each.roles.join('+'))
    expect(held.toSorted().filter((each) => each !== 'doctor')).toEqual([
      'clinicadmin',
      'clinicadmin+doctor',
      'nurse',
      'receptionist',
    ])
    expect(await orm.$count(appointments)).toBeGreaterThan(1500)
    expect(await orm.$count(histories)).toBe(221)
    for (const table of [conditions, treatments, allergies, files])
      expect(await orm.$count(table)).toBeGreaterThan(20)
    const people = [...(await orm.select().from(staff)), ...(await orm.select().from(patients))]
    const documents = people.map((person) => person.dni).filter(Boolean)
    expect(documents).toHaveLength(people.length - 1)
    for (const document of documents) expect(dni().safeParse(document).success).toBe(true)
  })

  it('has shifts from four weeks back to eight ahead, and appointments of all statuses, most of the past with a note', async () => {
    const shifts = (await test.db.orm.select().from(workshifts)).map(({ startAt }) => startAt.getTime())
    const now = test.clock.now().getTime()
    expect(Math.min(...shifts)).toBeLessThan(now - 28 * dayMs)
    expect(Math.max(...shifts)).toBeGreaterThan(now + 50 * dayMs)
    const visits = await test.db.orm.select().from(appointments)
    expect(new Set(visits.map(({ status }) => status))).toEqual(
      new Set(['pending', 'cancelled', 'completed', 'no-show']),
    )
    for (const visit of visits) {
      if (visit.startAt.getTime() > now) expect(['pending', 'cancelled']).toContain(visit.status)
    }
    const noted = visits.filter(({ note }) => note)
    expect(noted.length).toBeGreaterThan(500)
    for (const { status, noteBy, noteAt } of noted)
      expect([status, noteBy !== null, (noteAt?.getTime() ?? now + 1) <= now]).toEqual([
        'completed',
        true,
        true,
      ])
  })

  it('looks like a clinic in its third month: most hours booked, with namesakes, a baby and the very old', async () => {
    const now = test.clock.now().getTime()
    const { orm } = test.db
    const [clinic] = (await orm.select().from(clinics)).filter(({ name }) => name === 'Clínica Retiro')
    const visits = (await orm.select().from(appointments)).filter(({ clinicId }) => clinicId === clinic?.id)
    expect(Math.min(...visits.map(({ startAt }) => startAt.getTime()))).toBeLessThan(now - 80 * dayMs)
    const shifts = (await orm.select().from(workshifts)).filter(({ clinicId }) => clinicId === clinic?.id)
    const inWeek = ({ startAt }: { startAt: Date }) =>
      Math.abs(startAt.getTime() - now + 30 * dayMs) < 14 * dayMs
    const hours = shifts
      .filter(inWeek)
      .reduce((sum, each) => sum + (each.endAt.getTime() - each.startAt.getTime()), 0)
    const live = visits.filter((visit) => inWeek(visit) && visit.status !== 'cancelled')
    const share = (live.length * 30 * 60_000) / hours
    expect(share).toBeGreaterThan(0.6)
    expect(share).toBeLessThan(0.8)
    const people = await orm.select().from(patients)
    const names = people.map(({ name, surname }) => `${name} ${surname}`)
    expect(names.filter((name) => name === 'María Castro Delgado')).toHaveLength(2)
    const ages = people.map(({ birthdate }) => differenceInYears(now, birthdate))
    expect(Math.min(...ages)).toBe(0)
    expect(Math.max(...ages)).toBeGreaterThanOrEqual(94)
    expect(visits.some(({ kindId }) => kindId !== null)).toBe(true)
  })

  it('writes to its patients in Spanish, and has clinics that want half an hour of notice', async () => {
    const { orm } = test.db
    const accounts = (await orm.select().from(users)).filter(({ roles }) => roles.includes('patient'))
    const others = accounts.filter(({ language }) => language !== 'es')
    expect(others.map(({ email, language }) => [email, language])).toEqual([['patient@demo.test', null]])
    expect((await orm.select().from(clinics)).map(({ noticeMinutes }) => noticeMinutes)).toEqual([30, 30, 30])
  })

  it('has two weeks of who did what in its activity log', async () => {
    const now = test.clock.now().getTime()
    const entries = (await test.db.orm.select().from(audit)).filter(({ address }) => address === '192.0.2.24')
    expect(new Set(entries.map(({ action }) => action))).toEqual(
      new Set([
        'session.sign-in',
        'appointment.book',
        'appointment.arrive',
        'history.read',
        'appointment.complete',
        'appointment.no-show',
      ]),
    )
    for (const { at } of entries) {
      expect(at.getTime()).toBeLessThanOrEqual(now)
      expect(at.getTime()).toBeGreaterThan(now - 15 * dayMs)
    }
    const hourOf = ({ at }: { at: Date }) => timeOf(wallTimeAt(at.getTime(), 'Europe/Madrid'))
    const booked = entries.filter(({ action }) => action === 'appointment.book')
    expect(booked.map(hourOf).filter((hour) => hour < '09:00' || hour > '13:00')).toEqual([])
    expect(new Set(booked.map(({ at }) => at.getTime())).size).toBe(booked.length)
    const opened = entries.filter(({ action }) => action === 'history.read')
    expect(opened.every(({ patientId, entityId }) => patientId && entityId)).toBe(true)
  })

  it('has somebody who was registered twice, for the administration to merge', async () => {
    const administrator = new Client(test)
    await administrator.post('/users/login', { email: 'clinicadmin@demo.test', password: 'Demo-1234' })
    const { body } = await administrator.get('/patients/merge/likely')
    expect(body.pairs).toMatchObject([
      { keep: { surname: 'Núñez Ibáñez' }, merge: { surname: 'Nuñez Ibañez', dni: '' } },
    ])
  })

  it('has people who wait for an earlier visit with their doctor, one of them urgent', async () => {
    const waiting = await readWaiting(test.db.orm, test.clock.now(), undefined)
    expect(waiting.map(({ clinicName, doctorName, visit }) => [clinicName, !doctorName, !visit])).toEqual(
      Array(3).fill(['Clínica Retiro', false, false]),
    )
    expect(waiting.filter(({ entry }) => entry.urgentReason !== null)).toHaveLength(1)
  })

  it('has a clinic with a page, where everybody can book', async () => {
    const page = await new Client(test).get('/public/clinics/clinica-retiro')
    expect(page).toMatchObject({ status: 200, body: { name: 'Clínica Retiro' } })
    expect(page.body.kinds).toHaveLength(2)
    expect(page.body.doctors.some(({ nextFree }: { nextFree: string | null }) => nextFree)).toBe(true)
  })

  it.each(['patient', 'doctor', 'clinicadmin', 'admin'])('lets %s@demo.test in', async (role) => {
    const answer = await new Client(test).post('/users/login', {
      email: `${role}@demo.test`,
      password: 'Demo-1234',
    })
    expect(answer).toMatchObject({ status: 200, body: { user: { roles: [role] } } })
  })

  it('gives the doctor a full week, on a Sunday too, and the patient a story', async () => {
    const signIn = async (email: string) => {
      const client = new Client(test)
      const { body } = await client.post('/users/login', { email, password: 'Demo-1234' })
      return { client, user: body.user }
    }
    const doctor = await signIn('doctor@demo.test')
    const week = 'from=2026-11-15T23:00:00Z&to=2026-11-22T23:00:00Z'
    const { body: agenda } = await doctor.client.get(`/appointments?${week}&doctorId=${doctor.user.doctorid}`)
    expect(agenda.length).toBeGreaterThanOrEqual(20)
    expect(agenda.filter(({ reason }: { reason: string | null }) => reason).length).toBeGreaterThan(8)
    const today = agenda.filter((each: { appointmentDate: string }) => each.appointmentDate > '2026-11-21T23')
    expect(today.length).toBeGreaterThan(3)
    const patient = await signIn('patient@demo.test')
    const { body: mine } = await patient.client.get(`/appointments/patient/${patient.user.patientid}`)
    const ahead = mine.filter((each: { appointmentDate: string }) => each.appointmentDate > '2026-11-22T10')
    expect(ahead).toHaveLength(3)
    expect(mine.length - ahead.length).toBe(9)
  })

  it.each([
    ['patient', 0],
    ['doctor', 1],
    ['clinicadmin', 1],
  ])(
    'has something read, and for the staff something new, in the tray of the %s',
    async (role, fewestNew) => {
      const client = new Client(test)
      await client.post('/users/login', { email: `${role}@demo.test`, password: 'Demo-1234' })
      const { notifications, unread } = notificationPage.parse((await client.get('/notifications')).body)
      expect(unread).toBeGreaterThanOrEqual(fewestNew)
      expect(notifications.length).toBeGreaterThan(unread)
      for (const { href } of notifications) expect(href).toMatch(/^\/app\/(appointments|messages)\//)
    },
  )

  it('has nobody come twice on one day', async () => {
    const visits = await test.db.orm.select().from(appointments)
    const days = visits.map(
      ({ patientId, startAt }) => `${patientId} ${dayAt(startAt.getTime(), 'Europe/Madrid')}`,
    )
    expect(days.filter((day, index) => days.indexOf(day) < index)).toEqual([])
  })

  it('sends nobody to a doctor who does not treat them', async () => {
    const people = new Map((await test.db.orm.select().from(patients)).map((row) => [row.id, row]))
    const visits = await test.db.orm.select().from(appointments)
    const age = ({ patientId, startAt }: (typeof visits)[number]) =>
      differenceInYears(startAt, people.get(patientId)?.birthdate ?? '')
    const at = (specialty: string) => visits.filter((visit) => visit.specialty === specialty)
    expect(at('pediatrics').length).toBeGreaterThan(5)
    expect(Math.max(...at('pediatrics').map(age))).toBeLessThan(15)
    for (const specialty of ['cardiology', 'gynecology', 'neurology'])
      expect(Math.min(...at(specialty).map(age))).toBeGreaterThanOrEqual(18)
    const men = at('gynecology').filter(({ patientId }) =>
      mensNames.includes(people.get(patientId)?.name ?? ''),
    )
    expect(men).toEqual([])
  })

  it('has nobody work while their clinic is closed', async () => {
    const places = new Map((await test.db.orm.select().from(clinics)).map((row) => [row.id, row]))
    for (const { clinicId, startAt, endAt } of await test.db.orm.select().from(workshifts)) {
      const { openingHours, timeZone = 'UTC', name } = places.get(clinicId) ?? {}
      const [from, to] = [startAt, endAt].map((at) => timeOf(wallTimeAt(at.getTime(), timeZone)))
      const day = dayAt(startAt.getTime(), timeZone)
      const hours = openingHours?.[(new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7] ?? ''
      const spans = hours.split(', ').map((span) => span.split('–').map((time) => time.padStart(5, '0')))
      const isOpen = spans.some(([opens = '', closes = '']) => opens <= (from ?? '') && (to ?? '') <= closes)
      expect(isOpen, `${name}, ${day}: ${from} to ${to} within ${hours}`).toBe(true)
    }
  })

  it('treats nobody with what they are allergic to', async () => {
    const { orm } = test.db
    const allergic = (await orm.select().from(allergies)).filter(({ name }) => /acetilsalicílico/.test(name))
    const treated = (await orm.select().from(treatments)).filter(({ name }) => /Ibuprofeno/.test(name))
    expect(allergic.length).toBeGreaterThan(3)
    expect(treated.length).toBeGreaterThan(3)
    const both = treated.filter(({ historyId }) => allergic.some((each) => each.historyId === historyId))
    expect(both).toEqual([])
  })

  it('treats people for what they have, and on the day of the visit that it is tied to', async () => {
    const { orm } = test.db
    const [known, taken, visits] = await Promise.all([
      orm.select().from(conditions),
      orm.select().from(treatments),
      orm.select().from(appointments),
    ])
    const diabetic = new Set(
      known.filter(({ name }) => /Diabetes/.test(name)).map(({ historyId }) => historyId),
    )
    const metformin = taken.filter(({ name }) => /Metformina/.test(name))
    expect(metformin.length).toBeGreaterThan(3)
    expect(metformin.filter(({ historyId }) => !diabetic.has(historyId))).toEqual([])
    const tied = taken.filter(({ visitId }) => visitId !== null)
    expect(tied.length).toBeGreaterThan(3)
    for (const { visitId, startDate, endDate } of tied) {
      const day =
        visits
          .find(({ id }) => id === visitId)
          ?.startAt.toISOString()
          .slice(0, 10) ?? ''
      expect(startDate <= day && day <= endDate, `${startDate} ${day} ${endDate}`).toBe(true)
    }
  })

  it('shows nobody their own message as unread', async () => {
    const { orm } = test.db
    const reads = await orm.select().from(threadReads)
    for (const { authorId, threadId, seq } of await orm.select().from(messages)) {
      const read = reads.find((each) => each.threadId === threadId && each.userId === authorId)
      expect(read?.seq, `${authorId} in ${threadId}`).toBeGreaterThanOrEqual(seq)
    }
  })

  it('has the bytes of its files', async () => {
    const rows = await test.db.orm.select().from(files)
    for (const row of rows) {
      const stream = await test.deps.files.open(row.storageKey)
      const bytes = Buffer.concat((await stream?.toArray()) ?? [])
      expect(bytes.length).toBe(row.size)
    }
  })

  it('changes nothing the second time', async () => {
    const before = await test.db.orm.$count(appointments)
    const [one] = await test.db.orm.select().from(patients).limit(1)
    await test.db.orm
      .update(patients)
      .set({ city: 'Cuenca' })
      .where(eq(patients.id, one?.id ?? ''))
    expect(await seedDemo(test.db, test.deps)).toBe(false)
    const [same] = await test.db.orm
      .select()
      .from(patients)
      .where(eq(patients.id, one?.id ?? ''))
    expect(same?.city).toBe('Cuenca')
    expect(await test.db.orm.$count(appointments)).toBe(before)
  })
})

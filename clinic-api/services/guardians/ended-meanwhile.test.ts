import { existsSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { encodeSlot } from '#contract/time'
import { rowsOf } from '../../db/client.ts'
import { guardians } from '../../db/schema/guardians.ts'
import { noteMarksIn } from '../../reached.ts'
import type { Client } from '../../testing/client.ts'
import { addClinic, addPatient, addShift, addStaff } from '../../testing/fixtures.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { anyDatabase } from '../../testing/test-database.ts'

const nine = '2026-11-24T08:00:00.000Z'
const ten = '2026-11-24T09:00:00.000Z'
const patience = { timeout: 10_000 }

describe.each(anyDatabase)('whoever stops acting for a patient while they ask, on %s', (database) => {
  let test: TestApp
  let clinic: Awaited<ReturnType<typeof addClinic>>
  let doctor: Awaited<ReturnType<typeof addStaff>>
  let desk: typeof doctor
  let child: Awaited<ReturnType<typeof addPatient>>
  let mother: Person
  let father: Person

  type Person = typeof child & { tie: string }

  beforeAll(async () => {
    test = await createTestApp({ database })
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    clinic = await addClinic(test)
    doctor = await addStaff(test, { clinicId: clinic.id })
    desk = await addStaff(test, { clinicId: clinic.id, roles: ['clinicadmin'] })
    child = await addPatient(test, { clinicId: clinic.id, birthdate: '2016-03-01' })
    mother = await addParent('mother')
    father = await addParent('father')
    await addShift(test, doctor, nine, 4)
  })

  async function addParent(relation: 'mother' | 'father'): Promise<Person> {
    const parent = await addPatient(test, { clinicId: clinic.id })
    const now = test.clock.now()
    const tie = { id: newId(), patientId: child.id, userId: parent.userId, clinicId: clinic.id, relation }
    const { name, surname, email } = parent
    const person = { name, surname, email, invitedBy: desk.userId }
    await test.db.orm.insert(guardians).values({ ...tie, ...person, createdAt: now, acceptedAt: now })
    expect((await parent.client.put('/sessions/current', { patientId: child.id })).status).toBe(200)
    return { ...parent, tie: tie.id }
  }

  const wireOf = (start: string) => encodeSlot(Date.parse(start), clinic.timeZone)
  const book = (client: Client, start: string) =>
    client.post('/appointments', {
      clinicId: clinic.id,
      doctorId: doctor.id,
      patientId: child.id,
      appointmentDate: wireOf(start),
    })
  const end = ({ client }: Pick<typeof desk, 'client'>, { tie }: Person) =>
    client.delete(`/patients/${child.id}/guardians/${tie}`)

  /** Sends requests that wait for the ties and then go on together, or find that the mother's has ended. */
  async function atOnce<Answer>(ask: () => Promise<Answer>[], { isEnded = false } = {}): Promise<Answer[]> {
    let answers: Promise<Answer>[] = []
    await test.db.transaction(async (tx) => {
      await tx.select().from(guardians).where(eq(guardians.patientId, child.id)).for('update')
      answers = ask()
      const waiting = sql`select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
      await expect.poll(() => rowsOf(test.db.orm, waiting), patience).toHaveLength(answers.length)
      if (isEnded)
        await tx.update(guardians).set({ endedAt: test.clock.now() }).where(eq(guardians.id, mother.tie))
    })
    return Promise.all(answers)
  }

  it('books, moves and cancels nothing', async () => {
    const { body } = await book(mother.client, nine)
    const visit = `/appointments/${body.appointmentId}`
    const asked = () => [
      book(mother.client, ten),
      mother.client.put(`${visit}/reschedule`, { appointmentDate: wireOf(ten) }),
      mother.client.put(`${visit}/cancel`),
    ]
    const answers = await atOnce(asked, { isEnded: true })
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
    const [kept, ...others] = (await child.client.get(`/appointments/patient/${child.id}`)).body
    expect([kept, others]).toMatchObject([{ status: 'pending', appointmentDate: nine }, []])
  })

  describe('and ends a tie', () => {
    const marks = join(tmpdir(), `consulta-${newId()}`)
    beforeAll(() => noteMarksIn(marks))
    afterAll(() => {
      noteMarksIn('')
      rmSync(marks, { force: true })
    })
    // Two who waited for each other would begin again.
    afterEach(() => expect(existsSync(marks)).toBe(false))

    it('their own, twice at once: the second is refused', async () => {
      const answers = await atOnce(() => [end(mother, mother), end(mother, mother)])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403])
    })

    it('that of the other, as the other does: neither may', async () => {
      const answers = await atOnce(() => [end(mother, father), end(father, mother)])
      expect(answers.map(({ status }) => status)).toEqual([403, 403])
    })

    it('while the desk does: it is ended once', async () => {
      const answers = await atOnce(() => [end(mother, mother), end(desk, mother)])
      const [first, second] = answers.map(({ status }) => status).toSorted()
      expect(first).toBe(200)
      expect([403, 404]).toContain(second)
    })
  })
})

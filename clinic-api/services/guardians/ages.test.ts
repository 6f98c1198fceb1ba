import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isAdultOn, mayDecideOn } from '#contract/of-age'
import { dayAt, instantOf, wallOf } from '#contract/zone'
import { rowsOf } from '../../db/client.ts'
import { guardians } from '../../db/schema/guardians.ts'
import { Client } from '../../testing/client.ts'
import { addClinic, addPatient } from '../../testing/fixtures.ts'
import { createTestApp, longSessions, type TestApp } from '../../testing/test-app.ts'
import { statementKinds } from '../../testing/test-database.ts'
import { tellEndings } from './tell-endings.ts'
import { listGuarded } from './ties.ts'

const zones = ['Europe/Madrid', 'Atlantic/Canary'] as const
const minute = 60_000

/** Days of birth of minors of our days, 29 February more often than it comes. */
const birth = fc.oneof(
  fc
    .integer({ min: Date.parse('2007-01-01'), max: Date.parse('2026-11-01') })
    .map((instant) => new Date(instant).toISOString().slice(0, 10)),
  fc.constantFrom('2008-02-29', '2012-02-29', '2016-02-29', '2020-02-29', '2024-02-29'),
  fc.constantFrom('2008-03-30', '2009-10-25', '2010-12-31', '2012-01-01', '2011-03-31'),
)

/** The birthday on which somebody is so old; where there is no 29 February it is the day after the 28th. */
function birthday(born: string, years: number): string {
  const [year = '', month = '', day = ''] = born.split('-')
  const later = Number(year) + years
  const isLeap = new Date(Date.UTC(later, 1, 29)).getUTCMonth() === 1
  return `${month}-${day}` === '02-29' && !isLeap ? `${later}-03-01` : `${later}-${month}-${day}`
}

const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)

/** The same day of the month before, or its last one. */
function monthBefore(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 2, Math.min(date, last))).toISOString().slice(0, 10)
}

describe('an age', () => {
  it.each([
    [16, mayDecideOn],
    [18, isAdultOn],
  ])('of %i years begins with the birthday', (years, isOld) => {
    fc.assert(
      fc.property(birth, (born) => {
        const day = birthday(born, years)
        expect([born, isOld(born, dayBefore(day)), isOld(born, day)]).toEqual([born, false, true])
      }),
      { numRuns: 500 },
    )
  })
})

describe.each(statementKinds)('the end of a guardianship on %s', (database) => {
  let test: TestApp
  let clinics: Record<string, Awaited<ReturnType<typeof addClinic>>>
  beforeAll(async () => {
    test = await createTestApp({ database, env: longSessions })
    const made = await Promise.all(zones.map((timeZone) => addClinic(test, { timeZone })))
    clinics = Object.fromEntries(made.map((each) => [each.timeZone, each]))
  })
  afterAll(() => test.close())

  it('is the start of the 18th birthday on the clinic’s clock', async () => {
    const people = fc.sample(fc.tuple(birth, fc.constantFrom(...zones)), { numRuns: 400, seed: 18 })
    for (const relation of ['mother', 'father', 'guardian']) {
      const rows = await rowsOf<{ place: number; ends: string }>(
        test.db.orm,
        sql`select place, to_char(tie_end(born::date, ${relation}, null, zone) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') ends
          from jsonb_to_recordset(${JSON.stringify(people.map(([born, zone], place) => ({ place, born, zone })))}::jsonb)
            as each(place int, born text, zone text)`,
      )
      expect(rows).toHaveLength(people.length)
      for (const { place, ends } of rows) {
        const [born, zone] = people[place] ?? ['', zones[0]]
        const start = instantOf(wallOf(birthday(born, 18), '00:00'), zone)
        expect([born, zone, ends]).toEqual([born, zone, new Date(start).toISOString().replace('.000', '')])
        // The rule that the forms follow says the same.
        expect(isAdultOn(born, dayAt(start, zone))).toBe(true)
        expect(isAdultOn(born, dayAt(start - minute, zone))).toBe(false)
      }
    }
  })

  it('is told once, a month before, and comes to the minute; from 16 the patient may bring it about', async () => {
    const someone = fc.tuple(birth, fc.constantFrom(...zones))
    await fc.assert(
      fc.asyncProperty(someone, async ([born, zone]) => {
        const clinic = clinics[zone] ?? expect.fail()
        const isAt = (instant: number) => test.clock.set(new Date(instant).toISOString())
        const [turns16, turns18] = [16, 18].map((years) =>
          instantOf(wallOf(birthday(born, years), '00:00'), zone),
        ) as [number, number]
        isAt(turns16 - 60 * minute)
        const child = await addPatient(test, { clinicId: clinic.id, birthdate: born })
        const mother = await addPatient(test, { clinicId: clinic.id })
        const tie = { id: child.id, patientId: child.id, clinicId: clinic.id, userId: mother.userId }
        const { name, surname, email, userId } = mother
        const at = test.clock.now()
        const dates = { createdAt: at, acceptedAt: at }
        const person = { name, surname, email, relation: 'mother' as const, invitedBy: userId }
        await test.db.orm.insert(guardians).values({ ...tie, ...dates, ...person })
        const end = async () => {
          const client = await Client.of(test, child.userId)
          return (await client.delete(`/patients/${child.id}/guardians/${child.id}`)).status
        }
        expect([born, zone, await end()]).toEqual([born, zone, 409])
        const acts = async () => (await listGuarded(test.db.orm, test.clock.now(), mother.userId)).length
        const notice = instantOf(wallOf(monthBefore(birthday(born, 18)), '00:00'), zone)
        isAt(notice - minute)
        expect([born, zone, await tellEndings(test.deps)]).toEqual([born, zone, 0])
        isAt(notice)
        expect([born, zone, await tellEndings(test.deps)]).toEqual([born, zone, 1])
        expect(await tellEndings(test.deps)).toBe(0)
        isAt(turns18 - minute)
        expect([born, zone, await acts()]).toEqual([born, zone, 1])
        isAt(turns18)
        expect([born, zone, await acts()]).toEqual([born, zone, 0])
        isAt(turns16)
        expect([born, zone, await end()]).toEqual([born, zone, 200])
        expect(await acts()).toBe(0)
      }),
      { numRuns: 12, seed: 29, examples: zones.map((zone) => [['2008-02-29', zone]]) },
    )
  })
})

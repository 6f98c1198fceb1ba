import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { foldText } from '#contract/fold-text'
import { rowsOf } from '../../db/client.ts'
import { addPatient } from '../../testing/fixtures.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { statementKinds } from '../../testing/test-database.ts'
import { searchWords } from './fold.ts'
import { phoneKey, phoneReadings } from './phone-readings.ts'

describe.each(statementKinds)('the fold of %s', (database) => {
  let test: TestApp
  beforeAll(async () => {
    test = await createTestApp({ database })
  })
  afterAll(() => test.close())

  async function inDatabase(name: 'fold_text' | 'phone_key', texts: readonly string[]): Promise<string[]> {
    const call = sql.raw(name)
    const rows = await rowsOf<{ folded: string }>(
      test.db.orm,
      sql`select ${call}(text) folded from unnest(${sql.param(texts)}::text[]) with ordinality t(text, place) order by place`,
    )
    return rows.map(({ folded }) => folded)
  }

  it('is that of the program for every letter of the scripts that names are written in', async () => {
    const known =
      /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Inherited}]/u
    const letters = Array.from({ length: 0xa700 }, (_, code) => String.fromCodePoint(code + 1)).filter(
      (letter) => known.test(letter),
    )
    const rows = Array.from({ length: Math.ceil(letters.length / 40) }, (_, at) =>
      letters
        .slice(at * 40, at * 40 + 40)
        .map((letter) => `a${letter}b`)
        .join(' '),
    )
    expect(await inDatabase('fold_text', rows)).toEqual(rows.map(foldText))
  })

  it('is that of the program for random names and numbers', async () => {
    const units = fc.constantFrom(
      ...'aAnÑmMgGlLñçßæŁøđªºᵃ’\'´`-–·.,;()"“ \t\n\u00A0\u200B\u0301\u0303ﬁŀ1@+',
      'Fco',
      'fdez.',
      'Mª',
      'Ant.º',
      'ma.',
      'O’ ',
    )
    const texts = fc.sample(fc.string({ unit: units, maxLength: 24 }), { numRuns: 400, seed: 41 })
    expect(await inDatabase('fold_text', texts)).toEqual(texts.map(foldText))
    const signs = fc.constantFrom(...'0123456789+ ()-./')
    const phones = fc.sample(fc.string({ unit: signs, maxLength: 20 }), { numRuns: 400, seed: 41 })
    expect(await inDatabase('phone_key', phones)).toEqual(phones.map(phoneKey))
  })

  it('has folded what was stored before it as the program folds', async () => {
    const person = { name: 'Mª José', surname: 'O’Brien-Groß', phone: '0034 612 34 56 78' }
    const { id, sortName, sortSurname, search } = await addPatient(test, person)
    const stale = sql`update patients set sort_name = 'old', sort_surname = 'old', search = 'old' where id = ${id}`
    await test.db.orm.execute(stale)
    const { textOfMigration } = await import('../../db/baseline.ts')
    const [update = ''] = (await textOfMigration('0001_fold_text'))
      .split('--> statement-breakpoint')
      .filter((each) => each.includes('update patients'))
    await test.db.orm.execute(sql.raw(update))
    const [row] = await rowsOf(
      test.db.orm,
      sql`select sort_name, sort_surname, search from patients where id = ${id}`,
    )
    expect(row).toEqual({ sort_name: sortName, sort_surname: sortSurname, search })
  })
})

const isFound = (stored: string, typed: string) =>
  phoneReadings(typed).some((each) => ` ${phoneKey(stored)} `.includes(each))

describe('a telephone number', () => {
  const spanish = ['612345678', '612 34 56 78', '612-345-678', '612.345.678', '612/34/56/78', '(612) 345678']
  const abroad = [
    '+34612345678',
    '+34 612 34 56 78',
    '0034 612 345 678',
    '(+34) 612-34-56-78',
    '(0034)612345678',
    '+34 (0) 612345678',
  ]

  it.each(
    [...spanish, ...abroad].flatMap((stored) => [...spanish, ...abroad].map((typed) => [stored, typed])),
  )('stored as %j is found as %j', (stored, typed) => expect(isFound(stored, typed)).toBe(true))

  it.each([
    ['+44 20 7946 0958', '020 7946 0958'],
    ['020 7946 0958', '+44 20 7946 0958'],
    ['020 7946 0958', '+44 (0)20 7946 0958'],
    ['+1 212 555 0100', '(212) 555-0100'],
    ['212-555-0100', '+12125550100'],
    ['+351 912 345 678', '912345678'],
    ['+7 912 345-67-89', '8 912 345-67-89'],
    ['612 34 56 78', '34 56'],
  ])('stored as %j is found as %j', (stored, typed) => expect(isFound(stored, typed)).toBe(true))

  it.each([
    ['+34 612345678', '+34612345679'],
    ['+34 612345678', '+33612345678'],
    ['+44 20 7946 0958', '+34 20 7946 0958'],
  ])('stored as %j is not found as %j', (stored, typed) => expect(isFound(stored, typed)).toBe(false))

  it('is found however it is grouped, with the country or without it', () => {
    const digits = fc.stringMatching(/^[679]\d{8}$/)
    const codes = fc.constantFrom('34', '351', '44', '1', '7', '49', '593')
    const cuts = fc.array(fc.constantFrom('', '', ' ', '-', '.', '/'), { minLength: 9, maxLength: 9 })
    const grouped = (number: string, signs: readonly string[]) =>
      [...number].map((digit, at) => `${at === 0 ? '' : signs[at]}${digit}`).join('')
    fc.assert(
      fc.property(digits, codes, cuts, cuts, (number, code, here, there) => {
        for (const stored of ['', `+${code} `, `00${code} `])
          for (const typed of ['', `+${code}`, `00${code}`, `(+${code}) `])
            expect(isFound(`${stored}${grouped(number, here)}`, `${typed}${grouped(number, there)}`)).toBe(
              true,
            )
      }),
    )
  })
})

it.each([
  ['Vega, María', [['vega'], ['maria']]],
  ['12.345.678-Z', [['12345678z', '12.345.678 z']]],
  ['12 345 678 Z', [['12345678'], ['z']]],
  ['garcia 612 34 56 78', [['garcia'], ['612345678']]],
  ['Tel. 612 345 678', [['612345678']]],
  ['612345678 12345678z', [['612345678'], ['12345678z']]],
  ['ana-1990@example.test', [['ana1990@exampletest', 'ana 1990@example.test']]],
  ['DNI: 12345678Z', [['12345678z']]],
  ['D.N.I. nº 12345678Z', [['12345678z']]],
  ['NIF:12345678Z', [['12345678z']]],
  ['12345678Z, Ana', [['12345678z'], ['ana']]],
  ['Mª José', [['maria'], ['jose']]],
  ['M.ª José', [['maria'], ['jose']]],
  ['612345678 ext. 12', [['612345678']]],
  ['91 555 12 34, ext 5', [['915551234']]],
  ['Teléfono: 612 34 56 78', [['612345678']]],
  ['34612345678', [['34612345678', ' 612345678 ']]],
  ['%', [['%']]],
  ['’ -', [['’ -']]],
  ['', []],
])('%j looks for %j', (q, words) => expect(searchWords(q)).toEqual(words))

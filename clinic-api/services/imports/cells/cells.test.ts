import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DayOrder } from '#contract/import-fields'
import { charactersOf, singleByteEncodings } from '../csv/single-bytes.ts'
import { DayColumn } from './day-column.ts'
import { mendText } from './mend-text.ts'
import { NamesColumn } from './names-column.ts'
import { readDay } from './read-day.ts'
import { readPhone } from './read-phone.ts'
import { readTime } from './read-time.ts'
import { splitNames } from './split-names.ts'

const clock = { timeZone: 'Europe/Madrid', latest: '2026-11-25' }
const dayIn = (text: string, order: DayOrder | null = 'dmy') =>
  readDay(text, { order, ...clock })?.day ?? null

describe('a day', () => {
  it.each([
    ['1980-02-29', '1980-02-29'],
    ['29/02/1980', '1980-02-29'],
    ['3.1.1999', '1999-01-03'],
    ['3 / 1 / 1999', '1999-01-03'],
    ['03-01-1999 00:00:00', '1999-01-03'],
    ['03/01/1999 12:00:00 AM', '1999-01-03'],
    ['19870503', '1987-05-03'],
    ['19870503T101500', '1987-05-03'],
    ['03051987', '1987-05-03'],
    ['3051987', '1987-05-03'],
    ['3 de mayo de 1987', '1987-05-03'],
    ['3-may-1987', '1987-05-03'],
    ['03-ene-1990', '1990-01-03'],
    ['May 3, 1987', '1987-05-03'],
    ['jueves, 3 de septiembre de 1987', '1987-09-03'],
    ['3rd May 1987', '1987-05-03'],
    ['3rd of May, 1987', '1987-05-03'],
    ['1º de mayo de 1987', '1987-05-01'],
    ['3 de maig de 1987', '1987-05-03'],
    ['3 d’octubre de 1987', '1987-10-03'],
    ['3 de xaneiro de 1987', '1987-01-03'],
    ['3\\5\\1987', '1987-05-03'],
    ['3_5_1987', '1987-05-03'],
    ['29/02/1981', null],
    ['12/31/1980', null],
    ['29261', null],
    ['1987', null],
    ['00000000', null],
    ['', null],
  ])('%s is %s', (text, day) => expect(dayIn(text)).toBe(day))

  it.each([
    ['1999-01-03T00:00:00Z', '1999-01-03'],
    ['1990-01-02T23:00:00.000Z', '1990-01-03'],
    ['1990-07-02T22:00:00Z', '1990-07-03'],
    ['1990-01-02T23:30:00-05:00', '1990-01-03'],
    ['1990-01-03T00:30:00+02:00', '1990-01-02'],
    ['02/01/1990 23:30 +0000', '1990-01-03'],
    ['Tue Jan 02 1990 23:00:00 GMT+0000 (UTC)', '1990-01-03'],
    ['1990-01-02 23:00:00', '1990-01-02'],
  ])('%s is %s on the clock of the clinic', (text, day) => expect(dayIn(text)).toBe(day))

  it.each<[string, DayOrder, string | null]>([
    ['04/25/1990', 'mdy', '1990-04-25'],
    ['04251990', 'mdy', '1990-04-25'],
    ['3/5/87', 'dmy', '1987-05-03'],
    ['3/5/87', 'mdy', '1987-03-05'],
    ['87/05/03', 'ymd', '1987-05-03'],
    ['870503', 'ymd', '1987-05-03'],
    ['3/5/30', 'dmy', '1930-05-03'],
    ['29261', 'excel', '1980-02-10'],
    ['29261.75', 'excel', '1980-02-10'],
    ['27799', 'excel-1904', '1980-02-10'],
    ['1990-04-25', 'mdy', '1990-04-25'],
    ['25/04/1990', 'mdy', null],
  ])('%s, read as %s, is %s', (text, order, day) => expect(dayIn(text, order)).toBe(day))

  it('says when a short year may be of either century', () => {
    const read = (text: string) => readDay(text, { order: 'dmy', ...clock })
    expect(read('3/5/20')).toEqual({ day: '2020-05-03', isEither: true })
    expect(read('3/5/87')).toEqual({ day: '1987-05-03', isEither: false })
    expect(read('3/5/2020')).toEqual({ day: '2020-05-03', isEither: false })
  })

  it('waits for an answer where the order decides', () => {
    expect(['03/04/1990', '3/5/87', '29261'].map((text) => dayIn(text, null))).toEqual([null, null, null])
    expect(dayIn('1990-04-03', null)).toBe('1990-04-03')
  })

  it('comes back however it is written', () => {
    const days = fc.date({ min: new Date('1900-03-01'), max: new Date('2026-11-20'), noInvalidDate: true })
    fc.assert(
      fc.property(days, fc.constantFrom('-', '/', '.'), (date, sign) => {
        const day = date.toISOString().slice(0, 10)
        const [year, month, date2] = day.split('-')
        expect(dayIn([date2, month, year].join(sign))).toBe(day)
        expect(dayIn([month, date2, year].join(sign), 'mdy')).toBe(day)
        expect(dayIn([year, month, date2].join(sign))).toBe(day)
        expect(dayIn(`${year}${month}${date2}`)).toBe(day)
        expect(dayIn(`${date2}${month}${year}`)).toBe(day)
        const serial = Math.round((Date.parse(day) - Date.parse('1899-12-30')) / 86_400_000)
        if (serial >= 10_000) expect(dayIn(`${serial}`, 'excel')).toBe(day)
      }),
    )
  })
})

describe('a column of days', () => {
  const told = (texts: string[], chosen?: DayOrder) => {
    const column = new DayColumn(clock)
    for (const text of texts) column.add(text)
    return column.told(chosen)
  }

  it('is a question as soon as one day has its month first', () => {
    const { order, asked, options } = told(['03/04/1990', '12/11/1985', '04/25/1990'])
    expect({ order, asked }).toEqual({ order: null, asked: true })
    expect(options.map((each) => each.order)).toEqual(['mdy', 'dmy'])
    expect(options[0]?.examples).toEqual([
      { text: '04/25/1990', read: '1990-04-25' },
      { text: '03/04/1990', read: '1990-03-04' },
      { text: '12/11/1985', read: '1985-12-11' },
    ])
    expect(options[1]?.examples[0]).toEqual({ text: '04/25/1990', read: '' })
  })

  it.each([[['3/5/87']], [['29261', '30012']], [['870503']], [['25/04/1990', '04/25/1990']]])(
    '%j is a question',
    (texts) => expect(told(texts)).toMatchObject({ order: null, asked: true }),
  )

  it.each([[['03/04/1990', '25/04/1990']], [['1990-04-25', '19870503']], [['']], [['no day']]])(
    '%j is none',
    (texts) => expect(told(texts)).toMatchObject({ order: 'dmy', asked: false }),
  )

  it('is read as somebody has said', () => {
    expect(told(['04/25/1990'], 'mdy')).toMatchObject({ order: 'mdy', asked: true })
  })

  it('with the month first is never taken for one with the day first', () => {
    const days = fc.date({ min: new Date('1900-03-01'), max: new Date('2026-11-20'), noInvalidDate: true })
    fc.assert(
      fc.property(fc.array(days, { minLength: 1, maxLength: 20 }), (dates) => {
        const texts = dates.map((date) => {
          const [year, month, day] = date.toISOString().slice(0, 10).split('-')
          return `${month}/${day}/${year}`
        })
        const { order } = told(texts)
        const isTold = dates.some((date) => date.getUTCDate() > 12)
        expect(order).toBe(isTold ? null : 'dmy')
      }),
    )
  })
})

describe('letters that another program has spoiled', () => {
  it.each([
    ['MuÃ±oz', 'Muñoz'],
    ['GarcÃ\u00ada', 'García'],
    ['Ã\u0081ngel', 'Ángel'],
    ['MARTÃ\u008dNEZ', 'MARTÍNEZ'],
    ['Mu√±oz', 'Muñoz'],
    ['Mu├▒oz', 'Muñoz'],
    ['MuÃƒÂ±oz', 'Muñoz'],
    ['Oâ€™Brien', 'O’Brien'],
    ['MÂª José', 'MÂª José'],
    ['Mu&ntilde;oz &amp; Peña', 'Muñoz & Peña'],
    ['Mu&#241;oz', 'Muñoz'],
  ])('%s are mended to %s', (text, mended) => expect(mendText(text)).toBe(mended))

  it.each(['Muñoz', 'São Paulo', 'Ângela', 'Łódź', 'Ñandú', 'Grâce', 'IÑAKI', 'Ana & Eva', '日本'])(
    'are not in %s',
    (text) => expect(mendText(text)).toBe(text),
  )

  it('come back from each encoding', () => {
    const letter = fc.constantFrom(...'áéíóúñüÁÉÍÓÚÑÜçabcdefgABC '.split(''))
    fc.assert(
      fc.property(
        fc.string({ unit: letter, minLength: 1 }),
        fc.constantFrom(...singleByteEncodings),
        (text, encoding) => {
          const spoiled = Array.from(Buffer.from(text), (byte) =>
            byte < 0x80 ? String.fromCharCode(byte) : charactersOf[encoding].charAt(byte - 0x80),
          ).join('')
          expect(mendText(spoiled)).toBe(text)
        },
      ),
    )
  })
})

describe('a telephone number', () => {
  it.each([
    ['612 345 678', '612 345 678', null],
    ['+34 612-345-678', '+34 612-345-678', null],
    ['612345678 (hija)', '612345678', 'phone-part'],
    ['612345678 / 934567890', '612345678', 'phone-part'],
    ['Tel.: 934 567 890', '934 567 890', null],
    ['6.12345678E+8', '612345678', null],
    ['6,12E+08', null, 'rounded'],
    ['no tiene', null, 'phone'],
    ['12', null, 'phone'],
    ['', null, null],
  ])('%j is %j (%s)', (text, phone, warning) => expect(readPhone(text)).toEqual({ phone, warning }))

  it('never costs anybody their record', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const { phone, warning } = readPhone(text.trim())
        expect(phone !== null || warning !== null || text.trim() === '').toBe(true)
      }),
    )
  })
})

describe('both names in one cell', () => {
  it.each([
    ['García López, Ana', null, { name: 'Ana', surname: 'García López' }],
    ['García López,Ana María', 'name-first', { name: 'Ana María', surname: 'García López' }],
    ['Ana García', 'name-first', { name: 'Ana', surname: 'García' }],
    ['García Ana', 'surname-first', { name: 'Ana', surname: 'García' }],
    ['Ana García', null, null],
    ['María José García López', 'name-first', { name: 'María José', surname: 'García López' }],
    ['García López Ana María', 'surname-first', { name: 'Ana María', surname: 'García López' }],
    ['Ana García López', 'surname-first', null],
    ['Chen Wu Li', null, null],
    ['Ana, García', null, null],
    ['Ana', 'name-first', null],
    [', Ana', null, null],
    ['García, Ana, Dr.', null, null],
  ] as const)('%j, %s', (text, order, names) => expect(splitNames(text, order)).toEqual(names))
})

describe('a column with both names', () => {
  const told = (texts: string[]) => {
    const column = new NamesColumn()
    for (const text of texts) column.add(text)
    return column.told(null)
  }

  it('asks where the answer decides', () => {
    expect(told(['García López, Ana', 'Nguyen Thi'])).toEqual({
      order: null,
      options: [
        { order: 'surname-first', examples: [{ text: 'Nguyen Thi', read: 'Nguyen, Thi' }] },
        { order: 'name-first', examples: [{ text: 'Nguyen Thi', read: 'Thi, Nguyen' }] },
      ],
    })
  })

  it.each([[['García López, Ana']], [['Chen Wu Li', 'García, Ana']], [['']]])(
    'does not ask about %j',
    (texts) => expect(told(texts)?.options).toEqual([]),
  )
})

describe('a time of day', () => {
  it.each([
    ['9:30', '09:30'],
    ['09:30:00', '09:30'],
    ['9.30', '09:30'],
    ['9h', '09:00'],
    ['16h30', '16:30'],
    ['9:05 h', '09:05'],
    ['17', '17:00'],
    ['12:15 am', '00:15'],
    ['12:15 p.m.', '12:15'],
    ['9:30 PM', '21:30'],
    ['24:00', null],
    ['9:60', null],
    ['13 pm', null],
    ['930', null],
    ['half past nine', null],
    ['', null],
  ])('%s is %s', (text, time) => expect(readTime(text)).toBe(time))
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseHoursLine } from './hours-line.ts'
import { printHoursLine } from './hours-line-print.ts'
import { type Pattern, patternFaults, sortedHours } from './series-pattern.ts'
import { clockOf } from './shift-times.ts'
import { addDays } from './zone.ts'

const today = '2026-11-16'
const split = ['9-14', '16-20']

/** `1-5 9-14 16-20` as the hours of a pattern. */
function hoursOf(days: number[], ranges: string[]) {
  const pad = (hour: string) => (hour.includes(':') ? hour.padStart(5, '0') : `${hour.padStart(2, '0')}:00`)
  return days.flatMap((weekday) =>
    ranges.map((range) => {
      const [start = '', end = ''] = range.split('-')
      return { weekday, start: pad(start), end: pad(end) }
    }),
  )
}

const year = { from: today, until: '2027-11-15', everyWeeks: 1, except: [] }
const week = [1, 2, 3, 4, 5]
const christmas = [{ from: '2026-12-24', to: '2026-12-26' }]

describe('a line of working hours', () => {
  it.each([
    [
      'L-V 9-14 16-20, cada 2 semanas, hasta 31/12, salvo 24-26/12',
      { hours: hoursOf(week, split), everyWeeks: 2, until: '2026-12-31', except: christmas },
    ],
    [
      'Mon-Fri 9-14 and 16-20 until 31 Dec except 24-26 Dec',
      { hours: hoursOf(week, split), until: '2026-12-31', except: christmas },
    ],
    ['lunes a viernes de 9 a 14 y de 16 a 20', { hours: hoursOf(week, split) }],
    ['Monday to Friday from 9 to 14 and from 16 to 20', { hours: hoursOf(week, split) }],
    ['LXV 8:30-15', { hours: hoursOf([1, 3, 5], ['8:30-15']) }],
    ['lu, mi y vie 9h–14h', { hours: hoursOf([1, 3, 5], ['9-14']) }],
    ['M y J 9.30 - 14', { hours: hoursOf([2, 4], ['9:30-14']) }],
    ['MIÉRCOLES y sábados 10 a 13', { hours: hoursOf([3, 6], ['10-13']) }],
    ['L-J 9-14 16-20; V 9-15', { hours: [...hoursOf([1, 2, 3, 4], split), ...hoursOf([5], ['9-15'])] }],
    ['Mon, Wed and Fri 9am-2pm', { hours: hoursOf([1, 3, 5], ['9-14']) }],
    ['Tue 2-5pm', { hours: hoursOf([2], ['14-17']) }],
    ['Tue 9-5pm', { hours: hoursOf([2], ['9-17']) }],
    ['weekends 10-12', { hours: hoursOf([6, 7], ['10-12']) }],
    ['todos los días 9-10', { hours: hoursOf([1, 2, 3, 4, 5, 6, 7], ['9-10']) }],
    ['Fri-Mon 9-10', { hours: hoursOf([1, 5, 6, 7], ['9-10']) }],
    ['V 9-15 cada semana', { hours: hoursOf([5], ['9-15']) }],
    ['Fri 9-15 every other week', { hours: hoursOf([5], ['9-15']), everyWeeks: 2 }],
    ['V 9-15 cada tres semanas', { hours: hoursOf([5], ['9-15']), everyWeeks: 3 }],
    [
      'V 9-15 desde el 1 de diciembre hasta el 31 de marzo de 2027',
      { hours: hoursOf([5], ['9-15']), from: '2026-12-01', until: '2027-03-31' },
    ],
    [
      'Fri 9-15 from 1 Dec until March 5',
      { hours: hoursOf([5], ['9-15']), from: '2026-12-01', until: '2027-03-05' },
    ],
    [
      'V 9-15 a partir del 7/1 hasta 2027-06-30',
      { hours: hoursOf([5], ['9-15']), from: '2027-01-07', until: '2027-06-30' },
    ],
    [
      'V 9-15 salvo 24/12 - 2/1, 6/1 y del 5 al 7 de abril',
      {
        hours: hoursOf([5], ['9-15']),
        except: [
          { from: '2026-12-24', to: '2027-01-02' },
          { from: '2027-01-06', to: '2027-01-06' },
          { from: '2027-04-05', to: '2027-04-07' },
        ],
      },
    ],
    [
      'Fri 9-15 except 24 Dec 2026 to 2 Jan 2027.',
      { hours: hoursOf([5], ['9-15']), except: [{ from: '2026-12-24', to: '2027-01-02' }] },
    ],
    ['V 9-15 hasta 31/12/27', '31/12/27'],
    ['', ''],
    ['  rubbish', 'rubbish'],
    ['L-V', ''],
    ['L-V mañana', 'mañana'],
    ['L-V 9-14 16-', ''],
    ['L-V 9-14 16', ''],
    ['L-V 14-9', '14-9'],
    ['L-V 9-9:30', '9-9:30'],
    ['L-V 23:30-00:15', '23:30-00:15'],
    ['L-V 9-24:30', '24:30'],
    ['L-V 9-25', '25'],
    ['L-V 0900-2430', '2430'],
    ['L-V 0900-1475', '1475'],
    ['L-V 9-14 13-20', '13-20'],
    ['L-V 9-14, V 10-12', '10-12'],
    ['L-V 9-14 cada 5 semanas', '5 semanas'],
    ['L-V 9-14 cada 2 meses', 'meses'],
    ['L-V 9-14 hasta 31/2', '31/2'],
    ['L-V 9-14 hasta luego', 'luego'],
    ['L-V 9-14 hasta 31/12 hasta 30/11', 'hasta 30/11'],
    ['L-V 9-14 salvo', ''],
    ['Mon-Fri 9-14 and coffee', 'coffee'],
    ['Mon-Fry 9-14', 'Fry 9-14'],
    ['L-V 24-9', '24-9'],
    ['V 22-8, S 7-9', '7-9'],
    ['D 22-8 L 7-9', '7-9'],
    ['L-V 9-14, semanas alternas, cada 3 semanas', 'cada 3 semanas'],
    ['L-V 9-14 excepto lunas', 'lunas'],
    ['L-V 9-14 excepto agosto y lunas', 'lunas'],
  ] as const)('%j', (line, expected) => {
    const answer = parseHoursLine(line, today)
    if (typeof expected !== 'string') expect(answer).toEqual({ pattern: { ...year, ...expected } })
    else expect('at' in answer && line.slice(answer.at)).toBe(expected)
  })

  it.each([
    ['S 20-24', hoursOf([6], ['20-24'])],
    ['S 20:00-24:00', hoursOf([6], ['20-24'])],
    ['S 20-0', hoursOf([6], ['20-24'])],
    ['S 20:00 a 00:00', hoursOf([6], ['20-24'])],
    ['Sat 8pm-midnight', hoursOf([6], ['20-24'])],
    ['Sat 8pm-12am', hoursOf([6], ['20-24'])],
    ['sábado de 8 de la tarde a 12 de la noche', hoursOf([6], ['20-24'])],
    ['V 22-8', hoursOf([5], ['22-8'])],
    ['Fri 10pm-8am', hoursOf([5], ['22-8'])],
    ['Fri 10 p.m. to 8 a.m.', hoursOf([5], ['22-8'])],
    ['D 22:00-06:00', hoursOf([7], ['22-6'])],
    ['V 15-8', hoursOf([5], ['15-8'])],
    ['Mo-Fr 9-14', hoursOf(week, ['9-14'])],
    ['Mo, We, Fr 9-14', hoursOf([1, 3, 5], ['9-14'])],
    ['Tu+Th 9-14', hoursOf([2, 4], ['9-14'])],
    ['Sa/Su 10-12', hoursOf([6, 7], ['10-12'])],
    ['M-F 9am-5pm', hoursOf(week, ['9-17'])],
    ['MWF 9am-5pm', hoursOf([1, 3, 5], ['9-17'])],
    ['TTh 9am-5pm', hoursOf([2, 4], ['9-17'])],
    ['M/W/F 9am-5pm', hoursOf([1, 3, 5], ['9-17'])],
    ['LMMJV 9-14', hoursOf(week, ['9-14'])],
    ['L/X/V 9-14', hoursOf([1, 3, 5], ['9-14'])],
    ['L-V 9-14/16-20', hoursOf(week, split)],
    ['L-V 9-14 / 16-20', hoursOf(week, split)],
    ['L-V 9-14 y 16-20', hoursOf(week, split)],
    ['L-V 9-14 and 16-20', hoursOf(week, split)],
    ['L-V de 9 a 14 y de las 16 a las 20', hoursOf(week, split)],
    ['Mon-Fri 9 a.m. - 2 p.m. and 4 p.m. - 8 p.m.', hoursOf(week, split)],
    ['Mon-Fri 9 a. m. a 2 p. m.', hoursOf(week, ['9-14'])],
    ['Mon-Fri 0900-1400', hoursOf(week, ['9-14'])],
    ['Mon 9 to noon', hoursOf([1], ['9-12'])],
    ['lunes de 9 de la mañana a 2 de la tarde', hoursOf([1], ['9-14'])],
    ['every Monday 9-14', hoursOf([1], ['9-14'])],
    ['todos los lunes 9-14', hoursOf([1], ['9-14'])],
    ['M 9-14', hoursOf([2], ['9-14'])],
    ['Mon 12 noon to 5 pm', hoursOf([1], ['12-17'])],
    ['Mon 6 pm to 12 midnight', hoursOf([1], ['18-24'])],
    ['L de 9 a mediodía', hoursOf([1], ['9-12'])],
    ['L 20 a medianoche', hoursOf([1], ['20-24'])],
    ['lun. a vie. 9-14', hoursOf(week, ['9-14'])],
    ['Mon thru Fri 9-14', hoursOf(week, ['9-14'])],
    ["L-V 9'30 a 14", hoursOf(week, ['9:30-14'])],
    ['L-V 9´30-14', hoursOf(week, ['9:30-14'])],
    ['L-V 900-1400', hoursOf(week, ['9-14'])],
    ['L–V 9–14', hoursOf(week, ['9-14'])],
    ['L—V 9 — 14', hoursOf(week, ['9-14'])],
    ['L-V 9.30-14.00', hoursOf(week, ['9:30-14'])],
    ['L a V de 9 a 14', hoursOf(week, ['9-14'])],
    ['de lunes a viernes, de 9 a 14 h', hoursOf(week, ['9-14'])],
    ['M 9am-2pm hasta 15/11/2027', hoursOf([2], ['9-14'])],
  ])('of the week: %j', (line, hours) => {
    expect(parseHoursLine(line, today)).toEqual({ pattern: { ...year, hours } })
  })

  it.each([
    'cada dos semanas',
    'cada 2 semanas',
    'semanas alternas',
    'en semanas alternas',
    'una semana sí y otra no',
    'semana sí, semana no',
    'quincenal',
    'quincenalmente',
    'cada quince días',
    'every other week',
    'every second week',
    'every 2nd week',
    'every two weeks',
    'alternate weeks',
    'on alternate weeks',
    'fortnightly',
    'every fortnight',
    'biweekly',
  ])('every second week: %j, behind the hours and before the days', (words) => {
    for (const line of [`L-V 9-14 16-20, ${words}`, `${words}: L-V 9-14 16-20`])
      expect(parseHoursLine(line, today)).toEqual({
        pattern: { ...year, hours: hoursOf(week, split), everyWeeks: 2 },
      })
  })

  it.each([
    'every other Monday 9-14',
    'alternate Mondays 9-14',
    'cada dos lunes 9-14',
    'lunes alternos 9-14',
  ])('every second week by the name of the day: %j', (line) => {
    const pattern = { ...year, hours: hoursOf([1], ['9-14']), everyWeeks: 2 }
    expect(parseHoursLine(line, today)).toEqual({ pattern })
  })

  // 16 November 2026 is in week 47.
  it.each([
    ['L 9-14 semanas pares', 'even', '2026-11-23'],
    ['Mon 9-14 even weeks', 'even', '2026-11-23'],
    ['Mon 9-14 in even weeks', 'even', '2026-11-23'],
    ['L 9-14 en semanas impares', 'odd', today],
    ['L 9-14 las semanas impares', 'odd', today],
    ['Mon 9-14, odd-numbered weeks', 'odd', today],
    ['Mon 9-14 even weeks from 16 Nov', 'even', today],
  ])('weeks by their number: %j', (line, parity, from) => {
    expect(parseHoursLine(line, today)).toEqual({
      pattern: {
        from,
        until: addDays(from, 364),
        everyWeeks: 2,
        parity,
        except: [],
        hours: hoursOf([1], ['9-14']),
      },
    })
  })

  const holidays = ['2026-11-02', '2026-12-08', '2027-10-12', '2027-11-16'].map((day) => ({
    from: day,
    to: day,
  }))
  const inYear = holidays.slice(1, 3)

  it.each([
    'L-V 9-14 excepto festivos',
    'L-V 9-14, salvo los días festivos',
    'L-V 9-14 sin festivos',
    'L-V 9-14, no festivos',
    'Mon-Fri 9-14 except holidays',
    'Mon-Fri 9-14 except on public holidays',
    'Mon-Fri 9-14, not on bank holidays',
    'Mon-Fri 9-14 excluding holidays',
    'L-V 9-14, festivos no',
    'L-V 9-14, festivos cerrado',
    'Mon-Fri 9-14, closed on bank holidays',
  ])('without the public holidays: %j', (line) => {
    const pattern = { ...year, hours: hoursOf(week, ['9-14']), except: inYear }
    expect(parseHoursLine(line, today, { holidays })).toEqual({ pattern, exceptHolidays: true })
  })

  const august = { from: '2027-08-01', to: '2027-08-31' }

  it.each([
    ['L-V 9-14 excepto agosto', [august]],
    ['L-V 9-14 salvo agosto', [august]],
    ['L-V 9-14 menos en agosto', [august]],
    ['L-V 9-14 salvo todo el mes de agosto', [august]],
    ['Mon-Fri 9-14 except August', [august]],
    ['Mon-Fri 9-14 except in August', [august]],
    ['Mon-Fri 9-14 except August 2027', [august]],
    ['L-V 9-14 salvo julio y agosto', [{ from: '2027-07-01', to: '2027-07-31' }, august]],
    ['Mon-Fri 9-14 except July to August', [{ from: '2027-07-01', to: '2027-08-31' }]],
    ['Mon-Fri 9-14 except December-January', [{ from: '2026-12-01', to: '2027-01-31' }]],
    ['Mon-Fri 9-14 except 24-26 Dec and August', [...christmas, august]],
    ['Mon-Fri 9-14 except August 2', [{ from: '2027-08-02', to: '2027-08-02' }]],
  ])('without a month: %j', (line, except) => {
    expect(parseHoursLine(line, today)).toEqual({
      pattern: { ...year, hours: hoursOf(week, ['9-14']), except },
    })
  })

  it.each([
    ['M 9am-5pm', undefined, 'M', [{ weekday: 1 }, { weekday: 2 }]],
    ['M 9-14 until 31 Dec', undefined, 'M', [{ weekday: 1 }, { weekday: 2 }]],
    ['M and Wed 9-14', undefined, 'M', [{ weekday: 1 }, { weekday: 2 }]],
    ['Wed and M 9-14', undefined, 'M', [{ weekday: 1 }, { weekday: 2 }]],
    ['M 9-14', 'en', 'M', [{ weekday: 1 }, { weekday: 2 }]],
    ['T 9am-5pm', undefined, 'T', [{ weekday: 2 }, { weekday: 4 }]],
    ['S 9am-5pm', undefined, 'S', [{ weekday: 6 }, { weekday: 7 }]],
    ['Mon 9-5', undefined, '9-5', [{ hours: '9-17' }, { hours: '21-5' }]],
    ['Mon 10 to 2', undefined, '10 to 2', [{ hours: '10-14' }, { hours: '22-2' }]],
  ] as const)('asks what is meant: %j', (line, language, word, choices) => {
    const answer = parseHoursLine(line, today, { ...(language && { language }) })
    expect('at' in answer && line.slice(answer.at, answer.until)).toBe(word)
    expect(answer).toMatchObject({ choices })
  })

  it.each([
    ['M 9-14', 'es'],
    ['M y martes 9-14 until 31 Dec', 'en'],
    ['M 9-14, semanas alternas', 'en'],
  ] as const)('does not ask where the language is clear: %j', (line, language) => {
    expect(parseHoursLine(line, today, { language })).toMatchObject({ pattern: { hours: [{ weekday: 2 }] } })
  })

  it.each([
    ['rubbish', 'days'],
    ['L-V', 'hours'],
    ['L-V mañana', 'hours'],
    ['L-V 9', 'to'],
    ['L-V 9-', 'hours'],
    ['L-V 9-9:30', 'end'],
    ['L-V 9-14 often', 'more'],
    ['L-V 9-14 cada mes', 'weeks'],
    ['L-V 9-14 hasta luego', 'date'],
    ['L-V 9-14 salvo', 'except'],
    ['Mon-Fry 9-14', 'days'],
  ])('says what could be there: %j', (line, expected) => {
    expect(parseHoursLine(line, today)).toMatchObject({ expected })
  })

  it('never throws, and what it understands is a usable pattern', { tags: 'slow', timeout: 60_000 }, () => {
    const words =
      'L-V lunes Mon y and , 9-14 16 20 - : / hasta until salvo cada 2 semanas 31 12 Dec de a del 2027 am'
    const line = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.array(fc.constantFrom(...words.split(' ')), { maxLength: 14 }).map((parts) => parts.join(' ')),
    )
    fc.assert(
      fc.property(line, (text) => {
        const answer = parseHoursLine(text, today)
        if ('pattern' in answer) expect(patternFaults(answer.pattern)).toEqual([])
        else expect(answer.at >= 0 && answer.at <= text.length).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  it.each([
    [{}, 'Mon–Wed, Fri 09:00–14:00, 16:00–20:00; from 16 Nov 2026 until 31 Dec 2026'],
    [
      { everyWeeks: 3, except: christmas },
      'Mon–Wed, Fri 09:00–14:00, 16:00–20:00; every 3 weeks; from 16 Nov 2026 until 31 Dec 2026; except 24 Dec 2026 - 26 Dec 2026',
    ],
  ])('is printed as %s', (changes, line) => {
    const hours = hoursOf([1, 2, 3, 5], split)
    expect(printHoursLine({ ...year, until: '2026-12-31', hours, ...changes }, 'en')).toBe(line)
  })

  it('is printed so that it is read as the same hours again, in both languages', { tags: 'slow' }, () => {
    const minute = fc.integer({ min: 0, max: 95 }).map((quarter) => quarter * 15)
    const row = fc.record({ weekday: fc.integer({ min: 1, max: 7 }), from: minute, length: minute })
    const hours = fc
      .array(row, { minLength: 1, maxLength: 9 })
      .map((rows) =>
        rows.map(({ weekday, from, length }) => {
          const end = (from + 60 + (length % 1020)) % 1440
          return { weekday, start: clockOf(from), end: end === 0 ? '24:00' : clockOf(end) }
        }),
      )
      .map((rows) =>
        rows.filter(
          (each, index) => patternFaults({ ...base, hours: [...rows.slice(0, index), each] }).length === 0,
        ),
      )
      .filter((rows) => rows.length > 0)
    const day = fc.integer({ min: 0, max: 300 }).map((ahead) => addDays(today, ahead))
    const span = fc
      .tuple(day, fc.integer({ min: 0, max: 40 }))
      .map(([from, more]) => ({ from, to: addDays(from, more) }))
    const often = fc.oneof(
      fc.integer({ min: 1, max: 4 }).map((everyWeeks) => ({ everyWeeks })),
      fc.constantFrom('even' as const, 'odd' as const).map((parity) => ({ everyWeeks: 2, parity })),
    )
    const pattern = fc
      .record({
        hours,
        from: day,
        length: fc.integer({ min: 0, max: 364 }),
        often,
        except: fc.array(span, { maxLength: 4 }),
      })
      .map(({ length, often: weeks, from, ...rest }): Pattern => {
        return { ...rest, ...weeks, from, until: addDays(from, length), hours: sortedHours(rest.hours) }
      })
      .filter((each) => patternFaults(each).length === 0)
    fc.assert(
      fc.property(pattern, fc.constantFrom('en' as const, 'es' as const), (meant, language) => {
        const line = printHoursLine(meant, language)
        expect([line, parseHoursLine(line, today, { language })]).toEqual([line, { pattern: meant }])
      }),
      { numRuns: 300 },
    )
  })
})

const base: Pattern = { from: today, until: today, everyWeeks: 1, hours: [], except: [] }

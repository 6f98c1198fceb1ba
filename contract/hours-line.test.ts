import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseHoursLine } from './hours-line.ts'
import { patternFaults } from './series-pattern.ts'

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
    ['L-V 23:30-00:30', '23:30-00:30'],
    ['L-V 9-24', '24'],
    ['L-V 9-14 13-20', '13-20'],
    ['L-V 9-14, V 10-12', '10-12'],
    ['L-V 9-14 cada 5 semanas', '5 semanas'],
    ['L-V 9-14 cada 2 meses', 'meses'],
    ['L-V 9-14 hasta 31/2', '31/2'],
    ['L-V 9-14 hasta luego', 'luego'],
    ['L-V 9-14 hasta 31/12 hasta 30/11', 'hasta 30/11'],
    ['L-V 9-14 salvo', ''],
    ['Mon-Fri 9-14 and coffee', 'coffee'],
    ['Mon-Fry 9-14', '-Fry 9-14'],
  ] as const)('%j', (line, expected) => {
    const answer = parseHoursLine(line, today)
    if (typeof expected !== 'string') expect(answer).toEqual({ pattern: { ...year, ...expected } })
    else expect('at' in answer && line.slice(answer.at)).toBe(expected)
  })

  it('never throws, and what it understands is a usable pattern', { timeout: 60_000 }, () => {
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
})

import { type Pattern, sortedHours, type WeekdayHours } from './series-pattern.ts'
import { wallOf } from './zone.ts'

type Language = 'en' | 'es'

const words = {
  en: {
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
    every: 'every',
    weeks: 'weeks',
    even: 'even weeks',
    odd: 'odd weeks',
    from: 'from',
    until: 'until',
    except: 'except',
  },
  es: {
    days: ['lun', 'mar', 'mié', 'jue', 'vie', 'sáb', 'dom'],
    months: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'],
    every: 'cada',
    weeks: 'semanas',
    even: 'semanas pares',
    odd: 'semanas impares',
    from: 'desde',
    until: 'hasta',
    except: 'salvo',
  },
} as const

/** The hours as a line, which `parseHoursLine` reads as the same hours again. */
export function printHoursLine(pattern: Pattern, language: Language): string {
  const { hours, from, until, everyWeeks, parity, except } = pattern
  const own = words[language]
  const day = (text: string) => {
    const { year, month, day: number } = wallOf(text)
    return `${number} ${own.months[month - 1]} ${year}`
  }
  const often = parity ? own[parity] : everyWeeks > 1 ? `${own.every} ${everyWeeks} ${own.weeks}` : null
  const left = except.map((span) =>
    span.from === span.to ? day(span.from) : `${day(span.from)} - ${day(span.to)}`,
  )
  return [
    ...groupsOf(hours).map(
      ({ days, ranges }) => `${stretches(days, own.days).join(', ')} ${ranges.join(', ')}`,
    ),
    ...(often ? [often] : []),
    `${own.from} ${day(from)} ${own.until} ${day(until)}`,
    ...(left.length > 0 ? [`${own.except} ${left.join(', ')}`] : []),
  ].join('; ')
}

/** Days with the same hours together, each with all its hours. */
function groupsOf(hours: readonly WeekdayHours[]): { days: number[]; ranges: string[] }[] {
  const groups = new Map<string, { days: number[]; ranges: string[] }>()
  for (let weekday = 1; weekday <= 7; weekday += 1) {
    const ranges = sortedHours(hours)
      .filter((each) => each.weekday === weekday)
      .map(({ start, end }) => `${start}–${end}`)
    if (ranges.length === 0) continue
    const known = groups.get(ranges.join())
    if (known) known.days.push(weekday)
    else groups.set(ranges.join(), { days: [weekday], ranges })
  }
  return [...groups.values()]
}

/** Three days or more in a row are a stretch. */
function stretches(days: readonly number[], names: readonly string[]): string[] {
  const name = (day: number) => names[day - 1] ?? ''
  const runs: number[][] = []
  for (const day of days) {
    const run = runs.at(-1)
    if (run?.at(-1) === day - 1) run.push(day)
    else runs.push([day])
  }
  return runs.flatMap((run) =>
    run.length > 2 ? [`${name(run[0] ?? 1)}–${name(run.at(-1) ?? 1)}`] : run.map(name),
  )
}

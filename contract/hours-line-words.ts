const numbered = (names: string[]) =>
  new Map(names.flatMap((each, index) => each.split(' ').map((name) => [name, index + 1] as const)))

const spanishDays = [
  'lu lun lunes',
  'ma mar martes',
  'mi mie miercoles',
  'ju jue jueves',
  'vi vie viernes',
  'sa sab sabado sabados',
  'do dom domingo domingos',
]
const englishDays = [
  'mo mon monday mondays',
  'tu tue tues tuesday tuesdays',
  'we wed weds wednesday wednesdays',
  'th thu thur thurs thursday thursdays',
  'fr fri friday fridays',
  'sa sat saturday saturdays',
  'su sun sunday sundays',
]

/** Days of the week in English and Spanish, without accents; Monday is 1. Single letters are read by their language. */
export const weekdays = numbered(spanishDays.map((each, index) => `${each} ${englishDays[index]}`))

/** Letters of the Spanish week in order; a second M is Wednesday, too. */
export const spanishLetters = 'lmxjvsd'

/** Letters of the English week, with the days that each can be. */
export const englishLetters = new Map([
  ['m', [1]],
  ['tu', [2]],
  ['th', [4]],
  ['t', [2, 4]],
  ['w', [3]],
  ['f', [5]],
  ['sa', [6]],
  ['su', [7]],
  ['s', [6, 7]],
])

/** In an English line these letters may be of either language, and the days that each can be. */
export const ambiguousLetters = new Map([
  ['m', [1, 2]],
  ['t', [2, 4]],
  ['s', [6, 7]],
])

export const months = numbered([
  'enero ene january jan',
  'febrero feb february',
  'marzo mar march',
  'abril abr april apr',
  'mayo may',
  'junio jun june',
  'julio jul july',
  'agosto ago august aug',
  'septiembre setiembre sep sept set september',
  'octubre oct october',
  'noviembre nov november',
  'diciembre dic december dec',
])

export const counts = new Map([
  ['un', 1],
  ['una', 1],
  ['one', 1],
  ['dos', 2],
  ['two', 2],
  ['other', 2],
  ['second', 2],
  ['segunda', 2],
  ['segundo', 2],
  ['tres', 3],
  ['three', 3],
  ['third', 3],
  ['tercera', 3],
  ['tercer', 3],
  ['cuatro', 4],
  ['four', 4],
  ['fourth', 4],
  ['cuarta', 4],
  ['cuarto', 4],
])

const set = (words: string) => new Set(words.split(' '))

export const joiners = set('y e and , ; . + &')
/** Between days and between hours a stroke joins, too; between dates it is a part of them. */
export const hourJoiners = new Set([...joiners, '/', '|', 'plus', 'mas', 'luego', 'then', 'tambien', 'also'])
export const through = set('- a al to till through thru hasta')
export const articles = set('el la los las the on de del of')
export const everyWords = set('cada every')
export const weekWords = set('semana semanas week weeks')
export const beginnings = set('desde from starting')
export const ends = set('hasta until till')
export const rangeBeginnings = set('de from between entre')

const spanishWords = set(
  'y e a al el la los las de del cada semana semanas desde hasta entre salvo excepto menos sin y manana tarde noche alternas pares impares quincenal festivos todos dias',
)
const englishWords = set(
  'and the on of every week weeks from starting until till to through between except excluding without am pm other even odd holidays fortnightly in',
)
const exclusive = (mine: string[], others: string[]) => {
  const theirs = new Set(others.flatMap((each) => each.split(' ')))
  return mine.flatMap((each) => each.split(' ')).filter((word) => !theirs.has(word))
}
const onlySpanish = new Set([
  ...spanishWords,
  ...exclusive(spanishDays, englishDays),
  'l',
  'x',
  'j',
  'v',
  'd',
])
const onlyEnglish = new Set([...englishWords, ...exclusive(englishDays, spanishDays)])

/** Whether single letters are those of the Spanish week: Spanish words say so, and English ones that they are not. */
export function isSpanish(words: readonly string[], language: 'en' | 'es' | undefined): boolean {
  if (words.some((word) => onlySpanish.has(word) || /^[lmxjvsd]{2,7}$/.test(word))) return true
  return language !== 'en' && !words.some((word) => onlyEnglish.has(word))
}

/** Phrases that stand for several days of the week. */
export const dayGroups: [phrase: string, days: number[]][] = [
  ['todos los dias', [1, 2, 3, 4, 5, 6, 7]],
  ['cada dia', [1, 2, 3, 4, 5, 6, 7]],
  ['a diario', [1, 2, 3, 4, 5, 6, 7]],
  ['diario', [1, 2, 3, 4, 5, 6, 7]],
  ['every day', [1, 2, 3, 4, 5, 6, 7]],
  ['daily', [1, 2, 3, 4, 5, 6, 7]],
  ['dias laborables', [1, 2, 3, 4, 5]],
  ['entre semana', [1, 2, 3, 4, 5]],
  ['laborables', [1, 2, 3, 4, 5]],
  ['weekdays', [1, 2, 3, 4, 5]],
  ['fines de semana', [6, 7]],
  ['fin de semana', [6, 7]],
  ['weekends', [6, 7]],
]

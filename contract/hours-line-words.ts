const numbered = (names: string[]) =>
  new Map(names.flatMap((each, index) => each.split(' ').map((name) => [name, index + 1] as const)))

/** Days of the week in English and Spanish, without accents; Monday is 1. */
export const weekdays = numbered([
  'l lu lun lunes mon monday mondays',
  'm ma mar martes tue tues tuesday tuesdays',
  'x mi mie miercoles wed weds wednesday wednesdays',
  'j ju jue jueves thu thur thurs thursday thursdays',
  'v vi vie viernes fri friday fridays',
  's sa sab sabado sabados sat saturday saturdays',
  'd do dom domingo domingos sun sunday sundays',
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
  ['tres', 3],
  ['three', 3],
  ['third', 3],
  ['cuatro', 4],
  ['four', 4],
  ['fourth', 4],
])

const set = (words: string) => new Set(words.split(' '))

export const joiners = set('y e and , ; . + &')
export const through = set('- a al to till through hasta')
export const articles = set('el la los las the on de del of')
export const everyWords = set('cada every')
export const weekWords = set('semana semanas week weeks')
export const beginnings = set('desde from starting')
export const ends = set('hasta until till')
export const rangeBeginnings = set('de from between entre')
export const exceptions = set('salvo excepto menos except excluding without')

/** Phrases that stand for several days of the week. */
export const dayGroups: [phrase: string, days: number[]][] = [
  ['todos los dias', [1, 2, 3, 4, 5, 6, 7]],
  ['cada dia', [1, 2, 3, 4, 5, 6, 7]],
  ['diario', [1, 2, 3, 4, 5, 6, 7]],
  ['every day', [1, 2, 3, 4, 5, 6, 7]],
  ['daily', [1, 2, 3, 4, 5, 6, 7]],
  ['entre semana', [1, 2, 3, 4, 5]],
  ['laborables', [1, 2, 3, 4, 5]],
  ['weekdays', [1, 2, 3, 4, 5]],
  ['fines de semana', [6, 7]],
  ['fin de semana', [6, 7]],
  ['weekends', [6, 7]],
]

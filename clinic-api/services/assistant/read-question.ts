import { LineReader } from '#contract/hours-line-tokens'
import type { Specialty } from '#contract/specialties'
import { type DayRange, readDays, type SaidDays } from './days.ts'
import { readTimes, type TimeRange } from './times.ts'
import { lexicon, type Mark } from './words.ts'

/** The meanings found in the words of a question. */
export interface Said {
  marks: ReadonlySet<Mark>
  specialty: Specialty | null
  days: SaidDays | null
  time: TimeRange
  /** Words that are none of ours: names, or a sign that the question is not understood. */
  names: readonly string[]
}

export type Question =
  | {
      intent: 'free-times'
      specialty: Specialty | null
      names: readonly string[]
      days: DayRange | null
      time: TimeRange
    }
  | { intent: 'visits'; which: 'next' | 'last' | 'ahead' | 'days'; isMine: boolean; about: About }
  | { intent: 'change-visit'; how: 'cancel' | 'move'; about: About }
  | { intent: 'no-shows'; isMine: boolean; days: DayRange | null }
  | { intent: 'opening-hours' | 'treatments' | 'plan' | 'specialties' }
  | { intent: 'how-to'; topic: 'two-factor' | 'password' | 'book' | 'history' }

/** Which visits are meant. */
export interface About {
  days: DayRange | null
  specialty: Specialty | null
  names: readonly string[]
}

interface Rule {
  needs: readonly Mark[]
  may: readonly Mark[]
  /** Meanings besides marks that the rule can use. */
  takes?: readonly ('specialty' | 'days' | 'time' | 'names')[]
  read: (said: Said) => Question | null
}

const visitParts = ['specialty', 'days', 'names'] as const
const aboutOf = ({ specialty, names, days }: Said): About => ({
  specialty,
  names,
  days: days?.around ?? null,
})
const change = (how: 'cancel' | 'move') => (said: Said) =>
  ({ intent: 'change-visit', how, about: { ...aboutOf(said), days: said.days?.ahead ?? null } }) as const
const howTo = (topic: 'two-factor' | 'password' | 'book' | 'history') => () =>
  ({ intent: 'how-to', topic }) as const
const plain = (intent: 'opening-hours' | 'treatments' | 'plan' | 'specialties') => () => ({ intent })

/** The first that fits. A question fits when it has what a rule needs, and nothing that the rule has no use for. */
const rules: readonly Rule[] = [
  {
    needs: ['twoFactor'],
    may: ['authentication', 'enable', 'my', 'usage'],
    read: howTo('two-factor'),
  },
  { needs: ['password'], may: ['my', 'move', 'enable'], read: howTo('password') },
  {
    needs: ['noShow'],
    may: ['count', 'my', 'visit', 'patient', 'clinic'],
    takes: ['days'],
    read: ({ marks, days }) => ({ intent: 'no-shows', isMine: marks.has('my'), days: days?.around ?? null }),
  },
  { needs: ['cancel', 'visit'], may: ['my', 'next', 'doctor'], takes: visitParts, read: change('cancel') },
  { needs: ['move', 'visit'], may: ['my', 'next', 'doctor'], takes: visitParts, read: change('move') },
  { needs: ['treatment'], may: ['my', 'take'], read: plain('treatments') },
  { needs: ['plan'], may: ['my', 'clinic', 'usage', 'take', 'count'], read: plain('plan') },
  { needs: ['usage', 'my', 'clinic'], may: [], read: plain('plan') },
  { needs: ['hours'], may: ['clinic', 'my', 'visit'], takes: ['days'], read: plain('opening-hours') },
  { needs: ['specialties'], may: ['free', 'clinic', 'my'], read: plain('specialties') },
  { needs: ['history'], may: ['my'], read: howTo('history') },
  { needs: ['visit', 'my'], may: ['next', 'last', 'count', 'doctor'], takes: visitParts, read: readVisits },
  { needs: ['visit', 'next'], may: [], takes: ['days'], read: readVisits },
  {
    needs: ['visit'],
    may: ['count'],
    takes: ['days'],
    read: (said) => (said.days && !said.marks.has('wish') ? readVisits(said) : null),
  },
  {
    needs: ['visit'],
    may: ['book', 'my'],
    read: ({ marks }) => (marks.has('book') || marks.has('wish') ? howTo('book')() : null),
  },
  {
    needs: [],
    may: ['next', 'free', 'book', 'who', 'visit', 'doctor', 'clinic'],
    takes: [...visitParts, 'time'],
    read: readFreeTimes,
  },
]

function readVisits(said: Said): Question {
  const { marks, days } = said
  const which = marks.has('next') ? 'next' : marks.has('last') ? 'last' : days ? 'days' : 'ahead'
  return { intent: 'visits', which, isMine: marks.has('my'), about: aboutOf(said) }
}

/** Reads a question for free times; a specialty or a name alone is none. */
function readFreeTimes({ marks, specialty, names, days, time }: Said): Question | null {
  const has = (...some: Mark[]) => some.some((mark) => marks.has(mark))
  const isTimed = days !== null || time.from !== null || time.until !== null
  const isAsked = has('next', 'free', 'book', 'visit')
  const isOpen = has('free') && (isTimed || has('who', 'doctor', 'next', 'visit', 'book'))
  const isWished = has('book', 'wish') && has('visit', 'doctor') && isTimed
  const isSomebody = specialty ? isAsked || isTimed : names.length > 0 ? isAsked : isOpen || isWished
  if (!isSomebody) return null
  return { intent: 'free-times', specialty, names, days: days?.ahead ?? null, time }
}

/** Reads a question in English or Spanish; null when any of it is not understood. `today` is the clinic's. */
export function readQuestion(text: string, today: string): Question | null {
  const said = readWords(text, today)
  if (!said) return null
  for (const rule of rules) {
    const question = fits(rule, said) ? rule.read(said) : null
    if (question) return question
  }
  return null
}

function fits({ needs, may, takes = [] }: Rule, { marks, specialty, days, time, names }: Said): boolean {
  if (!needs.every((mark) => marks.has(mark))) return false
  if (![...marks].every((mark) => mark === 'wish' || needs.includes(mark) || may.includes(mark))) return false
  const isTimed = time.from !== null || time.until !== null
  const said = { specialty: specialty !== null, days: days !== null, time: isTimed, names: names.length > 0 }
  return (['specialty', 'days', 'time', 'names'] as const).every(
    (part) => !said[part] || takes.includes(part),
  )
}

const ordinals = /(\d)(?:st|nd|rd|th)\b/giu
/** Some write 'speciality', with one letter more. */
const british = /\bspecialit(?=y|ies)/giu
const quotes = /['’]/gu
const signs = new Set('? ¿ ! ¡ . , ; : - " ( )'.split(' '))

function readWords(text: string, today: string): Said | null {
  const line = new LineReader(
    text.replaceAll(ordinals, '$1').replaceAll(quotes, '').replaceAll(british, 'specialt'),
  )
  const marks = new Set<Mark>()
  const names: string[] = []
  const said = {
    specialty: null as Specialty | null,
    days: null as SaidDays | null,
    time: { from: null, until: null } as TimeRange,
  }
  while (!line.isAtEnd) {
    const time = line.attempt(() => readTimes(line, today))
    if (time) {
      said.time = { from: time.time.from ?? said.time.from, until: time.time.until ?? said.time.until }
      if (time.days) said.days = { ahead: time.days, around: time.days }
      continue
    }
    const days = line.attempt(() => readDays(line, today))
    if (days) {
      said.days = days
      continue
    }
    const known = lexicon.get(line.peek().text)?.find(({ phrase }) => line.takePhrase(phrase))
    if (known) {
      if ('specialty' in known.meaning) said.specialty = known.meaning.specialty
      else if (known.meaning.mark !== 'filler') marks.add(known.meaning.mark)
      continue
    }
    const { kind, text: word } = line.take()
    if (kind === 'word') names.push(word)
    else if (kind !== 'sign' || !signs.has(word)) return null
  }
  return { marks, names, ...said }
}

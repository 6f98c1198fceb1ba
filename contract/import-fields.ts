/** What can be moved in by a file. Free of zod: pages load it. */
export const importKinds = ['patients', 'doctors', 'hours', 'visits'] as const

export type ImportKind = (typeof importKinds)[number]

/** What a line may tell; the second surname is put behind the first. */
export const importFields = [
  'name',
  'surname',
  'secondSurname',
  'birthdate',
  'dni',
  'email',
  'phone',
  'city',
  'specialty',
  'patientDni',
  'doctorEmail',
  'day',
  'start',
  'end',
  'until',
  'minutes',
  'reason',
] as const

export type ImportField = (typeof importFields)[number]

/** What is done with a double: nothing, somebody known becomes one of the clinic's, a similar one is registered anew. */
export const importChoices = ['skip', 'link', 'create'] as const

export type ImportChoice = (typeof importChoices)[number]

/**
 * What is to be said of a line. `new`: nothing like it is known. `known`: somebody who is not the clinic's yet. `similar`:
 * somebody of the clinic has the same name. `here`: it is there already.
 */
export const importVerdicts = ['new', 'known', 'similar', 'here', 'error'] as const

export type ImportVerdict = (typeof importVerdicts)[number]

/** The verdicts about which there is something to choose. */
export type DoubleVerdict = Extract<ImportVerdict, 'known' | 'similar'>

/** What a double can be chosen to be. */
export const choicesOf: Record<DoubleVerdict, readonly ImportChoice[]> = {
  known: ['skip', 'link'],
  similar: ['skip', 'create'],
}

interface ImportShape {
  /** Those that name a line, then the others, in the order of forms and templates. */
  title: readonly ImportField[]
  facts: readonly ImportField[]
  /** Lines do without a column for each of these. */
  optional: readonly ImportField[]
}

/** What the lines of a file of each kind tell. */
export const importShapes: Record<ImportKind, ImportShape> = {
  patients: {
    title: ['name', 'surname', 'secondSurname'],
    facts: ['birthdate', 'dni', 'email', 'phone', 'city'],
    optional: ['secondSurname', 'phone', 'city'],
  },
  doctors: {
    title: ['name', 'surname', 'secondSurname'],
    facts: ['specialty', 'dni', 'email'],
    optional: ['secondSurname'],
  },
  hours: {
    title: ['doctorEmail'],
    facts: ['day', 'start', 'end', 'until'],
    optional: ['until'],
  },
  visits: {
    title: ['day', 'start'],
    facts: ['patientDni', 'doctorEmail', 'minutes', 'reason'],
    optional: ['minutes', 'reason'],
  },
}

export function fieldsOf(kind: ImportKind): ImportField[] {
  return [...importShapes[kind].title, ...importShapes[kind].facts]
}

/** Without a column for each of these no line can be taken. */
export function neededFields(kind: ImportKind): ImportField[] {
  return fieldsOf(kind).filter((field) => !importShapes[kind].optional.includes(field))
}

/** What is wrong with a field of a line. */
export const importReasons = [
  'missing',
  'too-long',
  'characters',
  'date',
  'date-ahead',
  'date-long-ago',
  'dni',
  'dni-letter',
  'email',
  'phone',
  'repeated',
  'taken',
  'closed',
  'specialty',
  'time',
  'end',
  'until',
  'too-far',
  'minutes',
  'unknown',
  'overlaps',
  'overlaps-line',
  'doctor-busy',
  'patient-busy',
] as const

export type ImportReason = (typeof importReasons)[number]

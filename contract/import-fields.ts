/** Kinds of data that a file can bring in. Free of zod: pages load it. */
export const importKinds = ['patients', 'doctors', 'hours', 'visits'] as const

export type ImportKind = (typeof importKinds)[number]

/** Fields of a line; the second surname is put behind the first. */
export const importFields = [
  'name',
  'surname',
  'secondSurname',
  'birthdate',
  'dni',
  'documentKind',
  'documentCountry',
  'email',
  'phone',
  'city',
  'sex',
  'address',
  'postalCode',
  'healthCard',
  'language',
  'contactName',
  'contactPhone',
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

/** Choices for a double: skip it, link the known person to the clinic, or register a similar one anew. */
export const importChoices = ['skip', 'link', 'create'] as const

export type ImportChoice = (typeof importChoices)[number]

/**
 * Verdicts on a line. `new`: nothing like it is known. `known`: somebody who is not the clinic's yet. `similar`:
 * somebody of the clinic has the same name. `here`: it is there already.
 */
export const importVerdicts = ['new', 'known', 'similar', 'here', 'error'] as const

export type ImportVerdict = (typeof importVerdicts)[number]

/** The verdicts about which there is something to choose. */
export type DoubleVerdict = Extract<ImportVerdict, 'known' | 'similar'>

/** The choices that each kind of double allows. */
export const choicesOf: Record<DoubleVerdict, readonly ImportChoice[]> = {
  known: ['skip', 'link'],
  similar: ['skip', 'create', 'link'],
}

interface ImportShape {
  /** Those that name a line, then the others, in the order of forms and templates. */
  title: readonly ImportField[]
  facts: readonly ImportField[]
  /** Lines do without a column for each of these. */
  optional: readonly ImportField[]
}

/** Fields of a patient's sheet. */
const sheetFields = [
  'sex',
  'address',
  'postalCode',
  'healthCard',
  'language',
  'contactName',
  'contactPhone',
] as const satisfies readonly ImportField[]

/** Fields in the files of each kind. */
export const importShapes: Record<ImportKind, ImportShape> = {
  patients: {
    title: ['name', 'surname', 'secondSurname'],
    facts: ['birthdate', 'dni', 'documentKind', 'documentCountry', 'email', 'phone', 'city', ...sheetFields],
    optional: [
      'secondSurname',
      'dni',
      'documentKind',
      'documentCountry',
      'email',
      'phone',
      'city',
      ...sheetFields,
    ],
  },
  doctors: {
    title: ['name', 'surname', 'secondSurname'],
    facts: ['specialty', 'dni', 'documentKind', 'documentCountry', 'email'],
    optional: ['secondSurname', 'documentKind', 'documentCountry'],
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

/** Reasons why a field of a line is refused. */
export const importReasons = [
  'missing',
  'too-long',
  'characters',
  'date',
  'date-ahead',
  'date-long-ago',
  'dni',
  'dni-letter',
  'document-kind',
  'document-number',
  'country',
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
  'date-order',
  'names-in-one',
  'spoiled',
  'rounded',
  'column',
] as const

export type ImportReason = (typeof importReasons)[number]

/** Points to check in a line that is imported all the same. */
export const importWarnings = [
  'phone',
  'phone-part',
  'too-long',
  'zeros',
  'century',
  'rounded',
  'no-document',
  'not-understood',
] as const

export type ImportWarning = (typeof importWarnings)[number]

/** The fields that tell a day; the column of each is read as a whole. */
export const dayFields = ['birthdate', 'day', 'until'] as const

export type DayField = (typeof dayFields)[number]

/** How a column of days is read: what comes first, or days counted as Excel counts them (from 1900, or from 1904). */
export const dayOrders = ['dmy', 'mdy', 'ymd', 'excel', 'excel-1904'] as const

export type DayOrder = (typeof dayOrders)[number]

/** Which comes first where one column holds both names; a comma always divides surname and name. */
export const nameOrders = ['surname-first', 'name-first'] as const

export type NameOrder = (typeof nameOrders)[number]

/** In the order in which they are offered. */
export const importEncodings = [
  'utf-8',
  'windows-1252',
  'macintosh',
  'cp850',
  'utf-16le',
  'utf-16be',
] as const

export type ImportEncoding = (typeof importEncodings)[number]

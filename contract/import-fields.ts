/** What can be moved in by a file. Free of zod: pages load it. */
export const importKinds = ['patients'] as const

export type ImportKind = (typeof importKinds)[number]

/** What a line may tell of a patient; the second surname is put behind the first. */
export const importFields = [
  'name',
  'surname',
  'secondSurname',
  'birthdate',
  'dni',
  'email',
  'phone',
  'city',
] as const

export type ImportField = (typeof importFields)[number]

/** Without a column for each of these no line can be taken. */
export const neededFields: readonly ImportField[] = ['name', 'surname', 'birthdate', 'dni', 'email']

/**
 * What is to be said of a line. `new`: nobody is known. `known`: registered elsewhere, with this DNI and birthdate.
 * `similar`: a patient of the clinic has this name and birthdate. `here`: a patient of the clinic already.
 */
export const importVerdicts = ['new', 'known', 'similar', 'here', 'error'] as const

export type ImportVerdict = (typeof importVerdicts)[number]

/** What is done with a double: nothing, a known person becomes a patient of the clinic, a similar one a new patient. */
export const importChoices = ['skip', 'link', 'create'] as const

export type ImportChoice = (typeof importChoices)[number]

/** What a double can be chosen to be; the others are as they are. */
export const choicesOf: Partial<Record<ImportVerdict, readonly ImportChoice[]>> = {
  known: ['skip', 'link'],
  similar: ['skip', 'create'],
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
] as const

export type ImportReason = (typeof importReasons)[number]

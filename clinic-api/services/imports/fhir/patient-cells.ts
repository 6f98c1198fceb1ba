import { z } from 'zod'
import { splitNames } from '../cells/split-names.ts'

const text = z.string().nullish()
/** A list that is left out, or null as some programs write it, is empty. */
const listOf = <Of extends z.ZodType>(each: Of) =>
  z
    .array(each)
    .nullish()
    .transform((all) => all ?? [])
const usage = z.object({ use: text, period: z.object({ start: text, end: text }).nullish() })

/** The part of an R4 Patient that the record can hold; everything else is ignored. */
export const patientResource = z.object({
  active: z.boolean().nullish(),
  deceasedBoolean: z.boolean().nullish(),
  deceasedDateTime: text,
  link: listOf(z.object({ type: text })),
  identifier: listOf(
    usage.extend({
      system: text,
      value: text,
      type: z.object({ coding: listOf(z.object({ code: text })), text }).nullish(),
      assigner: z.object({ identifier: z.object({ value: text }).nullish() }).nullish(),
    }),
  ),
  name: listOf(usage.extend({ text, family: text, given: listOf(text) })),
  telecom: listOf(usage.extend({ system: text, value: text, rank: z.number().nullish() })),
  birthDate: text,
  address: listOf(usage.extend({ city: text, postalCode: text, line: listOf(text) })),
  gender: text,
  communication: listOf(
    z.object({
      preferred: z.boolean().nullish(),
      language: z.object({ coding: listOf(z.object({ code: text })) }).nullish(),
    }),
  ),
  contact: listOf(
    z.object({
      name: z.object({ text, family: text, given: listOf(text) }).nullish(),
      telecom: listOf(z.object({ system: text, value: text })),
    }),
  ),
})

export type PatientResource = z.output<typeof patientResource>

/**
 * Name, surname, birthdate, document, e-mail, phone and city, the kind and country of the document, and the sheet; in the
 * order of the headers.
 */
export function cellsOf(patient: PatientResource, today: string): string[] {
  const { identifier, birthDate, address } = patient
  const { name, surname } = namesOf(patient, today)
  const [number, kind, country] = documentOf(identifier, today)
  const place = firstOf(
    address.filter(({ city, postalCode, line }) => [city, postalCode, ...line].some((each) => each?.trim())),
    (each) => [
      placeIn(['old', 'temp'], each.use, isOver(each, today)),
      each.use === 'billing' || each.use === 'work',
      !each.city?.trim(),
    ],
  )
  return [
    name,
    surname,
    birthDate ?? '',
    number,
    reachedBy(patient, ['email'], today),
    reachedBy(patient, ['phone', 'sms'], today),
    place?.city ?? '',
    kind,
    country,
    ...sheetCells(patient, place),
  ].map((cell) => cell.trim())
}

/** A gender that is unknown is none that was said. */
function sheetCells(
  patient: PatientResource,
  place: PatientResource['address'][number] | undefined,
): string[] {
  const { gender, identifier, communication, contact } = patient
  const spoken = communication.find(({ preferred }) => preferred) ?? communication[0]
  const language = spoken?.language?.coding[0]?.code?.split('-')[0] ?? ''
  const reached = contact.find(({ telecom }) => telecom.some(isPhone))
  const { text: whole, family, given = [] } = reached?.name ?? {}
  return [
    gender === 'unknown' ? '' : (gender ?? ''),
    (place?.line ?? []).filter(Boolean).join(', '),
    place?.postalCode ?? '',
    identifier.find(isHealthCard)?.value ?? '',
    ['es', 'en'].includes(language) ? language : '',
    whole ?? [...given, family].filter(Boolean).join(' '),
    reached?.telecom.find(isPhone)?.value ?? '',
  ]
}

const isPhone = ({
  system,
  value,
}: {
  system?: string | null | undefined
  value?: string | null | undefined
}) => system === 'phone' && Boolean(value?.trim())

const isHealthCard = ({ type }: Identifier) => Boolean(type?.coding.some(({ code }) => code === 'HC'))

/** How far behind the others something stands for its use: what is over or old last, what is for a time before that. */
const placeIn = (
  last: readonly [over: string, forATime: string],
  use: string | null | undefined,
  over: boolean,
) => (over || use === last[0] ? 2 : use === last[1] ? 1 : 0)

/** The best first; a name of no use, or of one that R4 does not know, is current. */
const usesOfNames = ['official', 'usual', '', 'temp', 'nickname', 'anonymous']

function namesOf({ name: names }: PatientResource, today: string): { name: string; surname: string } {
  const isWhole = ({ family, given, text: whole }: PatientResource['name'][number]) =>
    Boolean(family?.trim() || given.some((each) => each?.trim()) || whole?.trim())
  // A nickname is mostly a given name alone, which registers nobody.
  const isCall = ({ use, family }: PatientResource['name'][number]) =>
    (use === 'nickname' || use === 'anonymous') && !family?.trim()
  const found = firstOf(names.filter(isWhole), (each) => [
    isCall(each),
    each.use === 'old' || each.use === 'maiden' || isOver(each, today),
    each.use === 'maiden' || each.use === 'old',
    usesOfNames.indexOf(usesOfNames.includes(each.use ?? '') ? (each.use ?? '') : ''),
  ])
  const family = found?.family?.trim() ?? ''
  const given = (found?.given ?? []).flatMap((each) => each?.trim() || []).join(' ')
  if (family || given) return { name: given, surname: family }
  return splitNames(found?.text?.trim() ?? '', 'name-first') ?? { name: '', surname: '' }
}

function reachedBy({ telecom }: PatientResource, systems: readonly string[], today: string): string {
  const found = firstOf(
    telecom.filter(({ system, value }) => systems.includes(system ?? '') && value?.trim()),
    (each) => [
      placeIn(['old', 'temp'], each.use, isOver(each, today)),
      each.rank ?? Number.POSITIVE_INFINITY,
      systems.indexOf(each.system ?? ''),
    ],
  )
  return found?.value?.trim().replace(/^(tel|mailto|sms):/i, '') ?? ''
}

/** The Spanish documents, as HL7 Spain names where they come from. */
const nationalSystems = /1\.3\.6\.1\.4\.1\.19126\.[23]$/

type Identifier = PatientResource['identifier'][number]

/**
 * A national number by type or by looks, else a passport, else the first identifier, which is then reported.
 */
function documentOf(identifiers: readonly Identifier[], today: string): [string, string, string] {
  const found = firstOf(
    identifiers.filter((each) => each.value?.trim() && !isHealthCard(each)),
    (each) => [
      !isNational(each) && !looksNational(each),
      !isPassport(each),
      placeIn(['old', 'temp'], each.use, isOver(each, today)),
      !isNational(each),
      ['official', 'usual'].indexOf(each.use ?? '') < 0,
    ],
  )
  if (!found) return ['', '', '']
  const kind = !isNational(found) && isPassport(found) ? 'passport' : isOther(found) ? 'other' : ''
  return [found.value ?? '', kind, kind && (found.assigner?.identifier?.value ?? '')]
}

function isNational({ type, system }: Identifier): boolean {
  return (
    /^(DNI|NIE|NIF)$/i.test(type?.text?.trim() ?? '') ||
    nationalSystems.test(system ?? '') ||
    Boolean(type?.coding.some(({ code }) => code === 'NI' || code === 'NNESP'))
  )
}

const looksNational = ({ value }: Identifier) =>
  /^\d{2}[ .]?\d{3}[ .]?\d{3}[ -]?[A-Za-z]$/.test(value?.trim() ?? '')

const isPassport = ({ type, system }: Identifier) =>
  /^(passport|pasaporte)$/i.test(type?.text?.trim() ?? '') ||
  /2\.16\.840\.1\.113883\.4\.330|\/sid\/passport-/.test(system ?? '') ||
  Boolean(type?.coding.some(({ code }) => code === 'PPN'))

/** The text that our own export writes. */
const isOther = ({ type }: Identifier) => type?.text === 'Other document'

interface Timed {
  period?: { start?: string | null | undefined; end?: string | null | undefined } | null | undefined
}

/** Whether a period lies before today or has not begun. Dates of any precision cover all that they name. */
function isOver({ period }: Timed, today: string): boolean {
  const [start, end] = [period?.start, period?.end].map((each) => each?.trim().slice(0, 10) ?? '')
  const dayOf = (date: string) => today.slice(0, date.length)
  return Boolean((end && end < dayOf(end)) || (start && start > dayOf(start)))
}

/** The first of those for which the earliest question that tells them apart has the lowest answer; undefined for none. */
function firstOf<Of>(all: readonly Of[], rank: (each: Of) => readonly (number | boolean)[]): Of | undefined {
  const ranked = all.map((each) => ({ each, ranks: rank(each).map(Number) }))
  const [first] = ranked.sort(
    (one, other) =>
      one.ranks
        .map((value, place) => (value === other.ranks[place] ? 0 : value - (other.ranks[place] ?? 0)))
        .find((difference) => difference !== 0) ?? 0,
  )
  return first?.each
}

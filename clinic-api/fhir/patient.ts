import type { Patient } from '@medplum/fhirtypes'
import { and, asc, eq, inArray, like, ne, or, type SQL, sql } from 'drizzle-orm'
import { bareDocument, bareNumber } from '#contract/bare-document'
import { digitsOf } from '#contract/common'
import { foldText } from '#contract/fold-text'
import type { EmergencyContact } from '#contract/patient-sheet'
import { mergedPatients } from '../db/schema/merges.ts'
import { patientClinics, patients } from '../db/schema/patients.ts'
import { users } from '../db/schema/users.ts'
import { contactEmail } from '../services/patients/contact.ts'
import { documentIn } from '../services/patients/document.ts'
import { phoneReadings } from '../services/patients/phone-readings.ts'
import { isOnDays } from './date-sql.ts'
import { at, coded, nameOf } from './elements.ts'
import { toHealthCard, toIdentifier } from './identifier.ts'
import { clinicReached, isAfter } from './reach.ts'
import type { FhirContext, Found, ResourceKind } from './resource-kind.ts'
import type { SearchQuery } from './search-query.ts'

export const patientKind: ResourceKind = {
  type: 'Patient',
  action: 'patient.read',
  trail: 'patient',
  parameters: {
    identifier: { type: 'token', says: 'The number of the document or of the health card' },
    name: { type: 'string', says: 'A part of name or surname, without accents and case' },
    family: { type: 'string', says: 'How the surname begins' },
    given: { type: 'string', says: 'How the name begins' },
    birthdate: { type: 'date', says: 'The day of birth' },
    email: { type: 'token', says: 'The e-mail address' },
    phone: { type: 'token', says: 'The telephone number' },
  },
  sortedBy: ['family', 'name'],
  find: findPatients,
}

async function findPatients(context: FhirContext, query: SearchQuery): Promise<Found[]> {
  const { deps, caller } = context
  const clinicId = clinicReached(caller, 'patient.read')
  const { patientId, emergencies = [] } = caller
  const named = [patientId ?? '', ...emergencies.map((each) => each.patientId)]
  const own = inArray(patients.id, named)
  const ofClinic = eq(patientClinics.clinicId, clinicId ?? '')
  // A clinic's list is a range of an index of its own.
  const order =
    clinicId === null
      ? [patients.sortSurname, patients.id]
      : [patientClinics.sortSurname, patientClinics.patientId]
  const rows = await deps.db.orm
    .select({ patient: patients, email: contactEmail, sortSurname: patients.sortSurname })
    .from(patients)
    .innerJoin(users, eq(users.id, patients.userId))
    .leftJoin(patientClinics, and(eq(patientClinics.patientId, patients.id), ofClinic))
    .where(
      and(
        clinicId === null ? own : query.ids ? or(own, ofClinic) : ofClinic,
        ...filtersOf(query, deps.clock.now()),
        isAfter(order, query.after),
      ),
    )
    .orderBy(...order.map((each) => asc(each)))
    .limit(query.count + 1)
  return [
    ...rows.map(({ patient, email, sortSurname }) => ({
      resource: toPatient(patient, email),
      key: [sortSurname, patient.id],
    })),
    ...(query.ids && rows.length === 0 ? await findReplaced(context, query.ids) : []),
  ]
}

/** Records that were merged, of patients who are in reach: they only say which one to read instead. */
async function findReplaced({ deps, caller }: FhirContext, ids: readonly string[]): Promise<Found[]> {
  const isReached = or(
    eq(mergedPatients.patientId, caller.patientId ?? ''),
    sql`exists (select from ${patientClinics} where ${patientClinics.patientId} = ${mergedPatients.patientId}
      and ${patientClinics.clinicId} = ${clinicReached(caller, 'patient.read') ?? ''})`,
  )
  const rows = await deps.db.orm
    .select()
    .from(mergedPatients)
    .where(and(inArray(mergedPatients.mergedId, [...ids]), isReached))
  return rows.map(({ mergedId: id, patientId, mergedAt }) => ({
    resource: {
      resourceType: 'Patient',
      id,
      meta: { lastUpdated: at(mergedAt) },
      active: false,
      link: [{ other: { reference: `Patient/${patientId}` }, type: 'replaced-by' }],
    },
    key: ['', id],
  }))
}

function filtersOf(query: SearchQuery, now: Date): (SQL | undefined)[] {
  const born = query.dates('birthdate')
  const any = (texts: string[] | null, test: (text: string) => SQL) =>
    texts && or(...texts.map(test), sql`false`)
  return [
    query.ids && inArray(patients.id, query.ids),
    any(query.tokens('identifier'), isIdentifiedBy),
    any(query.texts('name'), isNamed),
    any(query.texts('family'), (text) => like(patients.sortSurname, `${pattern(text)}%`)),
    any(query.texts('given'), (text) => like(patients.sortName, `${pattern(text)}%`)),
    born && isOnDays(patients.birthdate, born.days({ now })),
    // No address holds a blank: it was a bare plus.
    any(query.tokens('email'), (email) =>
      eq(sql`lower(${contactEmail})`, email.trimEnd().replaceAll(' ', '+').toLowerCase()),
    ),
    // The bare plus of a country reads as a blank.
    any(query.tokens('phone'), (phone) => isReachedBy(phone.replace(/^ +(?=\d)/, '+'))),
  ].map((each) => each || undefined)
}

/** By the number of a document or of a health card. Labels are part of a DNI as it is printed, and of no other number. */
function isIdentifiedBy(typed: string): SQL {
  const numbers = [bareDocument(typed), bareNumber(typed)].map((each) => each.toLowerCase())
  const isDocument = and(ne(patients.documentKind, 'none'), inArray(sql`lower(${patients.dni})`, numbers))
  return or(isDocument, hasCard(bareNumber(typed))) ?? sql`false`
}

/** The card's number stands in the searched text, which has an index; the card itself tells which number it was. */
function hasCard(number: string): SQL | undefined {
  if (number === '') return undefined
  const typed = number.toLowerCase()
  const card = sql`lower(regexp_replace(${patients.healthCard}, '[^[:alnum:]]', '', 'g'))`
  return and(like(patients.search, `% ${escaped(typed)} %`), eq(card, typed))
}

/** Telephone numbers are the last word of the text, with the country before them or not. */
function isReachedBy(phone: string): SQL {
  if (digitsOf(phone).length < leastDigits) return sql`false`
  return or(...phoneReadings(phone).map((each) => like(patients.search, `%${each.trimEnd()} `))) ?? sql`false`
}

/** Every word is a part of the name or surname. `search` has an index of its words, and more than the name. */
function isNamed(text: string): SQL {
  const words = pattern(text)
    .split(' ')
    .map((word) => `%${word}%`)
  return (
    and(...words.flatMap((word) => [like(patients.search, word), like(patients.sortName, word)])) ??
    sql`false`
  )
}

const leastDigits = 6

const escaped = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&')

const pattern = (text: string) => escaped(foldText(text) || text)

/** FHIR knows no empty lists. */
function reachedBy(email: string, phone: string | null): Patient['telecom'] {
  const all = [
    ...(email ? [{ system: 'email', value: email } as const] : []),
    ...(phone ? [{ system: 'phone', value: phone } as const] : []),
  ]
  return all.length > 0 ? all : undefined
}

const languageNames = { es: 'Spanish', en: 'English' } as const

/** The sheet, as far as somebody has filled it in. */
function sheetOf(row: typeof patients.$inferSelect): Partial<Patient> {
  const { sex, address, postalCode, city, language, emergencyContact: contact } = row
  const place = {
    ...(address && { line: [address] }),
    ...(city.trim() && { city }),
    ...(postalCode && { postalCode }),
  }
  return {
    ...(sex && { gender: sex }),
    ...(Object.keys(place).length > 0 && { address: [place] }),
    ...(contact && { contact: [toContact(contact)] }),
    ...(language && {
      communication: [
        {
          language: {
            coding: [{ system: 'urn:ietf:bcp:47', code: language, display: languageNames[language] }],
          },
          preferred: true,
        },
      ],
    }),
  }
}

const toContact = ({ name, phone, relation }: EmergencyContact) => ({
  relationship: [{ ...coded('v2-0131', 'C', 'Emergency Contact'), ...(relation && { text: relation }) }],
  name: { text: name },
  telecom: [{ system: 'phone' as const, value: phone }],
})

function toPatient(row: typeof patients.$inferSelect, email: string): Patient {
  const { id, birthdate, phone, updatedAt, deceasedOn, healthCard } = row
  const identifier = [...toIdentifier(documentIn(row)), ...(healthCard ? [toHealthCard(healthCard)] : [])]
  return {
    resourceType: 'Patient',
    id,
    meta: { lastUpdated: at(updatedAt) },
    identifier: identifier.length > 0 ? identifier : undefined,
    name: [nameOf(row)],
    telecom: reachedBy(email, phone),
    birthDate: birthdate,
    ...(deceasedOn && { deceasedDateTime: deceasedOn }),
    ...sheetOf(row),
  }
}

import { z } from 'zod'
import type { FhirLeftOut } from '#contract/imports'
import type { CsvRecord } from '../csv/read-records.ts'
import { FormatFault } from '../source/format-fault.ts'
import { jsonValues, unreadable } from './json-values.ts'
import { cellsOf, type PatientResource, patientResource } from './patient-cells.ts'

/** The columns of the table that a FHIR file is read as. */
export const fhirHeaders = [
  'name',
  'surname',
  'birthdate',
  'dni',
  'email',
  'phone',
  'city',
  'document kind',
  'document country',
  'sex',
  'address',
  'postal code',
  'health card',
  'language',
  'emergency contact',
  'emergency phone',
]

/** Whether a file that begins like this is one of FHIR: a document, or one or more resources a line. */
export function looksLikeFhir(head: string): boolean {
  return /^[\s]*[{[]/.test(head) && head.includes('"resourceType"')
}

export interface FhirPatients {
  records: CsvRecord[]
  leftOut: FhirLeftOut
}

/**
 * The patients of a Bundle, of Bundles, or of resources as NDJSON or a list, as records with what is missing left empty.
 * Those who are no patients any more are left out. A record's line is the place of the resource in the file, from 1.
 * Throws `FormatFault` for what is none, or holds nobody.
 */
export function readFhirPatients(text: string, today: string): FhirPatients {
  const leftOut = { inactive: 0, replaced: 0, deceased: 0, others: 0 }
  const records: CsvRecord[] = []
  let place = 0
  for (const { line, value } of jsonValues(text))
    for (const resource of resourcesOf(value, line)) {
      place += 1
      const patient = resource.resourceType === 'Patient' ? patientOf(resource, line) : null
      const why = patient ? whyLeftOut(patient) : 'others'
      if (why) leftOut[why] += 1
      else if (patient) records.push({ line: place, cells: cellsOf(patient, today) })
    }
  if (records.length > 0) return { records, leftOut }
  const isNobody = place === leftOut.others
  throw new FormatFault(
    isNobody
      ? 'The FHIR file holds no patients'
      : 'All patients of the FHIR file are inactive, replaced or deceased',
  )
}

const resource = z.object({ resourceType: z.string() }).loose()
const bundle = z.object({
  entry: z.array(z.object({ resource: resource.nullish() })).nullish(),
})

type AnyResource = z.infer<typeof resource>

/** Yields the resources of lists and Bundles, including nested ones. */
function* resourcesOf(value: unknown, line: number): Generator<AnyResource, void, void> {
  if (Array.isArray(value)) {
    for (const each of value) yield* resourcesOf(each, line)
    return
  }
  const found = resource.safeParse(value)
  if (!found.success) throw unreadable(line)
  if (found.data.resourceType !== 'Bundle') {
    yield found.data
    return
  }
  const whole = bundle.safeParse(value)
  if (!whole.success) throw unreadable(line)
  for (const { resource: each } of whole.data.entry ?? []) if (each) yield* resourcesOf(each, line)
}

function patientOf(value: AnyResource, line: number): PatientResource {
  const found = patientResource.safeParse(value)
  if (!found.success) throw unreadable(line)
  return found.data
}

/** Each is counted once: a record that another one replaced says nothing of the person. */
function whyLeftOut(patient: PatientResource): Exclude<keyof FhirLeftOut, 'others'> | null {
  const { link, deceasedBoolean, deceasedDateTime, active } = patient
  if (link.some(({ type }) => type === 'replaced-by')) return 'replaced'
  if (deceasedBoolean || deceasedDateTime) return 'deceased'
  return active === false ? 'inactive' : null
}

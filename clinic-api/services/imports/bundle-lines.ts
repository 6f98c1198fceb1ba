import { z } from 'zod'
import { csvLine } from '../files/csv-line.ts'

// As much of FHIR R4 as the record can hold; whatever else a resource says is left aside.
const coding = z.object({ code: z.string().optional() })
const patient = z.object({
  resourceType: z.literal('Patient'),
  identifier: z
    .array(
      z.object({
        type: z.object({ coding: z.array(coding).optional(), text: z.string().optional() }).optional(),
        value: z.string().optional(),
      }),
    )
    .default([]),
  name: z
    .array(
      z.object({
        use: z.string().optional(),
        family: z.string().optional(),
        given: z.array(z.string()).optional(),
      }),
    )
    .default([]),
  telecom: z.array(z.object({ system: z.string().optional(), value: z.string().optional() })).default([]),
  birthDate: z.string().optional(),
  address: z.array(z.object({ city: z.string().optional() })).default([]),
})

type Patient = z.infer<typeof patient>

const bundle = z.object({
  resourceType: z.literal('Bundle'),
  entry: z
    .array(z.object({ resource: z.object({ resourceType: z.string() }).loose().optional() }))
    .default([]),
})

const heads = ['name', 'surname', 'birthdate', 'dni', 'email', 'phone', 'city']

/**
 * The patients of a Bundle as the lines of a CSV file, and of how many resources they were. What is missing in one is
 * missing in its line, so that it is judged as any other. Throws for what is no Bundle.
 */
export function linesOfBundle(text: string): { csv: string; patients: number; others: number } {
  const entries = bundle.parse(JSON.parse(text)).entry.flatMap(({ resource }) => resource ?? [])
  const patients = entries.filter(({ resourceType }) => resourceType === 'Patient')
  const lines = patients.map((each) => csvLine(cellsOf(patient.parse(each))))
  return {
    csv: [csvLine(heads), ...lines].join(''),
    patients: patients.length,
    others: entries.length - patients.length,
  }
}

function cellsOf({ identifier, name, telecom, birthDate, address }: Patient): string[] {
  const said = name.find(({ use }) => use === 'official') ?? name[0]
  const reached = (system: string) => telecom.find((each) => each.system === system)?.value ?? ''
  return [
    ...[said?.given?.join(' ') ?? '', said?.family ?? '', birthDate ?? '', dniOf(identifier)],
    ...[reached('email'), reached('phone'), address.find(({ city }) => city)?.city ?? ''],
  ]
}

/** What is called a national number or looks like one; else the first, which is told to be none. */
function dniOf(identifiers: Patient['identifier']): string {
  const isNational = ({ type }: Patient['identifier'][number]) =>
    type?.text?.toUpperCase() === 'DNI' || type?.coding?.some(({ code }) => code === 'NI' || code === 'NNESP')
  const looksLikeOne = ({ value = '' }: Patient['identifier'][number]) => /^\d{8}-?[A-Za-z]$/.test(value)
  const found = identifiers.find(isNational) ?? identifiers.find(looksLikeOne) ?? identifiers[0]
  return found?.value ?? ''
}

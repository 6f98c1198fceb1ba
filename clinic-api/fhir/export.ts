import type { Resource } from '@medplum/fhirtypes'
import { and, asc, eq, gt } from 'drizzle-orm'
import { clinicStaff } from '../db/schema/memberships.ts'
import { patientClinics } from '../db/schema/patients.ts'
import { recordExported } from '../services/fhir-exports/exports.ts'
import { appointmentKind } from './appointment.ts'
import { passOver } from './history-entries.ts'
import { entryKinds } from './kinds.ts'
import { organizationKind } from './organization.ts'
import { patientKind } from './patient.ts'
import { practitionerKind, practitionerRoleKind } from './practitioner.ts'
import { FhirRefusal } from './refusal.ts'
import type { FhirContext, ResourceKind } from './resource-kind.ts'
import { pageSize, pagesOf } from './search.ts'
import { SearchQuery } from './search-query.ts'

type Pages = (context: FhirContext, clinicId: string) => AsyncGenerator<Resource[]>

const ofEntries = Object.fromEntries(entryKinds.map((kind) => [kind.type, entriesOf(kind)]))

/** Types of a clinic's export; each becomes a file. */
const pagesByType: Readonly<Record<string, Pages>> = {
  Organization: (context, clinicId) => pagesOf(organizationKind, context, { _id: [clinicId] }),
  Practitioner: practitionersOf,
  PractitionerRole: (context, clinicId) =>
    pagesOf(practitionerRoleKind, context, { organization: [clinicId] }),
  Patient: onRecord(patientKind, 'patient'),
  Appointment: onRecord(appointmentKind, 'appointment'),
  ...ofEntries,
}

export const exportedTypes = Object.keys(pagesByType)

const ofPlaces = ['Organization', 'Practitioner', 'PractitionerRole']
/** Types about patients: all but those about places. */
export const typesOfPatients = exportedTypes.filter((type) => !ofPlaces.includes(type))

/** The types that are asked for; all when none is named. Throws 400 for what is never exported. */
export function typesAsked(asked: readonly string[] | null, all: string[] = exportedTypes): string[] {
  const unknown = asked?.find((type) => !all.includes(type))
  if (unknown !== undefined) throw new FhirRefusal(400, 'not-supported', `${unknown} is not exported`)
  return asked ? all.filter((type) => asked.includes(type)) : all
}

/** One type of a clinic as NDJSON, made while it is read: no more than a page is held at a time. */
export async function* ndjsonOf(
  context: FhirContext,
  clinicId: string,
  type: string,
  since: string | null = null,
): AsyncGenerator<string> {
  const pages = pagesByType[type]
  if (!pages) return
  const isAsked = ({ meta }: Resource) => !since || (meta?.lastUpdated ?? since) >= since
  for await (const all of pages(context, clinicId)) {
    const page = all.filter(isAsked)
    if (page.length > 0) yield page.map((resource) => `${JSON.stringify(resource)}\n`).join('')
  }
}

function onRecord(kind: ResourceKind, entity: 'patient' | 'appointment'): Pages {
  return async function* pages(context, clinicId) {
    for await (const page of pagesOf(kind, context, {})) {
      const ids = page.flatMap(({ id }) => id ?? [])
      if (ids.length > 0) await recordExported(context.deps, context.caller, { clinicId, entity, ids })
      yield page
    }
  }
}

/** Reads one patient after the other, and logs each read as an access to that patient's record. */
function entriesOf(kind: ResourceKind): Pages {
  return async function* pages(context, clinicId) {
    for await (const ids of patientsOf(context, clinicId))
      for (const patient of ids) {
        const query = new SearchQuery(kind.parameters, { patient: [patient] })
        yield await kind
          .find(context, query)
          .then((found) => found.map(({ resource }) => resource))
          // Closed to the clinic since the list was read.
          .catch(passOver)
      }
  }
}

async function* patientsOf({ deps }: FhirContext, clinicId: string): AsyncGenerator<string[]> {
  const { patientId } = patientClinics
  for (let after = ''; ; ) {
    const rows = await deps.db.orm
      .select({ id: patientId })
      .from(patientClinics)
      .where(and(eq(patientClinics.clinicId, clinicId), gt(patientId, after)))
      .orderBy(asc(patientId))
      .limit(pageSize)
    const ids = rows.map(({ id }) => id)
    yield ids
    if (ids.length < pageSize) return
    after = ids.at(-1) ?? ''
  }
}

/** Present and former staff of the clinic, because its records name them. */
async function* practitionersOf(context: FhirContext, clinicId: string): AsyncGenerator<Resource[]> {
  const members = await context.deps.db.orm
    .select({ id: clinicStaff.id })
    .from(clinicStaff)
    .where(eq(clinicStaff.clinicId, clinicId))
  for (let first = 0; first < members.length; first += pageSize) {
    const ids = members.slice(first, first + pageSize).map(({ id }) => id)
    yield* pagesOf(practitionerKind, context, { _id: [ids.join(',')] })
  }
}

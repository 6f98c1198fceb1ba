import type { Bundle, Resource } from '@medplum/fhirtypes'
import { dayAt } from '#contract/zone'
import { readOnRecord } from '../services/histories/read-on-record.ts'
import { appointmentKind } from './appointment.ts'
import { clinicOfVisits } from './history-entries.ts'
import { entryKinds } from './kinds.ts'
import { organizationKind } from './organization.ts'
import { patientKind } from './patient.ts'
import { practitionerKind } from './practitioner.ts'
import type { FhirContext, ResourceKind } from './resource-kind.ts'
import { entriesOf, pageSize, pagesOf, readOne } from './search.ts'

const defaultZone = 'Europe/Madrid'

/** All of one patient that the caller may see, and who is named in it. Throws 403 and 404. */
export async function readEverything(context: FhirContext, patientId: string): Promise<Bundle> {
  const resources = await listEverything(context, patientId, { entity: 'history' })
  return {
    resourceType: 'Bundle',
    type: 'searchset',
    total: resources.length,
    entry: entriesOf(resources, context.base),
  }
}

interface Wanted {
  /** The entity that the log names as read. */
  entity: 'history' | 'record'
  /** Reads more about the patient than the history, after the access has been logged. */
  further?: () => Promise<Resource[]>
}

/** The same resources, for who reads the history or takes the record along. */
export async function listEverything(
  context: FhirContext,
  patientId: string,
  { entity, further }: Wanted,
): Promise<Resource[]> {
  const { deps, caller, base } = context
  const patient = await readOne(patientKind, context, patientId)
  const entries = await readOnRecord(deps, caller, patientId, async (tx, history) => {
    const today = dayAt(deps.clock.now().getTime(), history.timeZone ?? defaultZone)
    const clinicId = clinicOfVisits(caller, patientId)
    const result: Resource[] = []
    for (const kind of entryKinds)
      result.push(...(await kind.listOf(tx, history.id, { patientId, base, today, clinicId })))
    return { entity, entityId: history.id, result }
  })
  const visits = await all(appointmentKind, context, { patient: [patientId] })
  const known = [patient, ...visits, ...entries, ...((await further?.()) ?? [])]
  const around = [
    ...(await named(organizationKind, context, known)),
    ...(await named(practitionerKind, context, known)),
  ]
  return [...known, ...around]
}

async function all(
  kind: ResourceKind,
  context: FhirContext,
  values: Record<string, string[]>,
): Promise<Resource[]> {
  const resources: Resource[] = []
  for await (const page of pagesOf(kind, context, values)) resources.push(...page)
  return resources
}

/** Those of the kind that `resources` refer to. */
async function named(
  kind: ResourceKind,
  context: FhirContext,
  resources: readonly Resource[],
): Promise<Resource[]> {
  const mentions = JSON.stringify(resources).matchAll(new RegExp(`"reference":"${kind.type}/([^"]+)"`, 'g'))
  const ids = [...new Set([...mentions].map(([, id = '']) => id))]
  const found: Resource[] = []
  for (let first = 0; first < ids.length; first += pageSize)
    found.push(...(await all(kind, context, { _id: [ids.slice(first, first + pageSize).join(',')] })))
  return found
}

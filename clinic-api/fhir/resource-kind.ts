import type { Resource } from '@medplum/fhirtypes'
import type { Action } from '#contract/access'
import type { Deps } from '../deps.ts'
import type { Caller } from '../policy/caller.ts'
import type { SearchQuery } from './search-query.ts'

/** Context of the mappings. `base` is the address of the FHIR API, as the caller wrote it. */
export interface FhirContext {
  deps: Deps
  caller: Caller
  base: string
  /** Told whose record was refused where the answer is an empty list. */
  refused?: (patientId: string) => void
}

export interface SearchParameter {
  type: 'token' | 'string' | 'date' | 'reference'
  says: string
}

/** A resource with the values by which its list is sorted: whatever comes after them is on the next page. */
export interface Found {
  resource: Resource
  key: readonly string[]
}

/** How one type of resource is answered. Routes, the CapabilityStatement and the tests are made from these. */
export interface ResourceKind {
  type: Resource['resourceType']
  /** The action that permits reading it, to the same extent. */
  action: Action
  /** Entity in the audit trail, where no service of its own writes the row. */
  trail?: 'patient' | 'appointment'
  parameters: Readonly<Record<string, SearchParameter>>
  /** The fields that `_sort` may name; the list is in this order anyway. */
  sortedBy?: readonly string[]
  /** At least one more than `query.count` where there are that many, sorted by key, and none before `query.after`. */
  find(context: FhirContext, query: SearchQuery): Promise<Found[]>
}

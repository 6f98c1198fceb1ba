import type { Resource } from '@medplum/fhirtypes'

/** The elements answered here that R4 marks as summary elements, besides id and meta. */
const inSummary: Readonly<Record<string, readonly string[]>> = {
  Patient: ['identifier', 'active', 'name', 'telecom', 'birthDate', 'address'],
  Practitioner: ['identifier', 'active', 'name', 'telecom', 'address'],
  PractitionerRole: ['active', 'practitioner', 'organization', 'code', 'specialty', 'location', 'telecom'],
  Organization: ['identifier', 'active', 'type', 'name', 'partOf'],
  Appointment: [
    'identifier',
    'status',
    'serviceCategory',
    'serviceType',
    'specialty',
    'appointmentType',
    'reasonCode',
    'start',
    'end',
    'participant',
  ],
  Slot: ['identifier', 'serviceType', 'specialty', 'appointmentType', 'schedule', 'status', 'start', 'end'],
  Schedule: ['identifier', 'active', 'serviceType', 'specialty', 'actor', 'planningHorizon'],
  Condition: [
    'clinicalStatus',
    'verificationStatus',
    'code',
    'subject',
    'onsetDateTime',
    'recordedDate',
    'recorder',
    'asserter',
  ],
  AllergyIntolerance: ['clinicalStatus', 'verificationStatus', 'type', 'code', 'patient', 'asserter'],
  MedicationStatement: [
    'status',
    'medicationCodeableConcept',
    'subject',
    'context',
    'effectivePeriod',
    'effectiveDateTime',
    'dateAsserted',
  ],
  DocumentReference: [
    'status',
    'docStatus',
    'type',
    'category',
    'subject',
    'date',
    'author',
    'description',
    'content',
    'context',
  ],
  Provenance: ['target', 'recorded', 'agent'],
  AuditEvent: ['type', 'subtype', 'action', 'recorded', 'outcome', 'outcomeDesc', 'agent', 'source'],
}

/** The elements that R4 requires of a type; for an allergy by a constraint of its own (ait-1). */
const required: Readonly<Record<string, readonly string[]>> = {
  Appointment: ['status', 'participant'],
  Slot: ['schedule', 'status', 'start', 'end'],
  Schedule: ['actor'],
  Condition: ['subject'],
  AllergyIntolerance: ['clinicalStatus', 'patient'],
  MedicationStatement: ['status', 'medicationCodeableConcept', 'subject'],
  DocumentReference: ['status', 'content'],
  Provenance: ['target', 'recorded', 'agent'],
  AuditEvent: ['type', 'recorded', 'agent', 'source'],
}

export const summaries = ['true', 'text', 'data', 'count', 'false'] as const

export type Summary = (typeof summaries)[number]

/** A resource as `_summary` asks for it. Nothing here has a narrative: `data` leaves nothing out, and `text` leaves what is required. */
export function summarized<Of extends Resource>(resource: Of, summary: Summary): Of {
  if (summary === 'false' || summary === 'count') return resource
  const tag = [{ system: 'http://terminology.hl7.org/CodeSystem/v3-ObservationValue', code: 'SUBSETTED' }]
  const { resourceType } = resource
  const kept = summary === 'data' ? null : ((summary === 'text' ? required : inSummary)[resourceType] ?? [])
  const entries = Object.entries(resource).filter(
    ([name]) => kept === null || ['resourceType', 'id', 'implicitRules', ...kept].includes(name),
  )
  // A part of a resource is of its type: what R4 requires of it is in every summary.
  return { ...(Object.fromEntries(entries) as Of), meta: { ...resource.meta, tag } }
}

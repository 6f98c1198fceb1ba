import { allergyIntoleranceKind } from './allergy-intolerance.ts'
import { appointmentKind } from './appointment.ts'
import { auditEventKind } from './audit-event.ts'
import { conditionKind } from './condition.ts'
import { documentReferenceKind } from './document-reference.ts'
import { medicationStatementKind } from './medication-statement.ts'
import { organizationKind } from './organization.ts'
import { patientKind } from './patient.ts'
import { practitionerKind, practitionerRoleKind, scheduleKind } from './practitioner.ts'
import { provenanceKind } from './provenance.ts'
import type { ResourceKind } from './resource-kind.ts'
import { slotKind } from './slot.ts'

/** The sections of a patient's history. */
export const entryKinds = [
  conditionKind,
  medicationStatementKind,
  allergyIntoleranceKind,
  documentReferenceKind,
  provenanceKind,
] as const

/** Every type of resource that is read and searched. */
export const kinds: readonly ResourceKind[] = [
  patientKind,
  practitionerKind,
  practitionerRoleKind,
  organizationKind,
  scheduleKind,
  slotKind,
  appointmentKind,
  ...entryKinds,
  auditEventKind,
]

import type { Practitioner, PractitionerRole, Resource, Schedule } from '@medplum/fhirtypes'
import { and, asc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Action } from '#contract/access'
import { foldText } from '#contract/fold-text'
import { clinicStaff } from '../db/schema/memberships.ts'
import type { StaffRecord } from '../services/staff/queries.ts'
import { at, inWords, nameOf, referTo } from './elements.ts'
import { isAfter } from './reach.ts'
import type { FhirContext, Found, ResourceKind, SearchParameter } from './resource-kind.ts'
import type { SearchQuery } from './search-query.ts'

interface Shape {
  type: 'Practitioner' | 'PractitionerRole' | 'Schedule'
  action: Action
  parameters: Record<string, SearchParameter>
  /** Reads the id that the search's references name. */
  idsOf(query: SearchQuery): string | null
  map(row: StaffRecord): Resource
}

const organization: SearchParameter = { type: 'reference', says: 'The clinic' }
const practitioner: SearchParameter = { type: 'reference', says: 'The person' }

export const practitionerKind = staffKind({
  type: 'Practitioner',
  action: 'staff.read',
  parameters: { name: { type: 'string', says: 'A part of name or surname' } },
  idsOf: () => null,
  map: toPractitioner,
})

export const practitionerRoleKind = staffKind({
  type: 'PractitionerRole',
  action: 'staff.read',
  parameters: {
    practitioner,
    organization,
    specialty: { type: 'token', says: 'The specialty, by its name' },
  },
  idsOf: (query) => query.reference('practitioner'),
  map: toRole,
})

export const scheduleKind = staffKind({
  type: 'Schedule',
  action: 'appointment.slots',
  parameters: { actor: practitioner, specialty: { type: 'token', says: 'The specialty, by its name' } },
  idsOf: (query) => query.reference('actor'),
  map: toSchedule,
})

/** Three views of who works at a clinic: the person, what they do where, and that they can be booked. */
function staffKind({ type, action, parameters, idsOf, map }: Shape): ResourceKind {
  return {
    type,
    action,
    parameters,
    async find({ deps, caller }: FhirContext, query) {
      const one = idsOf(query)
      const clinicId = query.reference('organization')
      const specialties = query.tokens('specialty')
      const rows = await deps.db.orm
        .select()
        .from(clinicStaff)
        .where(
          and(
            // Former staff are still named by the visits and records of the clinic.
            type === 'Practitioner'
              ? or(isNull(clinicStaff.deletedAt), eq(clinicStaff.clinicId, caller.clinicId ?? ''))
              : and(isNull(clinicStaff.deletedAt), isNotNull(clinicStaff.specialty)),
            query.ids ? inArray(clinicStaff.id, query.ids) : isNotNull(clinicStaff.clinicId),
            one === null ? undefined : eq(clinicStaff.id, one),
            clinicId === null ? undefined : eq(clinicStaff.clinicId, clinicId),
            specialties ? inArray(clinicStaff.specialty, specialties) : undefined,
            ...(query.texts('name') ?? []).map(named),
            isAfter([clinicStaff.id], query.after),
          ),
        )
        .orderBy(asc(clinicStaff.id))
        .limit(query.count + 1)
      return rows.map((row): Found => ({ resource: map(row), key: [row.id] }))
    },
  }
}

function named(text: string): SQL {
  return sql`strpos(fold_text(${clinicStaff.name} || ' ' || ${clinicStaff.surname}), ${foldText(text) || text}) > 0`
}

function toPractitioner(row: StaffRecord): Practitioner {
  return {
    resourceType: 'Practitioner',
    id: row.id,
    meta: { lastUpdated: at(row.updatedAt) },
    active: row.deletedAt === null,
    name: [nameOf(row)],
  }
}

function toRole({ id, name, surname, specialty, clinicId, updatedAt }: StaffRecord): PractitionerRole {
  return {
    resourceType: 'PractitionerRole',
    id,
    meta: { lastUpdated: at(updatedAt) },
    active: true,
    practitioner: referTo('Practitioner', id, `${name} ${surname}`),
    organization: clinicId ? referTo('Organization', clinicId) : undefined,
    specialty: specialty ? [inWords(specialty)] : undefined,
  }
}

function toSchedule({ id, name, surname, specialty, updatedAt }: StaffRecord): Schedule {
  return {
    resourceType: 'Schedule',
    id,
    meta: { lastUpdated: at(updatedAt) },
    active: true,
    specialty: specialty ? [inWords(specialty)] : undefined,
    actor: [referTo('Practitioner', id, `${name} ${surname}`), referTo('PractitionerRole', id)],
  }
}

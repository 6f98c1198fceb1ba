import type { Organization } from '@medplum/fhirtypes'
import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { clinics } from '../db/schema/clinics.ts'
import { reachFor } from '../policy/can.ts'
import type { ClinicRecord } from '../services/clinics/queries.ts'
import { at, coded, textOf } from './elements.ts'
import { isAfter } from './reach.ts'
import type { ResourceKind } from './resource-kind.ts'

export const organizationKind: ResourceKind = {
  type: 'Organization',
  action: 'clinic.read',
  parameters: {
    name: { type: 'string', says: 'A part of the name' },
    'address-city': { type: 'string', says: 'The city' },
  },
  async find({ deps, caller }, query) {
    const unpaidToo = reachFor(caller, 'clinic.create') === 'any'
    const rows = await deps.db.orm
      .select()
      .from(clinics)
      .where(
        and(
          query.ids ? inArray(clinics.id, query.ids) : undefined,
          query.ids || unpaidToo
            ? undefined
            : or(eq(clinics.active, true), eq(clinics.id, caller.clinicId ?? '')),
          ...(query.texts('name') ?? []).map((text) => contains(clinics.name, text)),
          ...(query.texts('address-city') ?? []).map((text) => contains(clinics.city, text)),
          isAfter([clinics.id], query.after),
        ),
      )
      .orderBy(asc(clinics.id))
      .limit(query.count + 1)
    return rows.map((row) => ({ resource: toOrganization(row), key: [row.id] }))
  },
}

function contains(column: typeof clinics.name | typeof clinics.city, text: string): SQL {
  return sql`strpos(lower(${column}), lower(${text})) > 0`
}

function toOrganization(row: ClinicRecord): Organization {
  const { id, name, phone, street, city, district, postalCode, countryCode, active, updatedAt } = row
  return {
    resourceType: 'Organization',
    id,
    meta: { lastUpdated: at(updatedAt) },
    active,
    type: [coded('organization-type', 'prov', 'Healthcare Provider')],
    name,
    telecom: textOf(phone) ? [{ system: 'phone', value: phone ?? undefined }] : undefined,
    address: [
      {
        line: textOf(street) ? [street ?? ''] : undefined,
        city: textOf(city),
        district: textOf(district),
        postalCode: textOf(postalCode),
        country: textOf(countryCode),
      },
    ],
  }
}

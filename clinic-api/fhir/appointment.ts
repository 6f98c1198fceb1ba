import type { Appointment } from '@medplum/fhirtypes'
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import { appointments } from '../db/schema/appointments.ts'
import { patients } from '../db/schema/patients.ts'
import { staff } from '../db/schema/staff.ts'
import { visitKinds } from '../db/schema/visit-kinds.ts'
import type { Caller } from '../policy/caller.ts'
import { isAtInstants } from './date-sql.ts'
import { at, inWords, referTo, textOf } from './elements.ts'
import { clinicReached, isAfter } from './reach.ts'
import type { FhirContext, Found, ResourceKind } from './resource-kind.ts'
import type { SearchQuery } from './search-query.ts'

export const appointmentKind: ResourceKind = {
  type: 'Appointment',
  action: 'appointment.read',
  trail: 'appointment',
  parameters: {
    patient: { type: 'reference', says: 'Whose visit' },
    practitioner: { type: 'reference', says: 'The doctor' },
    actor: { type: 'reference', says: 'The patient or the doctor' },
    date: { type: 'date', says: 'When it begins' },
    status: { type: 'token', says: 'booked, arrived, checked-in, fulfilled, cancelled or noshow' },
  },
  sortedBy: ['date'],
  find: findAppointments,
}

/** The status as FHIR has it, of a row. */
const statusSql = sql<Appointment['status']>`case ${appointments.status}
  when 'completed' then 'fulfilled' when 'cancelled' then 'cancelled' when 'no-show' then 'noshow'
  else case when ${appointments.startedAt} is not null then 'checked-in'
    when ${appointments.arrivedAt} is not null then 'arrived' else 'booked' end end`

const begins = sql<string>`to_char(${appointments.startAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/**
 * Entries that were found or decided at the visit. FHIR has no Encounter here to refer to, and they are not
 * the reason for the visit, so they are its supporting information.
 */
const tied = sql<Row['entries']>`coalesce((select json_agg(e order by e.type, e.id) from (
    select 'Condition' as type, id from conditions where visit_id = ${appointments.id}
    union all select 'MedicationStatement', id from treatments where visit_id = ${appointments.id}) e), '[]')`

/** Only those who may read the history learn that it has entries. */
const tellsEntries = ({ onlyActions }: Caller) => !onlyActions || onlyActions.includes('history.read')

async function findAppointments({ deps, caller }: FhirContext, query: SearchQuery): Promise<Found[]> {
  const begun = query.dates('date')
  const statuses = query.tokens('status')
  const [patient, doctor, actor] = ['patient', 'practitioner', 'actor'].map((name) => query.reference(name))
  const rows = await deps.db.orm
    .select({
      visit: appointments,
      status: statusSql,
      doctorName: sql<string>`${staff.name} || ' ' || ${staff.surname}`,
      patientName: sql<string>`${patients.name} || ' ' || ${patients.surname}`,
      kind: visitKinds.nameEn,
      entries: tied,
    })
    .from(appointments)
    .innerJoin(staff, eq(staff.id, appointments.doctorId))
    .innerJoin(patients, eq(patients.id, appointments.patientId))
    .leftJoin(visitKinds, eq(visitKinds.id, appointments.kindId))
    .where(
      and(
        reach(caller),
        query.ids ? inArray(appointments.id, query.ids) : undefined,
        patient ? eq(appointments.patientId, patient) : undefined,
        doctor ? eq(appointments.doctorId, doctor) : undefined,
        actor ? or(eq(appointments.patientId, actor), eq(appointments.doctorId, actor)) : undefined,
        begun ? isAtInstants(appointments.startAt, begun.instants({ now: deps.clock.now() })) : undefined,
        statuses ? inArray(statusSql, statuses) : undefined,
        isAfter([begins, appointments.id], query.after),
        query.after ? sql`${appointments.startAt} >= ${query.after[0] ?? null}::timestamptz` : undefined,
      ),
    )
    .orderBy(asc(appointments.startAt), asc(appointments.id))
    .limit(query.count + 1)
  return rows.map((row) => ({
    resource: toAppointment(row, caller),
    key: [at(row.visit.startAt), row.visit.id],
  }))
}

const isOpen = sql`not is_closed(${appointments.patientId}, ${appointments.clinicId})`

function reach(caller: Caller) {
  const clinicId = clinicReached(caller, 'appointment.read')
  return or(
    clinicId ? and(eq(appointments.clinicId, clinicId), isOpen) : undefined,
    caller.doctorId ? and(eq(appointments.doctorId, caller.doctorId), isOpen) : undefined,
    caller.patientId ? eq(appointments.patientId, caller.patientId) : undefined,
    sql`false`,
  )
}

interface Row {
  visit: typeof appointments.$inferSelect
  status: Appointment['status']
  doctorName: string
  patientName: string
  kind: string | null
  entries: { type: 'Condition' | 'MedicationStatement'; id: string }[]
}

function toAppointment(
  { visit, status, doctorName, patientName, kind, entries }: Row,
  caller: Caller,
): Appointment {
  const { id, patientId, doctorId, clinicId, startAt, endAt, updatedAt, createdAt, reason, deskNote } = visit
  const isStaff = caller.patientId !== patientId
  return {
    resourceType: 'Appointment',
    id,
    meta: { lastUpdated: at(updatedAt) },
    status,
    serviceType: kind ? [inWords(kind)] : undefined,
    specialty: [inWords(visit.specialty)],
    appointmentType: inWords(visit.type),
    reasonCode: textOf(reason) ? [inWords(reason ?? '')] : undefined,
    supportingInformation: [
      referTo('Organization', clinicId),
      ...(tellsEntries(caller) ? entries.map(({ type, id: entryId }) => referTo(type, entryId)) : []),
    ],
    start: at(startAt),
    end: at(endAt),
    minutesDuration: Math.round((endAt.getTime() - startAt.getTime()) / 60_000),
    created: at(createdAt),
    comment: isStaff ? textOf(deskNote) : undefined,
    participant: [
      {
        actor: referTo('Patient', patientId, patientName),
        status: visit.confirmedAt ? 'accepted' : 'tentative',
      },
      { actor: referTo('Practitioner', doctorId, doctorName), status: 'accepted' },
    ],
  }
}

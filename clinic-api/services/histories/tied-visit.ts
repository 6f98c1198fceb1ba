import { and, eq, getTableName, ne, type SQL, sql } from 'drizzle-orm'
import { appointments } from '../../db/schema/appointments.ts'
import type { conditions, treatments } from '../../db/schema/histories.ts'
import { invalidInput } from '../../errors.ts'
import type { HistoryAct } from './change-history.ts'

interface TiedVisit {
  id: string
  patientId: string
  clinicId: string
  start: string
  timeZone: string
}

/** The visit at which an entry was found or decided; null for none. */
export interface WithVisit {
  visit: TiedVisit | null
}

/** The visit of each entry, for queries of the table. */
export function visitOf(table: typeof conditions | typeof treatments): SQL<TiedVisit | null> {
  const entry = sql.raw(getTableName(table))
  return sql<TiedVisit | null>`(select json_build_object('id', a.id, 'patientId', a.patient_id, 'clinicId', a.clinic_id,
      'start', a.start_at, 'timeZone', c.time_zone)
    from appointments a join clinics c on c.id = a.clinic_id where a.id = ${entry}.visit_id)`
}

/**
 * The column for the visit that was `sent`: unchanged if none was, null to untie it. Throws 400 for a visit
 * that is not the patient's at the writer's clinic, and for any that a patient sends: only doctors tie
 * visits.
 */
export async function visitColumn(
  { tx, caller, history, reportedByPatient }: HistoryAct,
  sent: string | null | undefined,
  present: string | null = null,
): Promise<{ visitId?: string | null }> {
  if (sent === undefined || sent === present) return {}
  if (sent === null) return { visitId: null }
  const [found] = reportedByPatient
    ? []
    : await tx
        .select({ id: appointments.id })
        .from(appointments)
        .where(
          and(
            eq(appointments.id, sent),
            eq(appointments.patientId, history.patientId),
            eq(appointments.clinicId, caller.clinicId ?? ''),
            ne(appointments.status, 'cancelled'),
          ),
        )
  if (!found) throw invalidInput({ visitId: 'Unknown appointment' })
  return { visitId: sent }
}

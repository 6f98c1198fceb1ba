import { eq, inArray, sql } from 'drizzle-orm'
import { type Reader, type ReadingDatabase, rowsOf } from '../../db/client.ts'
import { named, runNamed } from '../../db/named.ts'
import { clinics } from '../../db/schema/clinics.ts'
import { workshifts } from '../../db/schema/workshifts.ts'
import type { TimeRange } from '../appointments/queries.ts'
import {
  type AppointmentRecord,
  recordColumns,
  recordSource,
  type TextualRecord,
  withInstants,
} from '../appointments/record.ts'

export type WorkshiftRecord = Pick<
  typeof workshifts.$inferSelect,
  'id' | 'doctorId' | 'clinicId' | 'startAt' | 'endAt' | 'seriesId'
>

const columns = `id, doctor_id "doctorId", clinic_id "clinicId", start_at "startAt", end_at "endAt",
  series_id "seriesId"`

// No shift is longer than a day: the lower bound on the start lets the index (whose, start) do the whole range.
const inRange = `start_at < :to::timestamptz and end_at > :from::timestamptz
  and start_at >= :from::timestamptz - interval '1 day'`

const ofDoctor = named(
  'workshifts_of_doctor',
  `select ${columns} from workshifts
    where doctor_id = :doctorId and ${inRange} and (:clinicId::text is null or clinic_id = :clinicId) order by start_at`,
)

const ofClinic = named(
  'workshifts_of_clinic',
  `select ${columns} from workshifts where clinic_id = :clinicId and ${inRange} order by start_at, id`,
)

/** Shifts that touch the half-open range; at one clinic only if given. */
export function listWorkshifts(
  db: ReadingDatabase,
  doctorId: string,
  { from, to }: TimeRange,
  clinicId: string | null,
) {
  return runNamed<WorkshiftRecord>(db, ofDoctor, {
    doctorId,
    from: from.toISOString(),
    to: to.toISOString(),
    clinicId,
  })
}

/** Those of all doctors of a clinic. */
export function listClinicWorkshifts(db: ReadingDatabase, clinicId: string, { from, to }: TimeRange) {
  return runNamed<WorkshiftRecord>(db, ofClinic, {
    clinicId,
    from: from.toISOString(),
    to: to.toISOString(),
  })
}

/** The names of the clinics of these shifts other than the given one. */
export async function namesOfOthers(
  orm: Reader,
  shifts: readonly WorkshiftRecord[],
  clinicId: string | null,
): Promise<Map<string, string>> {
  const others = [...new Set(shifts.map((shift) => shift.clinicId))].filter((each) => each !== clinicId)
  if (others.length === 0) return new Map()
  const rows = await orm
    .select({ id: clinics.id, name: clinics.name })
    .from(clinics)
    .where(inArray(clinics.id, others))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export async function getWorkshift(orm: Reader, id: string): Promise<WorkshiftRecord | null> {
  const [shift] = await orm.select().from(workshifts).where(eq(workshifts.id, id))
  return shift ?? null
}

/** Whose shift it is, for the policy. */
export function subjectOf({ doctorId, clinicId }: WorkshiftRecord) {
  return { doctorId, clinicIds: [clinicId] }
}

/** Pending appointments that touch the stretch, with names. Runs inside the transaction that holds the shift. */
export async function listPendingIn(
  tx: Reader,
  stretch: Pick<WorkshiftRecord, 'clinicId' | 'startAt' | 'endAt'> &
    ({ doctorId: string } | { doctorIds: readonly string[] }),
): Promise<AppointmentRecord[]> {
  const [from, to] = [stretch.startAt.toISOString(), stretch.endAt.toISOString()]
  const doctorIds = 'doctorIds' in stretch ? stretch.doctorIds : [stretch.doctorId]
  if (doctorIds.length === 0) return []
  const those = sql.join(
    doctorIds.map((each) => sql`${each}`),
    sql`, `,
  )
  const rows = await rowsOf<TextualRecord>(
    tx,
    sql`select ${sql.raw(recordColumns)} from ${sql.raw(recordSource)}
      where a.doctor_id in (${those}) and a.clinic_id = ${stretch.clinicId} and a.status = 'pending'
        and a.start_at < ${to}::timestamptz and a.end_at > ${from}::timestamptz
        and a.start_at > ${from}::timestamptz - interval '1 day'
      order by a.start_at, a.id`,
  )
  return rows.map(withInstants)
}

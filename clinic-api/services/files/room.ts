import { sql } from 'drizzle-orm'
import { fileRefusals } from '#contract/file-refusals'
import { type Reader, rowsOf } from '../../db/client.ts'
import type { Env } from '../../env.ts'
import { ApiError } from '../../errors.ts'

/** Bytes that may still be added: in a file, and as the sequencing file, which takes the place of an earlier one. */
export interface Room {
  file: number
  fastq: number
}

interface Place {
  historyId: string
  /** The uploader's; what patients send themselves counts for them alone. */
  clinicId: string | null
}

type Quotas = Pick<Env, 'QUOTA_PER_PATIENT_BYTES' | 'QUOTA_PER_CLINIC_BYTES'>

interface Used {
  patient: number
  clinic: number
  /** The part of these bytes that is the patient's sequencing file. */
  fastq: number
  clinicFastq: number
}

export const noRoom = () => new ApiError('too_large', fileRefusals.noRoom)

/** Null when the operator has set no limit. */
export async function roomFor(orm: Reader, quotas: Quotas, place: Place): Promise<Room | null> {
  const { QUOTA_PER_PATIENT_BYTES: ofPatient, QUOTA_PER_CLINIC_BYTES: quotaOfClinic } = quotas
  const ofClinic = place.clinicId === null ? undefined : quotaOfClinic
  if (ofPatient === undefined && ofClinic === undefined) return null
  const { patient, clinic, fastq, clinicFastq } = await measureUsed(orm, place)
  const left = (quota: number | undefined, used: number) => (quota ?? Number.MAX_SAFE_INTEGER) - used
  return {
    file: Math.max(0, Math.min(left(ofPatient, patient), left(ofClinic, clinic))),
    fastq: Math.max(0, Math.min(left(ofPatient, patient - fastq), left(ofClinic, clinic - clinicFastq))),
  }
}

/** Whether all that is stored now fits, the last one of two who add at once being told. Throws 413. */
export async function assertRoom(tx: Reader, quotas: Quotas, place: Place): Promise<void> {
  const { QUOTA_PER_PATIENT_BYTES: ofPatient, QUOTA_PER_CLINIC_BYTES: ofClinic } = quotas
  if (ofPatient === undefined && ofClinic === undefined) return
  if (ofClinic !== undefined && place.clinicId !== null)
    await tx.execute(sql`select 1 from clinics where id = ${place.clinicId} for no key update`)
  const { patient, clinic } = await measureUsed(tx, place)
  if (patient > (ofPatient ?? Number.POSITIVE_INFINITY)) throw noRoom()
  if (place.clinicId !== null && clinic > (ofClinic ?? Number.POSITIVE_INFINITY)) throw noRoom()
}

async function measureUsed(orm: Reader, { historyId, clinicId }: Place): Promise<Used> {
  const [used] = await rowsOf<Used>(
    orm,
    sql`with counted as (
        select f.size, f.kind, f.history_id = ${historyId} mine,
          exists (select 1 from clinic_staff s where s.user_id = f.created_by and s.clinic_id = ${clinicId}) ours
        from files f
        where f.history_id = ${historyId}
          or f.created_by in (select user_id from clinic_staff where clinic_id = ${clinicId})
      )
      select coalesce(sum(size) filter (where mine), 0)::float8 patient,
        coalesce(sum(size) filter (where ours), 0)::float8 clinic,
        coalesce(sum(size) filter (where mine and kind = 'fastq'), 0)::float8 fastq,
        coalesce(sum(size) filter (where mine and ours and kind = 'fastq'), 0)::float8 "clinicFastq"
      from counted`,
  )
  return used ?? { patient: 0, clinic: 0, fastq: 0, clinicFastq: 0 }
}

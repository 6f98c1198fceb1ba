import { sql } from 'drizzle-orm'
import type { DocumentKind } from '#contract/document-kinds'
import { type Reader, rowsOf } from '../../db/client.ts'
import type { FastqStatus } from '../../db/schema/patients.ts'
import type { Caller } from '../../policy/caller.ts'
import type { Subject } from '../../policy/can.ts'
import type { IntentOn } from '../../write/write.ts'
import { mergedInto } from '../patients/merged.ts'

export interface HistoryRecord {
  id: string
  patientId: string
  /** The clinics that the patient is linked to. */
  clinicIds: string[]
  /** Zone of one of those clinics; null for a patient without a clinic. */
  timeZone: string | null
  name: string
  surname: string
  birthdate: string
  dni: string
  documentKind: DocumentKind
  documentCountry: string
  phone: string | null
  status: FastqStatus
  deceasedOn: string | null
  toVerify: boolean
  changedAt: Date | null
  /** Name of whoever changed it last. */
  changedBy: string | null
  /** When somebody was asked who has no known allergies, and who wrote it down. */
  noKnownAllergies: { asked: string; by: string } | null
  /** Whether a correction was ever asked for. */
  hasCorrections: boolean
}

type Row = Omit<HistoryRecord, 'changedAt'> & { changedAt: string | Date | null }

/** By the id of the history or of its patient, also by one that it had before it was merged. */
export async function getHistory(orm: Reader, id: string): Promise<HistoryRecord | null> {
  const found = await findHistory(orm, id)
  if (found) return found
  const patientId = await mergedInto(orm, id)
  return patientId === null ? null : findHistory(orm, patientId)
}

async function findHistory(orm: Reader, id: string): Promise<HistoryRecord | null> {
  const [row] = await rowsOf<Row>(
    orm,
    sql`select h.id, h.patient_id "patientId", p.name, p.surname, p.birthdate::text birthdate, p.dni, p.document_kind "documentKind",
        p.document_country "documentCountry", p.phone, p.status, p.deceased_on::text "deceasedOn", p.to_verify "toVerify",
        array(select clinic_id from patient_clinics where patient_id = p.id) "clinicIds",
        (select c.time_zone from patient_clinics l join clinics c on c.id = l.clinic_id
          where l.patient_id = p.id order by l.created_at limit 1) "timeZone",
        h.changed_at "changedAt",
        coalesce(
          (select name || ' ' || surname from staff where user_id = h.changed_by),
          (select name || ' ' || surname from patients where user_id = h.changed_by)
        ) "changedBy",
        case when h.no_allergies_asked is not null then json_build_object('asked', h.no_allergies_asked, 'by', coalesce(
          (select name || ' ' || surname from staff where user_id = h.no_allergies_by limit 1), '')) end "noKnownAllergies",
        exists(select from corrections where history_id = h.id) "hasCorrections"
      from histories h join patients p on p.id = h.patient_id
      where h.id = ${id} or h.patient_id = ${id}`,
  )
  return row ? { ...row, changedAt: row.changedAt ? new Date(row.changedAt) : null } : null
}

/** Whose history it is, for the policy. */
export function subjectOf({ patientId, clinicIds }: HistoryRecord): Subject {
  return { patientId, clinicIds }
}

/** Whose history it is; null when there is none. */
export async function findHistoryOwner(orm: Reader, id: string): Promise<Subject | null> {
  const record = await getHistory(orm, id)
  return record && subjectOf(record)
}

type HistoryAction =
  | 'correction.request'
  | 'history.read'
  | 'fastq-summary.compute'
  | 'history.add'
  | 'history.edit'
  | 'history.remove'

export function onHistory(action: HistoryAction, id: string): IntentOn<HistoryRecord> {
  return { action, find: (tx) => getHistory(tx, id), subject: subjectOf }
}

/** Patients act on their own history as themselves, whatever else they are. */
export function isOwner(caller: Caller, { patientId }: HistoryRecord): boolean {
  return caller.patientId === patientId
}

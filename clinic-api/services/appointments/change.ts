import { eq, getTableColumns, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { VisitRules } from '#contract/visit-rules'
import type { Reader } from '../../db/client.ts'
import { appointmentChanges, appointments } from '../../db/schema/appointments.ts'
import type { Act, WriteResult } from '../../write/write.ts'
import type { AppointmentNews } from '../notifications/queue-appointment-mail.ts'
import { tellOfVisit } from '../notifications/tell-of-visit.ts'
import { markRecent } from '../patients/recent.ts'
import { isRegretted, tellOfRegret } from './regret.ts'
import { noKind, rulesSql, type WantedKind } from './visit-length.ts'

type StoredAppointment = typeof appointments.$inferSelect

/** A visit as it is stored, and whether its patient has closed their record to the clinic. */
export interface AppointmentRow extends StoredAppointment {
  isClosed: boolean
  /** Those of its kind, whatever became of it; null without one. */
  rules: (VisitRules & { resources: string[]; kindSeats: number }) | null
}

export const rowColumns = {
  ...getTableColumns(appointments),
  isClosed: sql<boolean>`is_closed(${appointments.patientId}, ${appointments.clinicId})`,
  rules: sql<
    AppointmentRow['rules']
  >`(select to_json(r) from (select k.resources, k.seats "kindSeats", ${sql.raw(rulesSql)} from visit_kinds k
    where k.id = ${appointments.kindId}) r)`,
}

/** The kind of a visit that stands, which keeps its minutes. */
export function kindOfRow({ kindId, rules, startAt, endAt, where }: AppointmentRow): WantedKind {
  if (kindId === null || rules === null) return noKind
  const { resources, kindSeats: seats, ...ofKind } = rules
  const minutes = (endAt.getTime() - startAt.getTime()) / 60_000
  return { kindId, where, minutes, resources, seats, rules: ofKind }
}

/** The row, locked until the transaction ends. */
export async function lockAppointment(tx: Reader, id: string): Promise<AppointmentRow | null> {
  const [row] = await tx.select(rowColumns).from(appointments).where(eq(appointments.id, id)).for('update')
  return row ?? null
}

/** Sets what is no move and no change of status, and leaves its trace: audit, the word to whoever is watching. */
export async function setFields(
  act: Act,
  { id, clinicId, doctorId, patientId }: AppointmentRow,
  { action, set }: { action: string; set: Partial<StoredAppointment> },
): Promise<WriteResult<void>> {
  await act.tx
    .update(appointments)
    .set({ ...set, updatedAt: act.now })
    .where(eq(appointments.id, id))
  await act.announce({ type: 'appointment.changed', appointmentId: id, doctorId, patientId, clinicId })
  return act.audit({ action, entity: 'appointment', entityId: id, patientId, clinicId })
}

interface Change {
  kind: 'cancel' | 'complete' | 'no-show' | 'reschedule' | 'undo'
  status?: string
  /** A colleague, who takes it over. */
  doctorId?: string
  /** The seat and the resource at the new time. */
  session?: string | null
  seat?: number
  seats?: number
  resourceId?: string | null
  startAt?: Date
  endAt?: Date
  /** Cleared by a move: an arrival on one day is none on another. */
  arrivedAt?: null
  startedAt?: null
  /** Nobody is told yet. */
  isUntold?: boolean
  /** News for the patient, where the kind does not determine it. */
  news?: AppointmentNews
}

/** Applies the change and leaves its trace: history, audit, the word to whoever is watching, the patient's mail. */
export async function applyChange(
  act: Act,
  row: AppointmentRow,
  { kind, isUntold = false, news = isUntold ? undefined : newsOf(kind, row), ...set }: Change,
): Promise<WriteResult<void>> {
  const { tx, now, caller } = act
  await tx
    .update(appointments)
    .set({ ...set, ...(set.startAt || set.doctorId ? { confirmedAt: null } : {}), updatedAt: now })
    .where(eq(appointments.id, row.id))
  await tx.insert(appointmentChanges).values({
    id: newId(),
    appointmentId: row.id,
    kind,
    fromStatus: row.status,
    toStatus: set.status ?? row.status,
    fromStartAt: row.startAt,
    toStartAt: set.startAt ?? row.startAt,
    byUserId: caller.userId,
    at: now,
  })
  const { id, clinicId, patientId } = row
  if (kind === 'complete') await markRecent(act, patientId, clinicId)
  for (const doctorId of new Set([row.doctorId, set.doctorId ?? row.doctorId]))
    await act.announce({ type: 'appointment.changed', appointmentId: id, doctorId, patientId, clinicId })
  if (news && kind === 'cancel' && (await isRegretted(act, row))) await tellOfRegret(act, row, news)
  else if (news) await tellOfVisit(act, row, news)
  return act.audit({
    action: `appointment.${kind}`,
    entity: 'appointment',
    entityId: id,
    patientId,
    clinicId,
  })
}

function newsOf(
  kind: Change['kind'],
  { startAt: previousStartAt }: AppointmentRow,
): AppointmentNews | undefined {
  if (kind === 'cancel') return { kind: 'appointment-cancelled' }
  return kind === 'reschedule' ? { kind: 'appointment-rescheduled', previousStartAt } : undefined
}

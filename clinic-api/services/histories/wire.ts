import type { VisitEntry } from '#contract/appointments'
import type { Correction } from '#contract/corrections'
import type { AheadInHistory, ClinicalFile, Condition, History, Treatment } from '#contract/histories'
import type { Caller } from '../../policy/caller.ts'
import { toWireAppointment, toWireNote } from '../appointments/wire.ts'
import { documentIn } from '../patients/document.ts'
import { wireStatus } from '../patients/wire.ts'
import type { AllergyRecord } from './allergies.ts'
import type { WithAuthor } from './author.ts'
import type { ConditionRecord } from './conditions.ts'
import type { FileRecord } from './files.ts'
import type { CorrectionRecord } from './list-corrections.ts'
import type { WholeHistory } from './read-history.ts'
import type { WithVisit } from './tied-visit.ts'
import type { TreatmentRecord } from './treatments.ts'
import type { VisitRecord } from './visits.ts'

export function toWireHistory(
  {
    record,
    conditions,
    treatments,
    allergies,
    files,
    visits,
    room,
    corrections,
    emergencyUntil,
  }: WholeHistory,
  caller: Caller,
): History {
  const { id: _id, patientId, name, surname, birthdate, dni, phone, status, deceasedOn } = record
  const { changedAt, changedBy } = record
  const isStaff = caller.patientId !== patientId
  const ofKind = (kind: string) =>
    files.filter((file) => file.kind === kind).map((file) => toWireFile(file, caller))
  return {
    _id,
    patientId,
    analytics: ofKind('analytic'),
    images: ofKind('image'),
    ...toWireConditions(conditions, caller),
    ...toWireTreatments(treatments, caller),
    ...toWireAllergies(allergies, caller),
    noKnownAllergies: record.noKnownAllergies,
    ...toWireCorrections(corrections),
    visits: toWireVisits(visits.rows, isStaff),
    visitsCursor: visits.nextCursor,
    visitsAhead: visits.ahead.map((visit) => toWireAhead(visit, isStaff)),
    patient: {
      name,
      surname,
      birthdate,
      status: wireStatus[status],
      deceasedOn,
      ...(isStaff ? { dni, document: documentIn(record), phone } : {}),
      ...(isStaff && record.toVerify && { toVerify: true }),
    },
    fastq: fastqOf(files, caller),
    room,
    emergencyUntil: emergencyUntil?.toISOString() ?? null,
    lastChanged: changedAt && { by: changedBy ?? '', at: changedAt.toISOString() },
  }
}

function toWireAhead(visit: VisitRecord, isStaff: boolean): AheadInHistory {
  const { doctorId, doctorName, clinicName, timeZone, reason } = toWireAppointment(visit, isStaff)
  return {
    _id: visit.id,
    start: visit.start.toISOString(),
    doctorId,
    doctorName,
    clinicName,
    timeZone,
    ...(reason && { reason }),
  }
}

export function toWireVisits(rows: readonly VisitRecord[], isStaff: boolean): VisitEntry[] {
  return rows.map((visit) => ({ ...toWireAppointment(visit, isStaff), note: toWireNote(visit) }))
}

function fastqOf(files: readonly FileRecord[], caller: Caller): History['fastq'] {
  const stored = files.findLast(({ kind }) => kind === 'fastq')
  if (!stored) return null
  const { originalName, createdAt, size, reportedByPatient } = stored
  return { originalName, date: createdAt.toISOString(), size, reportedByPatient, ...mineOf(stored, caller) }
}

/** Told where it decides: nurses take back what they added. */
function mineOf({ createdBy }: { createdBy: string | null }, { userId }: Caller): { mine?: true } {
  return createdBy === userId ? { mine: true } : {}
}

const changedOf = ({ author, updatedAt }: WithAuthor & { updatedAt: Date }) => ({
  by: author,
  at: updatedAt.toISOString(),
})

/** The visit, if the reader may know it: staff know visits at their own clinic, patients all of theirs. */
function toWireVisit({ visit }: WithVisit, caller: Caller) {
  if (!visit || (caller.patientId !== visit.patientId && caller.clinicId !== visit.clinicId)) return null
  const { id: _id, start, timeZone } = visit
  return { _id, start: new Date(start).toISOString(), timeZone }
}

export function toWireConditions(
  rows: readonly ConditionRecord[],
  caller: Caller,
): { currentConditions: Condition[] } {
  return {
    currentConditions: rows.map((row) => {
      const { id: _id, name, details, since, until, reportedByPatient, version } = row
      const more = { changed: changedOf(row), visit: toWireVisit(row, caller), ...mineOf(row, caller) }
      return { _id, name, details, since, until, reportedByPatient, version, ...more }
    }),
  }
}

export function toWireTreatments(
  rows: readonly TreatmentRecord[],
  caller: Caller,
): { treatments: Treatment[] } {
  return {
    treatments: rows.map((row) => {
      const { id: _id, name, instructions, startDate, endDate, reportedByPatient, version } = row
      const more = { changed: changedOf(row), visit: toWireVisit(row, caller), ...mineOf(row, caller) }
      return { _id, name, instructions, startDate, endDate, reportedByPatient, version, ...more }
    }),
  }
}

export function toWireAllergies(rows: readonly AllergyRecord[], caller: Caller) {
  return {
    allergies: rows.map((row) => row.name),
    reportedAllergies: rows.filter((row) => row.reportedByPatient).map((row) => row.name),
    allergiesAdded: rows.map((row) => ({ allergy: row.name, ...changedOf(row), ...mineOf(row, caller) })),
  }
}

export function toWireFile(file: FileRecord & Partial<WithAuthor>, caller: Caller): ClinicalFile {
  const { id: _id, historyId, kind, originalName, createdAt, size, contentType, reportedByPatient } = file
  return {
    _id,
    originalName,
    date: createdAt.toISOString(),
    url: `/histories/${historyId}/${kind}/${_id}/file`,
    size,
    mediaType: contentType,
    reportedByPatient,
    ...mineOf(file, caller),
    changed: file.author ? { by: file.author, at: createdAt.toISOString() } : null,
  }
}

export function toWireCorrections(rows: readonly CorrectionRecord[]): { corrections: Correction[] } {
  return { corrections: rows.map(toWireCorrection) }
}

function toWireCorrection(row: CorrectionRecord): Correction {
  const { id: _id, text, aboutKind, aboutId, label, state, reason, createdAt, decidedAt, decidedBy } = row
  return {
    _id,
    at: new Date(createdAt).toISOString(),
    text,
    about: aboutKind && aboutId ? { entryKind: aboutKind, entryId: aboutId, label: label ?? '' } : null,
    state,
    reason,
    decided: decidedAt === null ? null : { by: decidedBy ?? '', at: new Date(decidedAt).toISOString() },
  }
}

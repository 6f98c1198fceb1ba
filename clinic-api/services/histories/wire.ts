import type { ClinicalFile, Condition, History, Treatment } from '#contract/histories'
import type { Caller } from '../../policy/caller.ts'
import { toWireAppointment, toWireNote } from '../appointments/wire.ts'
import { wireStatus } from '../patients/wire.ts'
import type { AllergyRecord } from './allergies.ts'
import type { ConditionRecord } from './conditions.ts'
import type { FileRecord } from './files.ts'
import type { WholeHistory } from './read-history.ts'
import type { TreatmentRecord } from './treatments.ts'

export function toWireHistory(
  { record, conditions, treatments, allergies, files, visits }: WholeHistory,
  caller: Caller,
): History {
  const { id: _id, patientId, name, surname, birthdate, dni, phone, status, changedAt, changedBy } = record
  const isStaff = caller.patientId !== patientId
  const ofKind = (kind: string) => files.filter((file) => file.kind === kind).map(toWireFile)
  return {
    _id,
    patientId,
    analytics: ofKind('analytic'),
    images: ofKind('image'),
    ...toWireConditions(conditions),
    ...toWireTreatments(treatments),
    ...toWireAllergies(allergies),
    visits: visits.map((visit) => ({ ...toWireAppointment(visit, isStaff), note: toWireNote(visit) })),
    patient: { name, surname, birthdate, status: wireStatus[status], ...(isStaff ? { dni, phone } : {}) },
    fastq: fastqOf(files),
    lastChanged: changedAt && { by: changedBy ?? '', at: changedAt.toISOString() },
  }
}

function fastqOf(files: readonly FileRecord[]): History['fastq'] {
  const stored = files.findLast(({ kind }) => kind === 'fastq')
  if (!stored) return null
  const { originalName, createdAt, size, reportedByPatient } = stored
  return { originalName, date: createdAt.toISOString(), size, reportedByPatient }
}

export function toWireConditions(rows: readonly ConditionRecord[]): { currentConditions: Condition[] } {
  return {
    currentConditions: rows.map(({ id: _id, name, details, since, until, reportedByPatient, version }) => ({
      _id,
      name,
      details,
      since,
      until,
      reportedByPatient,
      version,
    })),
  }
}

export function toWireTreatments(rows: readonly TreatmentRecord[]): { treatments: Treatment[] } {
  return {
    treatments: rows.map(
      ({ id: _id, name, instructions, startDate, endDate, reportedByPatient, version }) => ({
        _id,
        name,
        instructions,
        startDate,
        endDate,
        reportedByPatient,
        version,
      }),
    ),
  }
}

export function toWireAllergies(rows: readonly AllergyRecord[]) {
  return {
    allergies: rows.map((row) => row.name),
    reportedAllergies: rows.filter((row) => row.reportedByPatient).map((row) => row.name),
  }
}

export function toWireFile(file: FileRecord): ClinicalFile {
  const { id: _id, historyId, kind, originalName, createdAt, size, contentType, reportedByPatient } = file
  return {
    _id,
    originalName,
    date: createdAt.toISOString(),
    url: `/histories/${historyId}/${kind}/${_id}/file`,
    size,
    mediaType: contentType,
    reportedByPatient,
  }
}

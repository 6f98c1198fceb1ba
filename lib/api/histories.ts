import 'server-only'
import { z } from 'zod'
import type { VisitEntry } from '#contract/appointments'
import type { WithId } from '#contract/calls/call'
import { historyCalls } from '#contract/calls/histories'
import { shownFileName } from '#contract/file-names'
import {
  allergiesAnswer,
  type ConditionInput,
  type TreatmentInput,
  type ClinicalFile as WireFile,
  type History as WireHistory,
} from '#contract/histories'
import type { ThreadEntryKind } from '#contract/thread-choices'
import { type ApiAuth, callApi, openApi } from '@/lib/api/client'
import { documentFrom } from '@/lib/api/document'
import { apiError } from '@/lib/api/error'
import { sendCall } from '@/lib/api/send-call'
import type { Visit } from '@/lib/domain/appointment'
import { appointmentFromWire } from '@/lib/domain/appointment-wire'
import type {
  Allergy,
  ClinicalFile,
  Condition,
  FastqFile,
  FileKind,
  History,
  TiedVisit,
  Treatment,
} from '@/lib/domain/history'

const seg = encodeURIComponent

/** By the id of the history or of its patient. Throws `ApiError` 404 for one the caller may not see. */
export async function requireHistory(auth: ApiAuth, id: string): Promise<History> {
  const wire = await sendCall(auth, historyCalls.get, { params: { id } })
  const { dni, document, phone = null, ...patient } = wire.patient
  const known = dni === undefined ? null : documentFrom(document, dni)
  return {
    id: wire.id,
    patient: { ...patient, id: wire.patientId, document: known, phone },
    conditions: wire.currentConditions.map(entryFrom),
    treatments: wire.treatments.map(entryFrom),
    analytics: wire.analytics.map(fileFrom),
    images: wire.images.map(fileFrom),
    allergies: allergiesFrom(wire),
    noKnownAllergies: wire.noKnownAllergies ?? null,
    fastq: fastqFrom(wire),
    room: wire.room ?? null,
    corrections: wire.corrections ?? [],
    lastChanged: wire.lastChanged,
    emergencyUntil: wire.emergencyUntil ?? null,
    visits: (wire.visits ?? []).map(visitFrom),
    visitsCursor: wire.visitsCursor ?? null,
  }
}

const visitFrom = (visit: WithId<VisitEntry>): Visit => ({ ...appointmentFromWire(visit), note: visit.note })

/** The visits before those that are known, latest first. Throws `ApiError` 404 for a history the caller may not see. */
export async function listEarlierVisits(
  auth: ApiAuth,
  id: string,
  cursor: string | undefined,
): Promise<{ visits: Visit[]; cursor: string | null }> {
  const page = { params: { id }, query: { cursor } }
  const { visits, nextCursor } = await sendCall(auth, historyCalls.visits, page)
  return { visits: visits.map(visitFrom), cursor: nextCursor }
}

type EntryOfThread = { entryKind: ThreadEntryKind; entryId: string }

/** The name of an entry in a patient's history. Throws `ApiError` 404 when it is gone. */
export async function requireEntry(
  auth: ApiAuth,
  patientId: string,
  { entryKind, entryId }: EntryOfThread,
): Promise<EntryOfThread & { name: string }> {
  const { conditions, treatments, images, analytics } = await requireHistory(auth, patientId)
  const lists = { condition: conditions, treatment: treatments, image: images, analytic: analytics }
  const found = lists[entryKind].find(({ id }) => id === entryId)
  if (!found) throw apiError('not_found', 'Not found')
  return { entryKind, entryId, name: found.name }
}

function fastqFrom({ fastq }: Pick<WireHistory, 'fastq'>): FastqFile | null {
  if (!fastq) return null
  const { originalName: name, ...rest } = fastq
  return { name, ...rest }
}

/** Adds a condition, or changes `conditionId`. Throws `ApiError` `stale` when somebody else changed it meanwhile. */
export async function saveCondition(
  auth: ApiAuth,
  id: string,
  conditionId: string | null,
  body: ConditionInput,
): Promise<Condition[]> {
  const { currentConditions } =
    conditionId === null
      ? await sendCall(auth, historyCalls.addCondition, { params: { id }, body })
      : await sendCall(auth, historyCalls.updateCondition, { params: { id, conditionId }, body })
  return currentConditions.map(entryFrom)
}

/** Throws `ApiError` `stale` when somebody else changed it since `version`. */
export async function deleteCondition(
  auth: ApiAuth,
  id: string,
  conditionId: string,
  version?: number,
): Promise<Condition[]> {
  const where = { params: { id, conditionId }, query: { version } }
  return (await sendCall(auth, historyCalls.deleteCondition, where)).currentConditions.map(entryFrom)
}

/** Adds a treatment, or changes `treatmentId`. Throws `ApiError` `stale` when somebody else changed it meanwhile. */
export async function saveTreatment(
  auth: ApiAuth,
  id: string,
  treatmentId: string | null,
  body: TreatmentInput,
): Promise<Treatment[]> {
  const { treatments } =
    treatmentId === null
      ? await sendCall(auth, historyCalls.addTreatment, { params: { id }, body })
      : await sendCall(auth, historyCalls.updateTreatment, { params: { id, treatmentId }, body })
  return treatments.map(entryFrom)
}

/** Throws `ApiError` `stale` when somebody else changed it since `version`. */
export async function deleteTreatment(
  auth: ApiAuth,
  id: string,
  treatmentId: string,
  version?: number,
): Promise<Treatment[]> {
  const where = { params: { id, treatmentId }, query: { version } }
  return (await sendCall(auth, historyCalls.deleteTreatment, where)).treatments.map(entryFrom)
}

export async function addAllergy(auth: ApiAuth, id: string, allergy: string): Promise<Allergy[]> {
  return allergiesFrom(await sendCall(auth, historyCalls.addAllergy, { params: { id }, body: { allergy } }))
}

export async function deleteAllergy(auth: ApiAuth, id: string, allergy: string): Promise<Allergy[]> {
  const path = `/histories/${seg(id)}/allergy/${textSegment(allergy)}`
  return allergiesFrom(await callApi(auth, { method: 'DELETE', path, answer: allergiesAnswer }))
}

/** Sends a file on as it arrives: `stream` is the browser's multipart body, with its boundary in `contentType`. */
export async function uploadHistoryFile(
  auth: ApiAuth,
  id: string,
  kind: FileKind,
  upload: { stream: ReadableStream<Uint8Array>; contentType: string },
): Promise<void> {
  const path = `/histories/${seg(id)}/${kind}`
  await callApi(auth, { method: 'POST', path, upload, answer: z.unknown() })
}

export async function deleteHistoryFile(
  auth: ApiAuth,
  id: string,
  kind: FileKind,
  fileId: string,
): Promise<void> {
  const path = `/histories/${seg(id)}/${kind}/${seg(fileId)}`
  await callApi(auth, { method: 'DELETE', path, answer: z.unknown() })
}

/** The bytes of a file as they come, with the API's headers. */
export function openHistoryFile(
  auth: ApiAuth,
  id: string,
  kind: FileKind,
  fileId: string,
): Promise<Response> {
  const path = `/histories/${seg(id)}/${kind}/${seg(fileId)}/file`
  return openApi(auth, { path, headers: { accept: '*/*' } })
}

// '.' and '..' would be taken for a step in the path; with a blank, which the server trims, they are text.
function textSegment(text: string): string {
  return /^\.{1,2}$/.test(text) ? `${text}%20` : seg(text)
}

function entryFrom<Wire extends { visit?: TiedVisit | null | undefined }>({
  visit = null,
  ...rest
}: Wire): Omit<Wire, 'visit'> & { visit: TiedVisit | null } {
  return { ...rest, visit }
}

function fileFrom({ originalName, url: _url, ...rest }: WithId<WireFile>): ClinicalFile {
  return { name: shownFileName(originalName), ...rest }
}

const changedFrom = (added: { by: string; at: string } | undefined) =>
  added ? { by: added.by, at: added.at } : null

function allergiesFrom(
  wire: Pick<WireHistory, 'allergies' | 'reportedAllergies' | 'allergiesAdded'>,
): Allergy[] {
  const reported = new Set(wire.reportedAllergies)
  const added = new Map(wire.allergiesAdded?.map(({ allergy, ...entry }) => [allergy, entry]))
  return wire.allergies.map((name) => ({
    name,
    reportedByPatient: reported.has(name),
    mine: added.get(name)?.mine,
    changed: changedFrom(added.get(name)),
  }))
}

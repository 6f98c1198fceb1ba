import type { VisitEntry } from '#contract/appointments'
import type { WithId } from '#contract/calls/call'
import { shownFileName } from '#contract/file-names'
import type {
  Condition as WireCondition,
  ClinicalFile as WireFile,
  History as WireHistory,
  Treatment as WireTreatment,
} from '#contract/histories'
import type { Visit } from './appointment'
import { appointmentFromWire } from './appointment-wire'
import type { Allergy, ClinicalFile, FastqFile, History, TiedVisit } from './history'
import { documentFrom } from './patient-wire'
import type { Viewer } from './session'

/** A history as the screens use it. */
export function historyFrom(wire: WithId<WireHistory>): History {
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
    visitsAhead: wire.visitsAhead ?? [],
  }
}

/** The visits before those that are known, latest first. */
export const visitsFrom = (page: { visits: WithId<VisitEntry>[]; nextCursor: string | null }) => ({
  visits: page.visits.map(visitFrom),
  cursor: page.nextCursor,
})

const visitFrom = (visit: WithId<VisitEntry>): Visit => ({ ...appointmentFromWire(visit), note: visit.note })

interface Author {
  viewer: Viewer | null
  /** Milliseconds. */
  now: number
}

export const conditionsFrom = (
  { currentConditions }: { currentConditions: WithId<WireCondition>[] },
  author: Author,
) => ({ conditions: currentConditions.map(entryFrom), ...changedBy(author) })

export const treatmentsFrom = ({ treatments }: { treatments: WithId<WireTreatment>[] }, author: Author) => ({
  treatments: treatments.map(entryFrom),
  ...changedBy(author),
})

/** The allergies after a write of the viewer. */
export const changedAllergies = (wire: WireAllergies, author: Author) => ({
  allergies: allergiesFrom(wire),
  ...changedBy(author),
})

function changedBy({ viewer, now }: Author): Pick<History, 'lastChanged'> {
  const by = `${viewer?.name ?? ''} ${viewer?.surname ?? ''}`.trim()
  return { lastChanged: { by, at: new Date(now).toISOString() } }
}

function fastqFrom({ fastq }: Pick<WireHistory, 'fastq'>): FastqFile | null {
  if (!fastq) return null
  const { originalName: name, ...rest } = fastq
  return { name, ...rest }
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

type WireAllergies = Pick<WireHistory, 'allergies' | 'reportedAllergies' | 'allergiesAdded'>

function allergiesFrom(wire: WireAllergies): Allergy[] {
  const reported = new Set(wire.reportedAllergies)
  const added = new Map(wire.allergiesAdded?.map(({ allergy, ...entry }) => [allergy, entry]))
  return wire.allergies.map((name) => ({
    name,
    reportedByPatient: reported.has(name),
    mine: added.get(name)?.mine,
    changed: changedFrom(added.get(name)),
  }))
}

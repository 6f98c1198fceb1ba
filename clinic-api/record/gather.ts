import type { Bundle, Communication, Resource } from '@medplum/fhirtypes'
import type { Reader } from '../db/client.ts'
import { authorsOf } from '../fhir/authors.ts'
import { type Around, toDocumentReference } from '../fhir/document-reference.ts'
import { at, inWords, referTo, textOf } from '../fhir/elements.ts'
import { listEverything } from '../fhir/everything.ts'
import type { FhirContext } from '../fhir/resource-kind.ts'
import { type FileRecord, listFiles } from '../services/histories/files.ts'
import { type CorrectionRecord, listCorrections } from '../services/histories/list-corrections.ts'
import { getHistory } from '../services/histories/record.ts'
import { type AccessRecord, listAccesses } from '../services/patients/access-log.ts'
import { listShared, type SharedMessage } from '../services/threads/list-shared.ts'

/** The contents of a record's file, except the bytes of its files. */
export interface GatheredRecord {
  bundle: Bundle
  resources: Resource[]
  files: FileRecord[]
  /** The corrections that the patient asked for, with their answers. */
  corrections: CorrectionRecord[]
  /** The people who opened the record; for the patient alone. */
  readers: AccessRecord[] | null
  timeZone: string
  madeAt: Date
}

const defaultZone = 'Europe/Madrid'

/** All that the caller may take along of a patient's record; that they do is on record first. Throws 403 and 404. */
export async function gatherRecord(context: FhirContext, patientId: string): Promise<GatheredRecord> {
  const { deps, caller, base } = context
  const { orm } = deps.db
  const isOwn = caller.patientId === patientId
  const told = { orm, patientId, base, clinicId: isOwn ? null : caller.clinicId }
  const further: Awaited<ReturnType<typeof tellFurther>> = { files: [], resources: [], corrections: [] }
  const everything = await listEverything(context, patientId, {
    entity: 'record',
    async further() {
      Object.assign(further, await tellFurther(told))
      return further.resources
    },
  })
  const resources = everything.map(withoutDeskNote)
  const madeAt = deps.clock.now()
  return {
    bundle: {
      resourceType: 'Bundle',
      type: 'collection',
      timestamp: at(madeAt),
      entry: resources.map((resource) => ({
        fullUrl: `${base}/${resource.resourceType}/${resource.id}`,
        resource,
      })),
    },
    resources,
    files: further.files,
    corrections: further.corrections,
    madeAt,
    readers: isOwn ? await allReaders(context, patientId) : null,
    timeZone: (await getHistory(orm, patientId))?.timeZone ?? defaultZone,
  }
}

interface Told {
  orm: Reader
  patientId: string
  base: string
  /** Limits visits and messages to those of this clinic; null takes those of all. */
  clinicId: string | null
}

/** Messages in both directions, and the files of both history and messages. */
async function tellFurther({ orm, patientId, base, clinicId }: Told) {
  const history = await getHistory(orm, patientId)
  const messages = await listShared(orm, patientId, clinicId)
  const files = history ? shownOf(await listFiles(orm, history.id), messages) : []
  const authors = await authorsOf(orm, [
    ...messages.map(({ authorId }) => authorId),
    ...files.map(({ createdBy }) => createdBy),
  ])
  const around = { patientId, authors, base }
  const resources: Resource[] = [
    ...messages.map((message) => toCommunication(message, around, files)),
    ...files.filter(isSent).map((file) => toDocumentReference(file, around)),
  ]
  return { files, resources, corrections: history ? await listCorrections(orm, history.id) : [] }
}

const isSent = ({ kind }: FileRecord) => kind === 'message'

/** The files without those of messages that only one side saw. */
function shownOf(files: readonly FileRecord[], messages: readonly SharedMessage[]): FileRecord[] {
  const shown = new Set(messages.map(({ id }) => id))
  return files.filter((file) => !isSent(file) || shown.has(file.messageId ?? ''))
}

/** The desk's own notes are left out of every record. */
function withoutDeskNote(resource: Resource): Resource {
  return resource.resourceType === 'Appointment' ? { ...resource, comment: undefined } : resource
}

function toCommunication(
  message: SharedMessage,
  { patientId, authors }: Around,
  files: readonly FileRecord[],
): Communication {
  const { id, subject, clinicId, clinicName, authorId, text, at: moment } = message
  const attached = files.filter(({ messageId }) => messageId === id)
  const payload = [
    ...(textOf(text) ? [{ contentString: text }] : []),
    ...attached.map((file) => ({
      contentReference: referTo('DocumentReference', file.id, file.originalName),
    })),
  ]
  return {
    resourceType: 'Communication',
    id,
    status: 'completed',
    topic: inWords(subject),
    subject: referTo('Patient', patientId),
    about: [referTo('Organization', clinicId, clinicName)],
    sent: at(moment),
    sender: authors.get(authorId),
    payload: payload.length > 0 ? payload : undefined,
  }
}

async function allReaders({ deps }: FhirContext, patientId: string): Promise<AccessRecord[]> {
  const readers: AccessRecord[] = []
  let cursor: string | undefined
  do {
    const page = await listAccesses(deps, patientId, { cursor, limit: 100 })
    readers.push(...page.entries)
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  return readers
}

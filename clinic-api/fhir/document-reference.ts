import type { DocumentReference } from '@medplum/fhirtypes'
import type { Reader } from '../db/client.ts'
import { files } from '../db/schema/files.ts'
import { listNotes, type VisitNote } from '../services/appointments/list-notes.ts'
import { type FileRecord, listFiles } from '../services/histories/files.ts'
import { at, inWords, referTo, textOf } from './elements.ts'
import { type EntryContext, entryKind } from './history-entries.ts'
import { idOfNote, patientsOfNotes, toNote, typeOfNotes } from './visit-note.ts'

const kinds: Readonly<Record<string, string>> = {
  image: 'Image',
  analytic: 'Analysis',
  fastq: 'Genetic sequencing (FASTQ)',
}

/** Files of the record; what was sent with messages belongs to their threads. */
export async function listDocuments(tx: Reader, historyId: string): Promise<FileRecord[]> {
  return (await listFiles(tx, historyId)).filter(({ kind }) => kind in kinds)
}

type Document = FileRecord | (VisitNote & { id: string; createdBy: string })

export const documentReferenceKind = entryKind({
  type: 'DocumentReference',
  tables: [files],
  parameters: { type: { type: 'token', says: [...Object.values(kinds), typeOfNotes].join(', ') } },
  dates: {
    date: {
      says: 'When it was stored',
      of: (each) => (each.resourceType === 'DocumentReference' ? each.date : undefined),
    },
  },
  async list(tx, historyId, { patientId, clinicId }): Promise<Document[]> {
    const notes = await listNotes(tx, patientId, clinicId)
    return [
      ...(await listDocuments(tx, historyId)),
      ...notes.map((note) => ({ ...note, id: idOfNote(note), createdBy: note.by })),
    ]
  },
  map: (row, context) => ('appointmentId' in row ? toNote(row, context) : toDocumentReference(row, context)),
  ownersOfOthers: patientsOfNotes,
  keeps(resource, query) {
    const wanted = query.texts('type')
    const type = resource.resourceType === 'DocumentReference' && resource.type?.text
    return !wanted || wanted.includes(type || '')
  },
})

export type Around = Omit<EntryContext, 'today' | 'clinicId'>

export function toDocumentReference(
  row: FileRecord,
  { patientId, authors, base }: Around,
): DocumentReference {
  const author = authors.get(row.createdBy)
  return {
    resourceType: 'DocumentReference',
    id: row.id,
    meta: { lastUpdated: at(row.createdAt) },
    identifier: [{ type: { text: 'SHA-256 of the bytes' }, value: row.sha256 }],
    status: 'current',
    type: inWords(kinds[row.kind] ?? 'Sent with a message'),
    subject: referTo('Patient', patientId),
    date: at(row.createdAt),
    author: author && [author],
    content: [
      {
        attachment: {
          contentType: row.contentType,
          url: `${base}/Binary/${row.id}`,
          size: row.size,
          title: textOf(row.originalName),
          creation: at(row.createdAt),
        },
      },
    ],
  }
}

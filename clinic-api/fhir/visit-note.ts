import type { DocumentReference } from '@medplum/fhirtypes'
import { inArray } from 'drizzle-orm'
import type { Reader } from '../db/client.ts'
import { appointments } from '../db/schema/appointments.ts'
import type { VisitNote } from '../services/appointments/list-notes.ts'
import { at, inWords, referTo } from './elements.ts'
import type { EntryContext } from './history-entries.ts'

export const typeOfNotes = 'Note of a visit'

const prefix = 'note-'

export const idOfNote = ({ appointmentId }: Pick<VisitNote, 'appointmentId'>) => `${prefix}${appointmentId}`

/** The patients of the visits that notes of these ids are about. */
export async function patientsOfNotes(tx: Reader, ids: readonly string[]): Promise<string[]> {
  const visits = ids.filter((id) => id.startsWith(prefix)).map((id) => id.slice(prefix.length))
  if (visits.length === 0) return []
  const rows = await tx
    .selectDistinct({ patientId: appointments.patientId })
    .from(appointments)
    .where(inArray(appointments.id, visits))
  return rows.map(({ patientId }) => patientId)
}

/** A doctor's note about a visit, verbatim. */
export function toNote(note: VisitNote, { patientId, authors }: EntryContext): DocumentReference {
  const author = authors.get(note.by)
  return {
    resourceType: 'DocumentReference',
    id: idOfNote(note),
    meta: { lastUpdated: at(note.at) },
    status: 'current',
    type: inWords(typeOfNotes),
    subject: referTo('Patient', patientId),
    date: at(note.at),
    author: author && [author],
    content: [
      {
        attachment: {
          contentType: 'text/plain; charset=utf-8',
          data: Buffer.from(note.note, 'utf8').toString('base64'),
          title: typeOfNotes,
        },
      },
    ],
    context: { related: [referTo('Appointment', note.appointmentId)] },
  }
}

import type { Binary } from '@medplum/fhirtypes'
import { eq } from 'drizzle-orm'
import { files } from '../db/schema/files.ts'
import { ApiError, notFound } from '../errors.ts'
import { openFastq, openFile } from '../services/histories/files.ts'
import type { FhirContext } from './resource-kind.ts'

/** Base64 in JSON is held whole: larger files are asked for as they are. */
const mostInJson = 10 * 1024 * 1024

/** The bytes of a document, once the reading is on record. Throws 403 and 404. */
export async function openBinary({ deps, caller }: FhirContext, id: string) {
  const [row] = await deps.db.orm.select().from(files).where(eq(files.id, id))
  if (row?.kind === 'fastq') return openFastq(deps, caller, row.historyId)
  if (row?.kind !== 'image' && row?.kind !== 'analytic') throw notFound()
  return openFile(deps, caller, { historyId: row.historyId, kind: row.kind, fileId: id })
}

export async function toBinary(id: string, file: Awaited<ReturnType<typeof openBinary>>): Promise<Binary> {
  if (file.size > mostInJson) {
    file.bytes.destroy()
    throw new ApiError('too_large', 'Ask for the bytes themselves: Accept: */*')
  }
  const parts: Buffer[] = []
  for await (const part of file.bytes) parts.push(Buffer.from(part))
  const data = Buffer.concat(parts).toString('base64')
  return { resourceType: 'Binary', id, contentType: file.contentType, ...(data && { data }) }
}

import { z } from 'zod'
import { messageAnswer } from '../common.ts'
import {
  changeImportInput,
  chooseImportInput,
  importAnswer,
  importErrorsQuery,
  importList,
  importPageQuery,
  importQuery,
  importStep,
  runImportInput,
} from '../imports.ts'
import { calls, DELETE, GET, POST, PUT } from './call.ts'

/** Files of patients that a clinic moves in with. */
export const importCalls = calls('imports', {
  /** Has a file looked through. */
  upload: POST('/imports', 'import.write', {
    query: importQuery,
    uploads: true,
    answer: importAnswer,
    status: 201,
  }),
  /** Those of the caller's clinic, the newest first. */
  list: GET('/imports', 'import.read', { answer: importList }),
  /** One with a page of its lines. */
  get: GET('/imports/:id', 'import.read', { query: importPageQuery, answer: importAnswer }),
  /** Has every line read by these columns. Refused for what is imported already. */
  update: PUT('/imports/:id', 'import.write', { body: changeImportInput, answer: importAnswer }),
  choose: PUT('/imports/:id/choices', 'import.write', { body: chooseImportInput, answer: importAnswer }),
  /** Writes the file; a step a line. Whoever goes away before the last takes everything back. */
  run: POST('/imports/:id/run', 'import.write', {
    body: runImportInput,
    answer: importStep,
    streams: 'application/x-ndjson',
  }),
  /** The lines with errors. */
  errors: GET('/imports/:id/errors', 'import.read', {
    query: importErrorsQuery,
    answer: z.string(),
    streams: 'text/csv',
  }),
  invite: POST('/imports/:id/invitations', 'import.write', { answer: importAnswer }),
  discard: DELETE('/imports/:id', 'import.write', { answer: messageAnswer }),
})

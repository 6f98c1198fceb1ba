import { z } from 'zod'
import { messageAnswer } from '../common.ts'
import { changeImportInput, chooseImportInput, importAnswer, importErrorsQuery, importPageQuery, importStep, runImportInput } from '../imports.ts'
import { calls } from './call.ts'

/** Files of patients that a clinic moves in with. */
export const importCalls = calls('imports', {
  /** One with a page of its lines. */
  get: {
    method: 'GET',
    path: '/imports/:id',
    action: 'import.read',
    query: importPageQuery,
    answer: importAnswer,
  },
  /** Has every line read by these columns. Refused for what is imported already. */
  update: {
    method: 'PUT',
    path: '/imports/:id',
    action: 'import.write',
    body: changeImportInput,
    answer: importAnswer,
  },
  choose: {
    method: 'PUT',
    path: '/imports/:id/choices',
    action: 'import.write',
    body: chooseImportInput,
    answer: importAnswer,
  },
  /** Writes the file; a step a line. Whoever goes away before the last takes everything back. */
  run: {
    method: 'POST',
    path: '/imports/:id/run',
    action: 'import.write',
    body: runImportInput,
    answer: importStep,
    streams: 'application/x-ndjson',
  },
  /** The lines with errors. */
  errors: {
    method: 'GET',
    path: '/imports/:id/errors',
    action: 'import.read',
    query: importErrorsQuery,
    answer: z.string(),
    streams: 'text/csv',
  },
  invite: {
    method: 'POST',
    path: '/imports/:id/invitations',
    action: 'import.write',
    answer: importAnswer,
  },
  discard: { method: 'DELETE', path: '/imports/:id', action: 'import.write', answer: messageAnswer },
})

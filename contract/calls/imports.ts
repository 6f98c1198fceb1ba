import { messageAnswer } from '../common.ts'
import { changeImportInput, chooseImportInput, importAnswer, importPageQuery } from '../imports.ts'
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
  invite: {
    method: 'POST',
    path: '/imports/:id/invitations',
    action: 'import.write',
    answer: importAnswer,
  },
  discard: { method: 'DELETE', path: '/imports/:id', action: 'import.write', answer: messageAnswer },
})

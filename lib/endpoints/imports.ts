import type {
  changeImportInput,
  chooseImportInput,
  importErrorsQuery,
  importKindQuery,
  runImportInput,
} from '#contract/imports'
import { endpoint, type Types } from './endpoint'

interface Changed {
  id: string
}

export const importEndpoints = {
  upload: endpoint(
    'POST /api/uploads/imports',
    'import.write',
    {} as Types<{ query: typeof importKindQuery; answer: Changed }>,
  ),
  map: endpoint(
    'PUT /api/imports/:id',
    'import.write',
    {} as Types<{ body: typeof changeImportInput; answer: Changed }>,
  ),
  choose: endpoint(
    'PUT /api/imports/:id/choices',
    'import.write',
    {} as Types<{ body: typeof chooseImportInput; answer: Changed }>,
  ),
  /** A step a line. */
  run: endpoint(
    'POST /api/imports/:id/run',
    'import.write',
    {} as Types<{ body: typeof runImportInput; answer: Response }>,
  ),
  invite: endpoint('POST /api/imports/:id/invitations', 'import.write', {} as Types<{ answer: Changed }>),
  errors: endpoint(
    'GET /api/imports/:id/errors',
    'import.read',
    {} as Types<{ query: typeof importErrorsQuery; answer: Response }>,
  ),
  discard: endpoint('DELETE /api/imports/:id', 'import.write', {} as Types<{ answer: Changed }>),
}

import type { importErrorsQuery, importKindQuery, runImportInput } from '#contract/imports'
import { endpoint, type Types } from './endpoint'

export const importEndpoints = {
  upload: endpoint(
    'POST /api/uploads/imports',
    'import.write',
    {} as Types<{ query: typeof importKindQuery; answer: { id: string } }>,
  ),
  /** A step a line. */
  run: endpoint(
    'POST /api/imports/:id/run',
    'import.write',
    {} as Types<{ body: typeof runImportInput; answer: Response }>,
  ),
  errors: endpoint(
    'GET /api/imports/:id/errors',
    'import.read',
    {} as Types<{ query: typeof importErrorsQuery; answer: Response }>,
  ),
}

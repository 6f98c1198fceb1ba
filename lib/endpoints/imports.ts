import type { importKindQuery } from '#contract/imports'
import { endpoint, wire } from './endpoint'

export const importEndpoints = {
  upload: endpoint(
    'POST /api/uploads/imports',
    'import.write',
    wire<{ query: typeof importKindQuery; answer: { id: string } }>(),
  ),
}

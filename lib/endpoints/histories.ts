import type { allergyInput, downloadQuery } from '#contract/histories'
import type { History } from '@/lib/domain/history'
import { endpoint, wire } from './endpoint'

export const historyEndpoints = {
  // The allergy's text travels in the body: as part of an address it would stand in logs, and '..' would be a path.
  deleteAllergy: endpoint(
    'DELETE /api/histories/:id/allergies',
    'history.remove',
    wire<{ body: typeof allergyInput; answer: Pick<History, 'allergies' | 'lastChanged'> }>(),
  ),
  fileBytes: endpoint(
    'GET /api/files/histories/:id/:kind/:fileId',
    'history.read',
    wire<{ query: typeof downloadQuery; answer: Response }>(),
  ),
}

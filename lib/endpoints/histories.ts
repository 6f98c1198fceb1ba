import type { allergyInput, downloadQuery } from '#contract/histories'
import type { History } from '@/lib/domain/history'
import { type Done, endpoint, wire } from './endpoint'

interface OfAllergies {
  body: typeof allergyInput
  answer: Pick<History, 'allergies' | 'lastChanged'>
}

export const historyEndpoints = {
  addAllergy: endpoint('POST /api/histories/:id/allergies', 'history.add', wire<OfAllergies>()),
  // The allergy's text travels in the body: as part of an address it would stand in logs, and '..' would be a path.
  deleteAllergy: endpoint('DELETE /api/histories/:id/allergies', 'history.remove', wire<OfAllergies>()),
  uploadFile: endpoint('POST /api/uploads/histories/:id/:kind', 'history.add', wire<{ answer: Done }>()),
  fileBytes: endpoint(
    'GET /api/files/histories/:id/:kind/:fileId',
    'history.read',
    wire<{ query: typeof downloadQuery; answer: Response }>(),
  ),
}

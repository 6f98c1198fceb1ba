import type { allergyInput, conditionInput, downloadQuery, treatmentInput } from '#contract/histories'
import type { History } from '@/lib/domain/history'
import { type Done, endpoint, wire } from './endpoint'

/** What a write answers: the parts of the history that it changed. */
type Changed<Part extends keyof History> = Pick<History, Part | 'lastChanged'>

interface OfConditions {
  body: ReturnType<typeof conditionInput>
  answer: Changed<'conditions'>
}

interface OfTreatments {
  body: typeof treatmentInput
  answer: Changed<'treatments'>
}

interface OfAllergies {
  body: typeof allergyInput
  answer: Changed<'allergies'>
}

export const historyEndpoints = {
  read: endpoint('GET /api/histories/:id', 'history.read', wire<{ answer: History }>()),
  addCondition: endpoint('POST /api/histories/:id/conditions', 'history.add', wire<OfConditions>()),
  editCondition: endpoint(
    'PUT /api/histories/:id/conditions/:conditionId',
    'history.edit',
    wire<OfConditions>(),
  ),
  deleteCondition: endpoint(
    'DELETE /api/histories/:id/conditions/:conditionId',
    'history.remove',
    wire<{ answer: Changed<'conditions'> }>(),
  ),
  addTreatment: endpoint('POST /api/histories/:id/treatments', 'history.add', wire<OfTreatments>()),
  editTreatment: endpoint(
    'PUT /api/histories/:id/treatments/:treatmentId',
    'history.edit',
    wire<OfTreatments>(),
  ),
  deleteTreatment: endpoint(
    'DELETE /api/histories/:id/treatments/:treatmentId',
    'history.remove',
    wire<{ answer: Changed<'treatments'> }>(),
  ),
  addAllergy: endpoint('POST /api/histories/:id/allergies', 'history.add', wire<OfAllergies>()),
  // The allergy's text travels in the body: as part of an address, 'a/b' and '..' would be read as a path.
  deleteAllergy: endpoint('DELETE /api/histories/:id/allergies', 'history.remove', wire<OfAllergies>()),
  deleteFile: endpoint(
    'DELETE /api/histories/:id/files/:kind/:fileId',
    'history.remove',
    wire<{ answer: Done }>(),
  ),
  uploadFile: endpoint('POST /api/uploads/histories/:id/:kind', 'history.add', wire<{ answer: Done }>()),
  fileBytes: endpoint(
    'GET /api/files/histories/:id/:kind/:fileId',
    'history.read',
    wire<{ query: typeof downloadQuery; answer: Response }>(),
  ),
}

import type {
  allergyInput,
  conditionInput,
  deletedVersion,
  downloadQuery,
  treatmentInput,
  visitsQuery,
} from '#contract/histories'
import type { Visit } from '@/lib/domain/appointment'
import type { History } from '@/lib/domain/history'
import { type Done, endpoint, type Types } from './endpoint'

/** The answer of a write: the parts of the history that it changed. */
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
  read: endpoint('GET /api/histories/:id', 'history.read', {} as Types<{ answer: History }>),
  visits: endpoint(
    'GET /api/histories/:id/visits',
    'history.read',
    {} as Types<{ query: typeof visitsQuery; answer: { visits: Visit[]; cursor: string | null } }>,
  ),
  addCondition: endpoint('POST /api/histories/:id/conditions', 'history.add', {} as Types<OfConditions>),
  editCondition: endpoint(
    'PUT /api/histories/:id/conditions/:conditionId',
    'history.edit',
    {} as Types<OfConditions>,
  ),
  deleteCondition: endpoint(
    'DELETE /api/histories/:id/conditions/:conditionId',
    'history.remove',
    {} as Types<{ query: typeof deletedVersion; answer: Changed<'conditions'> }>,
  ),
  addTreatment: endpoint('POST /api/histories/:id/treatments', 'history.add', {} as Types<OfTreatments>),
  editTreatment: endpoint(
    'PUT /api/histories/:id/treatments/:treatmentId',
    'history.edit',
    {} as Types<OfTreatments>,
  ),
  deleteTreatment: endpoint(
    'DELETE /api/histories/:id/treatments/:treatmentId',
    'history.remove',
    {} as Types<{ query: typeof deletedVersion; answer: Changed<'treatments'> }>,
  ),
  addAllergy: endpoint('POST /api/histories/:id/allergies', 'history.add', {} as Types<OfAllergies>),
  // The allergy's text travels in the body: as part of an address, 'a/b' and '..' would be read as a path.
  deleteAllergy: endpoint('DELETE /api/histories/:id/allergies', 'history.remove', {} as Types<OfAllergies>),
  deleteFile: endpoint(
    'DELETE /api/histories/:id/files/:kind/:fileId',
    'history.remove',
    {} as Types<{ answer: Done }>,
  ),
  uploadFile: endpoint('POST /api/uploads/histories/:id/:kind', 'history.add', {} as Types<{ answer: Done }>),
  fileBytes: endpoint(
    'GET /api/files/histories/:id/:kind/:fileId',
    'history.read',
    {} as Types<{ query: typeof downloadQuery; answer: Response }>,
  ),
}

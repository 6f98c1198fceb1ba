import type {
  linkPatientForm,
  patientListQuery,
  quickPatientOn,
  registerPatientOn,
  similarPatientsQuery,
  updatePatientOn,
} from '#contract/patients'
import type { Patient, PatientPage, SimilarPatient } from '@/lib/domain/patient'
import { endpoint, type Types } from './endpoint'

export const patientEndpoints = {
  list: endpoint(
    'GET /api/patients',
    'patient.list',
    {} as Types<{ query: typeof patientListQuery; answer: PatientPage }>,
  ),
  register: endpoint(
    'POST /api/patients',
    'patient.register',
    {} as Types<{ body: ReturnType<typeof registerPatientOn>; answer: { id: string } }>,
    { stay: true },
  ),
  invite: endpoint(
    'POST /api/patients/quick',
    'patient.register',
    {} as Types<{ body: ReturnType<typeof quickPatientOn>; answer: { id: string } }>,
  ),
  link: endpoint(
    'POST /api/patients/link',
    'patient.register',
    {} as Types<{ body: typeof linkPatientForm; answer: { id: string } }>,
  ),
  similar: endpoint(
    'GET /api/patients/similar',
    'patient.list',
    {} as Types<{ query: typeof similarPatientsQuery; answer: SimilarPatient[] }>,
    { stay: true },
  ),
  update: endpoint(
    'PUT /api/patients/:id',
    'patient.update',
    {} as Types<{ body: ReturnType<typeof updatePatientOn>; answer: Patient }>,
  ),
}

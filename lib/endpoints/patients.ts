import type { linkPatientInput, registerPatientInput, updatePatientInput } from '#contract/patients'
import type { Patient } from '@/lib/domain/patient'
import { endpoint, type Types } from './endpoint'

export const patientEndpoints = {
  register: endpoint(
    'POST /api/patients',
    'patient.register',
    {} as Types<{ body: typeof registerPatientInput; answer: { id: string } }>,
    { stay: true },
  ),
  link: endpoint(
    'POST /api/patients/link',
    'patient.register',
    {} as Types<{ body: typeof linkPatientInput; answer: { id: string } }>,
  ),
  update: endpoint(
    'PUT /api/patients/:id',
    'patient.update',
    {} as Types<{ body: typeof updatePatientInput; answer: Patient }>,
  ),
}

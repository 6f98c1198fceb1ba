import type { registerPatientOn, updatePatientOn } from '#contract/patients'
import type { Patient } from '@/lib/domain/patient'
import { endpoint, wire } from './endpoint'

export const patientEndpoints = {
  register: endpoint(
    'POST /api/patients',
    'patient.register',
    wire<{ body: ReturnType<typeof registerPatientOn>; answer: { id: string } }>(),
    { stay: true },
  ),
  update: endpoint(
    'PUT /api/patients/:id',
    'patient.update',
    wire<{ body: ReturnType<typeof updatePatientOn>; answer: Patient }>(),
  ),
}

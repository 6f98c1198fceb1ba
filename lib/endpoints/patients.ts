import type { updatePatientOn } from '#contract/patients'
import type { recordQuery } from '#contract/record'
import type { Patient } from '@/lib/domain/patient'
import { endpoint, wire } from './endpoint'

/** Files about a patient. */
export const patientFileEndpoints = {
  fastq: endpoint('GET /api/files/patients/:id/fastq', 'history.read', wire<{ answer: Response }>()),
  record: endpoint(
    'GET /api/files/patients/:id/record',
    'history.read',
    wire<{ query: typeof recordQuery; answer: Response }>(),
  ),
}

export const patientEndpoints = {
  update: endpoint(
    'PUT /api/patients/:id',
    'patient.update',
    wire<{ body: ReturnType<typeof updatePatientOn>; answer: Patient }>(),
  ),
}

import type { PatientStatus, registerPatientOn, updatePatientOn } from '#contract/patients'
import type { recordQuery } from '#contract/record'
import type { Patient } from '@/lib/domain/patient'
import { endpoint, wire } from './endpoint'

interface StatusAnswer {
  status: PatientStatus | null
}

export const geneticStudyEndpoints = {
  fastqBytes: endpoint('GET /api/files/patients/:id/fastq', 'history.read', wire<{ answer: Response }>()),
  deleteFastq: endpoint(
    'DELETE /api/uploads/patients/:id/fastq',
    'patient.fastq-upload',
    wire<{ answer: StatusAnswer }>(),
  ),
  uploadFastq: endpoint(
    'POST /api/uploads/patients/:id/fastq',
    'patient.fastq-upload',
    wire<{ answer: StatusAnswer }>(),
  ),
}

export const recordEndpoints = {
  file: endpoint(
    'GET /api/files/patients/:id/record',
    'history.read',
    wire<{ query: typeof recordQuery; answer: Response }>(),
  ),
}

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

import type { PatientStatus } from '#contract/patients'
import { endpoint, type Types } from './endpoint'

interface StatusAnswer {
  status: PatientStatus | null
}

export const geneticStudyEndpoints = {
  requestFastq: endpoint(
    'POST /api/genetic-study/:patientId/fastq-request',
    'patient.fastq-request',
    {} as Types<{ answer: StatusAnswer }>,
  ),
  fastqBytes: endpoint(
    'GET /api/files/patients/:id/fastq',
    'history.read',
    {} as Types<{ answer: Response }>,
  ),
  fastqSummary: endpoint(
    'POST /api/genetic-study/:patientId/fastq-summary',
    'fastq-summary.compute',
    {} as Types<{ answer: Response }>,
  ),
  deleteFastq: endpoint(
    'DELETE /api/uploads/patients/:id/fastq',
    'patient.fastq-upload',
    {} as Types<{ answer: StatusAnswer }>,
  ),
  uploadFastq: endpoint(
    'POST /api/uploads/patients/:id/fastq',
    'patient.fastq-upload',
    {} as Types<{ answer: StatusAnswer }>,
  ),
}

import type { PatientStatus } from '#contract/patients'
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

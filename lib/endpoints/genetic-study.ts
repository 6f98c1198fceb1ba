import type { notifyStudyInput, PatientStatus } from '#contract/patients'
import { type Done, endpoint, wire } from './endpoint'

interface StatusAnswer {
  status: PatientStatus | null
}

export const geneticStudyEndpoints = {
  requestFastq: endpoint(
    'POST /api/genetic-study/:patientId/fastq-request',
    'patient.fastq-request',
    wire<{ answer: StatusAnswer }>(),
  ),
  notify: endpoint(
    'POST /api/genetic-study/:patientId/notification',
    'patient.notify-genetic',
    wire<{ body: typeof notifyStudyInput; answer: Done }>(),
  ),
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

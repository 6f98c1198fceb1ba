import type { doctorListQuery } from '#contract/staff'
import type { DoctorResult } from '@/lib/domain/doctor'
import { endpoint, wire } from './endpoint'

export const staffEndpoints = {
  /** The doctors of the caller's own clinic. */
  ofClinic: endpoint(
    'GET /api/staff',
    'appointment.list-range',
    wire<{ query: typeof doctorListQuery; answer: DoctorResult[] }>(),
  ),
}

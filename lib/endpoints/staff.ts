import type { doctorListQuery, registerStaffForm } from '#contract/staff'
import type { DoctorResult } from '@/lib/domain/doctor'
import { endpoint, type Types } from './endpoint'

export const staffEndpoints = {
  /** The doctors of the caller's own clinic. */
  ofClinic: endpoint(
    'GET /api/staff',
    'appointment.list-range',
    {} as Types<{ query: typeof doctorListQuery; answer: DoctorResult[] }>,
  ),
  register: endpoint(
    'POST /api/staff/register',
    'staff.register',
    {} as Types<{ body: typeof registerStaffForm; answer: { id: string } }>,
  ),
}

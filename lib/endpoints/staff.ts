import type { doctorListQuery, forceQuery, registerStaffForm, updateStaffInput } from '#contract/staff'
import type { startTwoFactorInput } from '#contract/users'
import type { Doctor, DoctorResult } from '@/lib/domain/doctor'
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
  update: endpoint(
    'PUT /api/staff/:id',
    'staff.update',
    {} as Types<{ body: typeof updateStaffInput; answer: Doctor }>,
  ),
  delete: endpoint(
    'DELETE /api/staff/:id',
    'staff.delete',
    {} as Types<{ query: typeof forceQuery; body: typeof startTwoFactorInput; answer: { id: string } }>,
  ),
}

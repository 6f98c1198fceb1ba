import type { forceQuery, registerStaffInput, updateStaffInput } from '#contract/staff'
import type { Doctor } from '@/lib/domain/doctor'
import { endpoint, type Types } from './endpoint'

export const staffEndpoints = {
  register: endpoint(
    'POST /api/staff/register',
    'staff.register',
    {} as Types<{ body: typeof registerStaffInput; answer: { id: string } }>,
  ),
  update: endpoint(
    'PUT /api/staff/:id',
    'staff.update',
    {} as Types<{ body: typeof updateStaffInput; answer: Doctor }>,
  ),
  delete: endpoint(
    'DELETE /api/staff/:id',
    'staff.delete',
    {} as Types<{ query: typeof forceQuery; answer: { id: string } }>,
  ),
}

import type { forceQuery, registerStaffInput, updateStaffInput } from '#contract/staff'
import type { Doctor } from '@/lib/domain/doctor'
import { endpoint, wire } from './endpoint'

export const staffEndpoints = {
  register: endpoint(
    'POST /api/staff/register',
    'staff.register',
    wire<{ body: typeof registerStaffInput; answer: { id: string } }>(),
  ),
  update: endpoint(
    'PUT /api/staff/:id',
    'staff.update',
    wire<{ body: typeof updateStaffInput; answer: Doctor }>(),
  ),
  delete: endpoint(
    'DELETE /api/staff/:id',
    'staff.delete',
    wire<{ query: typeof forceQuery; answer: { id: string } }>(),
  ),
}

import type { orderClinicInput, updateClinicInput } from '#contract/clinics'
import type { Clinic } from '@/lib/domain/clinic'
import { endpoint, wire } from './endpoint'

export const clinicEndpoints = {
  create: endpoint(
    'POST /api/clinics',
    'clinic.create',
    wire<{ body: typeof orderClinicInput; answer: { id: string } }>(),
  ),
  update: endpoint(
    'PUT /api/clinics/:id',
    'clinic.update',
    wire<{ body: typeof updateClinicInput; answer: Clinic }>(),
  ),
}

import type { orderClinicInput, updateClinicInput } from '#contract/clinics'
import type { dismissFirstStepsInput, FirstSteps } from '#contract/first-steps'
import type { Clinic, ListedClinic } from '@/lib/domain/clinic'
import { endpoint, type Types } from './endpoint'

export const clinicEndpoints = {
  list: endpoint('GET /api/clinics', 'clinic.read', {} as Types<{ answer: ListedClinic[] }>),
  create: endpoint(
    'POST /api/clinics',
    'clinic.create',
    {} as Types<{ body: typeof orderClinicInput; answer: { id: string } }>,
  ),
  update: endpoint(
    'PUT /api/clinics/:id',
    'clinic.update',
    {} as Types<{ body: typeof updateClinicInput; answer: Clinic }>,
  ),
  dismissFirstSteps: endpoint(
    'PUT /api/clinics/:id/first-steps',
    'first-steps.dismiss',
    {} as Types<{ body: typeof dismissFirstStepsInput; answer: FirstSteps }>,
  ),
}

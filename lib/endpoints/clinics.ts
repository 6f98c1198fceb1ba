import type { orderClinicInput } from '#contract/clinics'
import { endpoint, wire } from './endpoint'

export const clinicEndpoints = {
  create: endpoint(
    'POST /api/clinics',
    'clinic.create',
    wire<{ body: typeof orderClinicInput; answer: { id: string } }>(),
  ),
}

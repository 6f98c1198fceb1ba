import type { orderClinicInput } from '#contract/clinics'
import type { ListedClinic } from '@/lib/domain/clinic'
import { endpoint, wire } from './endpoint'

export const clinicEndpoints = {
  list: endpoint('GET /api/clinics', 'clinic.read', wire<{ answer: ListedClinic[] }>()),
  create: endpoint(
    'POST /api/clinics',
    'clinic.create',
    wire<{ body: typeof orderClinicInput; answer: { id: string } }>(),
  ),
}

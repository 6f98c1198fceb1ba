import type { orderClinicInput } from '#contract/clinics'
import type { ListedClinic } from '@/lib/domain/clinic'
import { endpoint, type Types } from './endpoint'

export const clinicEndpoints = {
  list: endpoint('GET /api/clinics', 'clinic.read', {} as Types<{ answer: ListedClinic[] }>),
  create: endpoint(
    'POST /api/clinics',
    'clinic.create',
    {} as Types<{ body: typeof orderClinicInput; answer: { id: string } }>,
  ),
}

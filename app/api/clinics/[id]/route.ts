import { updateClinicInput } from '#contract/clinics'
import { updateClinic } from '@/lib/api/clinics'
import { serve } from '@/lib/bff/serve'
import { clinicEndpoints } from '@/lib/endpoints/clinics'

export const PUT = serve(clinicEndpoints.update, {
  body: updateClinicInput,
  handle: ({ auth, params, body }) => updateClinic(auth, params.id, body),
})

import { orderClinicInput } from '#contract/clinics'
import { createClinic, listClinics } from '@/lib/api/clinics'
import { updateViewer } from '@/lib/auth/update-viewer'
import { serve } from '@/lib/bff/serve'
import { clinicEndpoints } from '@/lib/endpoints/clinics'

export const GET = serve(clinicEndpoints.list, {
  handle: ({ auth }) => listClinics(auth),
})

export const POST = serve(clinicEndpoints.create, {
  body: orderClinicInput,
  status: 201,
  async handle({ auth, viewer, body }) {
    const id = await createClinic(auth, body)
    if (viewer.roles.includes('clinicadmin') && !viewer.clinicId) await updateViewer({ clinicId: id })
    return { id }
  },
})

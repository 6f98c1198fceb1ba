import { orderClinicInput } from '#contract/clinics'
import { createClinic } from '@/lib/api/clinics'
import { updateViewer } from '@/lib/auth/update-viewer'
import { serve } from '@/lib/bff/serve'
import type { Viewer } from '@/lib/domain/session'
import { clinicEndpoints } from '@/lib/endpoints/clinics'

/** The founder works in the first clinic from now on, and may go on to a further one. */
const placesWith = (id: string, { clinicId, places = 0 }: Viewer) => ({
  clinicId: clinicId ?? id,
  places: places + 1,
})

export const POST = serve(clinicEndpoints.create, {
  body: orderClinicInput,
  status: 201,
  async handle({ auth, viewer, body }) {
    const id = await createClinic(auth, body)
    if (viewer.roles.includes('clinicadmin')) await updateViewer(placesWith(id, viewer))
    return { id }
  },
})

import { createClinicInput } from '#contract/clinics'
import { createClinic } from '@/lib/api/clinics'
import { updateViewer } from '@/lib/auth/update-viewer'
import { defineRoute } from '@/lib/bff/define-route'
import { reply } from '@/lib/bff/respond'

export const POST = defineRoute({
  action: 'clinic.create',
  // Only a payment makes a clinic active.
  body: createClinicInput.omit({ active: true }),
  async handle({ auth, viewer, body }) {
    const id = await createClinic(auth, body)
    if (viewer.roles.includes('clinicadmin') && !viewer.clinicId) await updateViewer({ clinicId: id })
    return reply({ id }, 201)
  },
})

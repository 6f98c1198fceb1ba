import { createClinicInput } from '#contract/clinics'
import { createClinic } from '@/lib/api/clinics'
import { defineRoute } from '@/lib/bff/define-route'
import { reply } from '@/lib/bff/respond'

export const POST = defineRoute({
  action: 'clinic.create',
  // Only a payment makes a clinic active.
  body: createClinicInput.omit({ active: true }),
  handle: async ({ auth, body }) => reply({ id: await createClinic(auth, body) }, 201),
})

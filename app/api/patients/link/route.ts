import { linkPatientForm } from '#contract/patients'
import { linkPatient } from '@/lib/api/patients'
import { serve } from '@/lib/bff/serve'
import { patientEndpoints } from '@/lib/endpoints/patients'

export const POST = serve(patientEndpoints.link, {
  body: linkPatientForm,
  handle: async ({ auth, body }) => ({ id: await linkPatient(auth, body) }),
})

import { registerPatientOn } from '#contract/patients'
import { latestToday } from '#contract/zone'
import { registerPatient } from '@/lib/api/patients'
import { serve } from '@/lib/bff/serve'
import { patientEndpoints } from '@/lib/endpoints/patients'

export const POST = serve(patientEndpoints.register, {
  body: (now) => registerPatientOn(latestToday(now.getTime())),
  status: 201,
  handle: async ({ auth, body }) => ({ id: await registerPatient(auth, body) }),
})

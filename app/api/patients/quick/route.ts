import { quickPatientOn } from '#contract/patients'
import { latestToday } from '#contract/zone'
import { invitePatient } from '@/lib/api/patients'
import { serve } from '@/lib/bff/serve'
import { patientEndpoints } from '@/lib/endpoints/patients'

export const POST = serve(patientEndpoints.invite, {
  body: (now) => quickPatientOn(latestToday(now.getTime())),
  status: 201,
  handle: async ({ auth, body }) => ({ id: await invitePatient(auth, body) }),
})

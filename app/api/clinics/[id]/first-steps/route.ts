import { dismissFirstStepsInput } from '#contract/first-steps'
import { dismissFirstSteps } from '@/lib/api/first-steps'
import { serve } from '@/lib/bff/serve'
import { clinicEndpoints } from '@/lib/endpoints/clinics'

export const PUT = serve(clinicEndpoints.dismissFirstSteps, {
  body: dismissFirstStepsInput,
  handle: ({ auth, params }) => dismissFirstSteps(auth, params.id),
})

import { registerPatientOn } from '#contract/patients'
import { latestToday } from '#contract/zone'
import { registerPatient } from '@/lib/api/patients'
import { defineRoute } from '@/lib/bff/define-route'
import { reply } from '@/lib/bff/respond'

export const POST: ReturnType<typeof defineRoute> = (request, context) =>
  defineRoute({
    action: 'patient.register',
    body: registerPatientOn(latestToday(Date.now())),
    handle: async ({ auth, body }) => reply({ id: await registerPatient(auth, body) }, 201),
  })(request, context)

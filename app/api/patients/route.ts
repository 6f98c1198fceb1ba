import { registerPatientInput } from '#contract/patients'
import { registerPatient } from '@/lib/api/patients'
import { defineRoute } from '@/lib/bff/define-route'
import { reply } from '@/lib/bff/respond'

export const POST = defineRoute({
  action: 'patient.register',
  body: registerPatientInput,
  handle: async ({ auth, body }) => reply({ id: await registerPatient(auth, body) }, 201),
})

import { linkPatientInput } from '#contract/patients'
import { linkPatient } from '@/lib/api/patients'
import { defineRoute } from '@/lib/bff/define-route'

export const POST = defineRoute({
  action: 'patient.register',
  body: linkPatientInput,
  handle: async ({ auth, body }) => ({ id: await linkPatient(auth, body) }),
})

import { z } from 'zod'
import { id } from '#contract/common'
import { updatePatientInput } from '#contract/patients'
import { updatePatient } from '@/lib/api/patients'
import { defineRoute } from '@/lib/bff/define-route'

export const PUT = defineRoute({
  action: 'patient.update',
  params: z.object({ id }),
  body: updatePatientInput,
  handle: ({ auth, params, body }) => updatePatient(auth, params.id, body),
})

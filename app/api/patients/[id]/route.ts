import { z } from 'zod'
import { id } from '#contract/common'
import { updatePatientInput } from '#contract/patients'
import { updatePatient } from '@/lib/api/patients'
import { updateViewer } from '@/lib/auth/update-viewer'
import { defineRoute } from '@/lib/bff/define-route'

export const PUT = defineRoute({
  action: 'patient.update',
  params: z.object({ id }),
  body: updatePatientInput,
  async handle({ auth, params, body }) {
    const patient = await updatePatient(auth, params.id, body)
    await updateViewer({ name: patient.name, surname: patient.surname })
    return patient
  },
})

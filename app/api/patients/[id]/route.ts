import { z } from 'zod'
import { id } from '#contract/common'
import { updatePatientOn } from '#contract/patients'
import { latestToday } from '#contract/zone'
import { updatePatient } from '@/lib/api/patients'
import { updateViewer } from '@/lib/auth/update-viewer'
import { defineRoute } from '@/lib/bff/define-route'

export const PUT: ReturnType<typeof defineRoute> = (request, context) =>
  defineRoute({
    action: 'patient.update',
    params: z.object({ id }),
    body: updatePatientOn(latestToday(Date.now())),
    async handle({ auth, params, body }) {
      const patient = await updatePatient(auth, params.id, body)
      await updateViewer({ name: patient.name, surname: patient.surname })
      return patient
    },
  })(request, context)

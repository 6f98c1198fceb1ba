import { z } from 'zod'
import { id } from '#contract/common'
import { notifyStudyInput } from '#contract/patients'
import { notifyGeneticStudy } from '@/lib/api/genetic-study'
import { defineRoute } from '@/lib/bff/define-route'

export const POST = defineRoute({
  action: 'patient.notify-genetic',
  params: z.object({ patientId: id }),
  body: notifyStudyInput,
  async handle({ auth, params, body }) {
    await notifyGeneticStudy(auth, params.patientId, body)
    return { message: 'Notification sent' }
  },
})

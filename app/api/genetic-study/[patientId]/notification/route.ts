import { z } from 'zod'
import { id } from '#contract/common'
import { notifyGeneticStudy } from '@/lib/api/genetic-study'
import { defineRoute } from '@/lib/bff/define-route'

export const POST = defineRoute({
  action: 'patient.notify-genetic',
  params: z.object({ patientId: id }),
  async handle({ auth, params }) {
    await notifyGeneticStudy(auth, params.patientId)
    return { message: 'Notification sent' }
  },
})

import { notifyStudyInput } from '#contract/patients'
import { notifyGeneticStudy } from '@/lib/api/genetic-study'
import { serve } from '@/lib/bff/serve'
import { geneticStudyEndpoints } from '@/lib/endpoints/genetic-study'

export const POST = serve(geneticStudyEndpoints.notify, {
  body: notifyStudyInput,
  async handle({ auth, params, body }) {
    await notifyGeneticStudy(auth, params.patientId, body)
    return { message: 'Notification sent' }
  },
})

import { z } from 'zod'
import { id } from '#contract/common'
import { requestFastq } from '@/lib/api/genetic-study'
import { defineRoute } from '@/lib/bff/define-route'

export const POST = defineRoute({
  action: 'patient.fastq-request',
  params: z.object({ patientId: id }),
  async handle({ auth, params }) {
    return { status: await requestFastq(auth, params.patientId) }
  },
})
